import { retention } from '@letfair/domain/accounts/privacy/retention';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { Account } from '../../sign-in/index.ts';

/** Returns when the account was first closed. */
export async function markClosed(tx: Tx, id: string): Promise<Date> {
  const { closed_at } = await tx
    .updateTable('account')
    .set({ closed_at: sql`coalesce(closed_at, now())`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(sql<Date>`closed_at`.as('closed_at'))
    .executeTakeFirstOrThrow();
  return closed_at;
}

export const reopenAccount = (tx: Tx, id: string): Promise<Account> =>
  tx
    .updateTable('account')
    .set({ closed_at: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();

const isDue = sql<boolean>`closed_at < now() - make_interval(days => ${retention.closedAccountDays})`;

/** Longest closed first. */
export const listAccountsToErase = (db: Db, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('account')
    .select('id')
    .where('closed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .where(isDue)
    .orderBy('closed_at')
    .limit(limit)
    .execute();

/** Undefined when the owner has just returned or the account is already erased. */
export const lockAccountToErase = (tx: Tx, id: string): Promise<Account | undefined> =>
  tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where(isDue)
    .forNoKeyUpdate()
    .executeTakeFirst();
