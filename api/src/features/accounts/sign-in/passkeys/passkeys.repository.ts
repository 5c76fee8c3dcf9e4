import { type Insertable, sql } from 'kysely';
import { countRows } from '../../../../platform/count-rows.ts';
import type { AccessTx, Db, Tx } from '../../../../platform/db.ts';
import { deleteOwnRow } from '../../../../platform/retention/own-rows.ts';
import type { Tables } from '../../../../platform/tables.ts';

/** Oldest first. */
export const listPasskeys = (db: Db, accountId: string) =>
  db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

export const countPasskeys = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('passkey').where('account_id', '=', accountId));

export const findPasskeyByCredential = (db: Db, credentialId: string) =>
  db.selectFrom('passkey').selectAll().where('credential_key', '=', credentialId).executeTakeFirst();

/** Undefined when somebody has this passkey already. */
export const insertPasskey = (tx: AccessTx, passkey: Insertable<Tables['passkey']>) =>
  tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_key').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Returns false when the passkey is gone, or its counter was seen before, as that of a copy would be. */
export async function recordPasskeyUse(tx: Tx, id: string, counter: number): Promise<boolean> {
  const used = await tx
    .updateTable('passkey')
    .set({ counter, last_used_at: sql`now()` })
    .where('id', '=', id)
    // Authenticators that do not count always answer 0.
    .where((where) => where.or([where('counter', '<', String(counter)), where('counter', '=', '0')]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Returns false when the account has no such passkey. */
export const deletePasskey = (tx: Tx, accountId: string, id: string): Promise<boolean> =>
  deleteOwnRow(tx, 'passkey', accountId, id);

/** Returns their names. */
export async function deletePasskeysSince(tx: Tx, accountId: string, since: Date): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .returning('name')
    .execute();
  return deleted.map(({ name }) => name);
}

/** Returns how many there were. */
export async function deletePasskeys(tx: Tx, accountId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
