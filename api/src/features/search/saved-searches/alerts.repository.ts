import type { AlertFrequency } from '@letfair/domain/search/saved-searches';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';

interface ToldListing {
  readonly listing_id: string;
  readonly isCut: boolean;
}

interface Found {
  readonly account_id: string;
  readonly search_id: string;
}

/** Who was told of a home before its rent was cut has not heard of the cut. */
const toldAlready = sql<boolean>`exists (
  select from alert as told
  where told.listing_id = alert.listing_id and told.account_id = alert.account_id and told.told_at is not null
    and (alert.previous_rent_pence is null or told.told_at >= alert.created_at)
)`;

/** Accounts with an instant alert of this listing that was not sent, each with their oldest search that found it. */
export const waitingInstantAlerts = (
  db: Db,
  listingId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Found[]> => {
  let query = db
    .selectFrom('alert')
    .innerJoin('saved_search', 'saved_search.id', 'alert.search_id')
    .distinctOn('alert.account_id')
    .select(['alert.account_id', 'alert.search_id'])
    .where('alert.listing_id', '=', listingId)
    .where('alert.told_at', 'is', null)
    .where('saved_search.frequency', '=', 'instant')
    .where(sql<boolean>`not ${toldAlready}`)
    .orderBy('alert.account_id')
    .orderBy('alert.search_id')
    .limit(limit);
  if (after) query = query.where('alert.account_id', '>', after);
  return query.execute();
};

/** How many instant alerts this account got since midnight in London. */
export async function instantAlertsToday(tx: Tx, accountId: string): Promise<number> {
  const { mails } = await tx
    .selectFrom('alert')
    .select(sql<number>`count(*)::int`.as('mails'))
    .where('account_id', '=', accountId)
    .where('told', '=', 'instant')
    .where('told_at', '>=', sql<Date>`date_trunc('day', now(), 'Europe/London')`)
    .executeTakeFirstOrThrow();
  return mails;
}

/** Answers which of them were still waiting, and whether their rent was cut. */
export async function markTold(
  tx: Tx,
  searchId: string,
  listingIds: readonly string[],
  told: 'instant' | 'digest',
): Promise<readonly ToldListing[]> {
  if (listingIds.length === 0) return [];
  return tx
    .updateTable('alert')
    .set({ told, told_at: sql<Date>`now()` })
    .where('search_id', '=', searchId)
    .where('listing_id', 'in', listingIds)
    .where('told_at', 'is', null)
    .returning(['listing_id', sql<boolean>`previous_rent_pence is not null`.as('isCut')])
    .execute();
}

/** Searches with alerts that wait since before this time, in the order of their ids. */
export const searchesWaiting = (
  db: Db,
  {
    frequencies,
    before,
    after,
    limit,
  }: {
    readonly frequencies: readonly AlertFrequency[];
    readonly before: Date;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<Found[]> => {
  let query = db
    .selectFrom('alert')
    .innerJoin('saved_search', 'saved_search.id', 'alert.search_id')
    .distinctOn('alert.search_id')
    .select(['alert.search_id', 'saved_search.account_id'])
    .where('alert.told_at', 'is', null)
    .where('alert.created_at', '<', before)
    .where('saved_search.frequency', 'in', frequencies)
    .orderBy('alert.search_id')
    .limit(limit);
  if (after) query = query.where('alert.search_id', '>', after);
  return query.execute();
};

/** The live listings of a search's waiting alerts that no other search sent already: the newest, how many, and how many of them for a cut. */
export async function waitingListings(
  tx: Tx,
  searchId: string,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<{ readonly ids: string[]; readonly total: number; readonly cuts: number }> {
  const rows = await tx
    .selectFrom('alert')
    .innerJoin('listing_search as home', 'home.listing_id', 'alert.listing_id')
    .select([
      'alert.listing_id',
      sql<number>`(count(*) over ())::int`.as('total'),
      sql<number>`(count(previous_rent_pence) over ())::int`.as('cuts'),
    ])
    .where('alert.search_id', '=', searchId)
    .where('alert.told_at', 'is', null)
    .where('alert.created_at', '<', before)
    .where(sql<boolean>`not ${toldAlready}`)
    .orderBy('home.published_at', 'desc')
    .orderBy('alert.listing_id', 'desc')
    .limit(limit)
    .execute();
  return { ids: rows.map(({ listing_id }) => listing_id), total: rows[0]?.total ?? 0, cuts: rows[0]?.cuts ?? 0 };
}

export const forgetWaiting = (tx: Tx, searchId: string, before?: Date) => {
  const query = tx.deleteFrom('alert').where('search_id', '=', searchId).where('told_at', 'is', null);
  return (before ? query.where('created_at', '<', before) : query).execute();
};
