import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

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

export const deleteSession = (tx: Tx, tokenHash: Buffer) =>
  tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute();

export const deleteSessionsOf = (tx: Tx, accountId: string) =>
  tx.deleteFrom('session').where('account_id', '=', accountId).execute();

export const deleteOtherSessions = (tx: Tx, accountId: string, kept: Buffer) =>
  tx.deleteFrom('session').where('account_id', '=', accountId).where('token_hash', '<>', kept).execute();

export const forgetExpiredSessions = (db: Db) =>
  db.deleteFrom('session').where('expires_at', '<', sql<Date>`now()`).execute();
