import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';

export interface StoredRedress {
  readonly redress_scheme: string;
  readonly redress_number: string;
  readonly redress_confirmed_at: Date | null;
}

/** The redress scheme that an agency says it belongs to; undefined for everybody else. */
export const findRedressOf = (db: Db, accountId: string): Promise<StoredRedress | undefined> =>
  db
    .selectFrom('account')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .select([
      sql<string>`coalesce(redress_scheme, '')`.as('redress_scheme'),
      sql<string>`coalesce(redress_number, '')`.as('redress_number'),
      'redress_confirmed_at',
    ])
    .where('account.id', '=', accountId)
    .where('account.user_type', '=', 'agent')
    .executeTakeFirst();

/** Locked against a change of the scheme until the write is done; undefined where the agency says something else. */
export const confirmRedressOf = (
  tx: Tx,
  accountId: string,
  said: Pick<StoredRedress, 'redress_scheme' | 'redress_number'>,
): Promise<StoredRedress | undefined> =>
  tx
    .updateTable('agency')
    .set({ redress_confirmed_at: sql<Date>`coalesce(redress_confirmed_at, now())` })
    .where('account_id', '=', accountId)
    .where('redress_scheme', '=', said.redress_scheme)
    .where('redress_number', '=', said.redress_number)
    .returning(['redress_scheme', 'redress_number', 'redress_confirmed_at'])
    .executeTakeFirst();
