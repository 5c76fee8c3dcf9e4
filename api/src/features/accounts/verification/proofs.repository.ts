import { emailKey } from '@letfair/domain/accounts/contact-details';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';

const now = sql<Date>`now()`;
const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;

interface ProofHashes {
  readonly email_key: string;
  readonly code_hash: Buffer;
  readonly token_hash: Buffer;
}

/** One per account: a new proof replaces the former. */
export const upsertVerification = (tx: Tx, accountId: string, proof: ProofHashes, minutes: number) =>
  tx
    .insertInto('email_verification')
    .values({ account_id: accountId, ...proof, expires_at: inMinutes(minutes) })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...proof, expires_at: inMinutes(minutes) }))
    .execute();

const liveVerifications = (db: Db) =>
  db
    .selectFrom('email_verification')
    .select(['account_id', 'email_key', 'code_hash', 'token_hash'])
    .where('expires_at', '>', now);

/** Several accounts may wait for one email; more than this would make codes easier to guess. */
const MAX_VERIFICATIONS_PER_EMAIL = 3;

export const findVerificationsByEmail = (db: Db, email: string) =>
  liveVerifications(db)
    .where('email_key', '=', emailKey(email))
    .orderBy('expires_at', 'desc')
    .limit(MAX_VERIFICATIONS_PER_EMAIL)
    .execute();

export const findVerification = (db: Db, accountId: string) =>
  liveVerifications(db).where('account_id', '=', accountId).executeTakeFirst();

export const findVerificationByToken = (db: Db, tokenHash: Buffer) =>
  liveVerifications(db).where('token_hash', '=', tokenHash).executeTakeFirst();

/** Returns true for one caller only. */
const consumeProof = (tx: Tx, table: 'email_verification' | 'password_reset', tokenHash: Buffer): Promise<boolean> =>
  tx
    .deleteFrom(table as 'password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
    .then((taken) => taken !== undefined);

export const consumeVerification = (tx: Tx, tokenHash: Buffer) => consumeProof(tx, 'email_verification', tokenHash);

export const deleteVerification = (tx: Tx, accountId: string) =>
  tx.deleteFrom('email_verification').where('account_id', '=', accountId).execute();

export const upsertPasswordReset = (tx: Tx, accountId: string, token_hash: Buffer, minutes: number) =>
  tx
    .insertInto('password_reset')
    .values({ account_id: accountId, token_hash, expires_at: inMinutes(minutes) })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ token_hash, expires_at: inMinutes(minutes) }))
    .execute();

export const findPasswordReset = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const consumePasswordReset = (tx: Tx, tokenHash: Buffer) => consumeProof(tx, 'password_reset', tokenHash);

export const deletePasswordReset = (tx: Tx, accountId: string) =>
  tx.deleteFrom('password_reset').where('account_id', '=', accountId).execute();

export async function deleteExpiredProofs(db: Db): Promise<void> {
  await db.deleteFrom('email_verification').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_reset').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_revert').where('expires_at', '<', now).execute();
}
