import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import type { Account } from './accounts.repository.ts';

export async function accountsByIds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  if (ids.length === 0) return new Map();
  const accounts = await db.selectFrom('account').selectAll().where('id', 'in', ids).execute();
  return new Map(accounts.map((account) => [account.id, account]));
}

/** Locked in the order of their ids, so that two admins who act on each other wait instead of blocking each other. */
export const lockAdminsAnd = (tx: Tx, id: string): Promise<Account[]> =>
  tx
    .selectFrom('account')
    .selectAll()
    .where((where) => where.or([where('user_type', '=', 'admin'), where('id', '=', id)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const suspendAccount = (tx: Tx, id: string, reason: string): Promise<Account> =>
  tx
    .updateTable('account')
    .set({
      suspended_at: sql`coalesce(suspended_at, now())`,
      suspension_reason: reason.trim() || null,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const unsuspendAccount = (tx: Tx, id: string): Promise<Account> =>
  tx
    .updateTable('account')
    .set({ suspended_at: null, suspension_reason: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Which of these lower-cased addresses have an account. */
export async function existingKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const found = await db.selectFrom('account').select('email_key').where('email_key', 'in', keys).execute();
  return found.map(({ email_key }) => email_key);
}
