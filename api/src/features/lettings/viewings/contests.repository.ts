import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { KeysetRange } from '../../../platform/keyset-page.ts';
import type { Tables } from '../../../platform/tables.ts';

type ContestRow = Selectable<Tables['viewing_contest']>;

/** False when the entry was contested before. */
export async function insertContest(
  tx: Tx,
  contest: { readonly id: string; readonly account_id: string; readonly content: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('viewing_contest')
    .values({ ...contest, status: 'open', decided_by: null, decided_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const lockContest = (tx: Tx, id: string): Promise<ContestRow | undefined> =>
  tx.selectFrom('viewing_contest').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const setDecision = (
  tx: Tx,
  id: string,
  decision: { readonly status: 'upheld' | 'struck'; readonly reason: string; readonly decided_by: string },
) =>
  tx
    .updateTable('viewing_contest')
    .set({ ...decision, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

interface Name {
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name: string | null;
}

const nameOf = (account: 'tenant' | 'lister') =>
  sql<Name>`json_build_object('first_name', ${sql.ref(`${account}.first_name`)}, 'last_name', ${sql.ref(`${account}.last_name`)},
    'company_name', (select company_name from agency where agency.account_id = ${sql.ref(`${account}.id`)}))`;

/** The oldest viewing first; ids are in order of time. */
export function listOpenContests(db: Db, { before, limit }: KeysetRange) {
  let query = db
    .selectFrom('viewing_contest')
    .innerJoin('viewing', 'viewing.id', 'viewing_contest.id')
    .innerJoin('listing', 'listing.id', 'viewing.listing_id')
    .innerJoin('account as tenant', 'tenant.id', 'viewing.tenant_id')
    .innerJoin('account as lister', 'lister.id', 'viewing.lister_id')
    .select([
      'viewing_contest.id',
      'viewing_contest.account_id',
      'viewing_contest.content',
      'viewing_contest.created_at',
      'viewing.listing_id',
      'viewing.tenant_id',
      'viewing.lister_id',
      'viewing.status',
      'viewing.is_late',
      'viewing.starts_at',
      'listing.title',
      nameOf('tenant').as('tenant'),
      nameOf('lister').as('lister'),
    ])
    .where(sql<boolean>`viewing_contest.status = 'open'`);
  if (before) query = query.where('viewing_contest.id', '>', before);
  return query.orderBy('viewing_contest.id').limit(limit).execute();
}
