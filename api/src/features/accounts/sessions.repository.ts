import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { notify } from '../../platform/live/notify.ts';

export const insertSession = (tx: Tx, account_id: string, token_hash: Buffer, seconds: number) =>
  tx
    .insertInto('session')
    .values({ token_hash, account_id, expires_at: sql`now() + make_interval(secs => ${seconds})` })
    .execute();

/** Looks at the account as well as the session: a suspension counts from the moment it is committed. */
export const signedInBy = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.user_type'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('account.suspended_at', 'is', null)
    .where('account.verified_at', 'is not', null)
    .executeTakeFirst();

/** Of these sessions, those that still sign somebody in. */
export const signedInAmong = (db: Db, tokenHashes: readonly Buffer[]) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.token_hash')
    .where('session.token_hash', '=', sql<Buffer>`any(${tokenHashes})`)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('account.suspended_at', 'is', null)
    .where('account.verified_at', 'is not', null)
    .execute();

export async function deleteSession(tx: Tx, accountId: string, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
  await tellOpenPages(tx, accountId);
}

export async function deleteSessionsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute();
  await tellOpenPages(tx, accountId);
}

export async function deleteOtherSessions(tx: Tx, accountId: string, kept: Buffer): Promise<void> {
  await tx.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '<>', kept).execute();
  await tellOpenPages(tx, accountId);
}

/** Whoever hears it looks which of the account's sessions are left. */
const tellOpenPages = (tx: Tx, accountId: string) => notify(tx, { type: 'signed-out', id: accountId, to: [accountId] });

export const forgetExpiredSessions = (db: Db) =>
  db.deleteFrom('session').where('expires_at', '<', sql<Date>`now()`).execute();
