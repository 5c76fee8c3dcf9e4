import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import type { Account } from './accounts.repository.ts';

/** Newest first: ids are in order of time. */
export function listAccounts(
  db: Db,
  { search, before, limit }: { readonly search: string; readonly before: string | null; readonly limit: number },
): Promise<Account[]> {
  let query = db.selectFrom('account').selectAll().orderBy('id', 'desc').limit(limit);
  if (before) query = query.where('id', '<', before);
  if (search) query = query.where(sql<boolean>`search_text like '%' || ${lowered(escapeLike(search))} || '%'`);
  return query.execute();
}

// Lowered like the column it is compared with, then given back the column's collation: with another one PostgreSQL
// would not use the index.
const lowered = (text: string) => sql<string>`(lower(${text}::text collate "und-x-icu") collate "default")`;

/** What the person typed is text, not a pattern. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const countAccounts = (db: Db) =>
  db
    .selectFrom('account')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(verified_at)::int`.as('verified'),
      sql<number>`count(suspended_at)::int`.as('suspended'),
    ])
    .executeTakeFirstOrThrow();

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
