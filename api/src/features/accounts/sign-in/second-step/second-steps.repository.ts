import { sql } from 'kysely';
import { countRows } from '../../../../platform/count-rows.ts';
import type { AccessTx, Db, Tx } from '../../../../platform/db.ts';
import { decryptSecret, encryptSecret } from '../../../../platform/secrets/stored-secrets.ts';

export const findSecondStep = (db: Db, accountId: string) =>
  db.selectFrom('second_step').selectAll().where('account_id', '=', accountId).executeTakeFirst();

const placeOf = (accountId: string) => ({ table: 'second_step', column: 'secret_key', row: accountId }) as const;

/** The secret that the app of the person has. */
export const readTotpSecret = (db: Db, step: { readonly account_id: string; readonly secret_key: string }) =>
  decryptSecret(db, placeOf(step.account_id), step.secret_key);

/** Starts a set-up anew; the secret of one that is in use stays. Returns false for that. */
export async function upsertPendingSecondStep(tx: AccessTx, account_id: string, secret: string): Promise<boolean> {
  const secret_key = await encryptSecret(tx, placeOf(account_id), secret);
  const saved = await tx
    .insertInto('second_step')
    .values({ account_id, secret_key })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret_key, last_step: 0, created_at: sql`now()` })
        .where('second_step.enabled_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export const markSecondStepEnabled = (tx: AccessTx, accountId: string) =>
  tx.updateTable('second_step').set({ enabled_at: sql`now()` }).where('account_id', '=', accountId).execute();

/** Returns false when a code of this time step, or of a later one, was used before. */
export async function useUpTimeStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('second_step')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Returns false when there is no such code, or it was used before. */
export async function useUpRecoveryCode(tx: Tx, accountId: string, codeHash: Buffer): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function replaceRecoveryCodes(tx: AccessTx, account_id: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', account_id).execute();
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id, code_hash })))
    .execute();
}

/** Returns how many there were; codes of before their time was kept stay. */
export async function deleteRecoveryCodesSince(tx: Tx, accountId: string, since: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export const countRecoveryCodes = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('recovery_code').where('account_id', '=', accountId));

export async function deleteSecondStep(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('second_step').where('account_id', '=', accountId).execute();
}
