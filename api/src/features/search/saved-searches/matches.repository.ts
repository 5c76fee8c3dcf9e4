import { filters } from '@letfair/domain/search/filters';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { findRentBefore } from '../rents/index.ts';
import { flagMask } from '../results/index.ts';
import { findsListing } from './filter-columns.ts';
import { keysOfListing } from './search-keys.ts';

const searchedListing = (db: Db, listingId: string) =>
  db
    .selectFrom('listing_search')
    .innerJoin('listing', 'listing.id', 'listing_search.listing_id')
    .selectAll('listing_search')
    .select('listing.account_id')
    .where('listing_search.listing_id', '=', listingId)
    .executeTakeFirst();

type SearchedListing = NonNullable<Awaited<ReturnType<typeof searchedListing>>>;

/** The saved searches that find this listing and send mails; a lister's own are left out. */
const searchesFinding = (row: SearchedListing) => sql<{ id: string; account_id: string }>`
  select search_id as id, account_id
  from saved_search_key
  where key = any(${[...keysOfListing(row)]}::text[])
    and writes
    and account_id <> ${row.account_id}::uuid
    and ${findsListing(row)}`;

/**
 * Records an alert for every saved search that finds the listing, or since it asks for a rent, for those that did not
 * find it before. Alerts recorded already stay as they are.
 */
export async function recordMatches(tx: Tx, listingId: string, rentId?: string): Promise<void> {
  const row = await searchedListing(tx, listingId);
  const previous = rentId === undefined ? null : await findRentBefore(tx, listingId, rentId);
  if (!row || previous === undefined || (previous !== null && previous <= row.rent_pence)) return;
  const isNew = previous === null ? sql`true` : newlyFoundAfterCut(previous);
  await sql`
    insert into alert (search_id, listing_id, account_id, previous_rent_pence)
    select id, ${listingId}::uuid, account_id, ${previous}::int from (${searchesFinding(row)} and ${isNew}) as found
    on conflict do nothing
  `.execute(tx);
}

/** What the listing cost was too much, or the search looks for reduced homes. */
const newlyFoundAfterCut = (previousPence: number) =>
  sql`(max_rent_pence < ${previousPence}::int or required_flags & ${flagMask(filters.reduced.flags)}::bigint <> 0)`;

/** False once it has left the market or its lister is suspended. */
export async function canBeFound(tx: Tx, listingId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('listing_search')
    .select('listing_id')
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function savedSearchesFinding(db: Db, listingId: string): Promise<string[]> {
  const row = await searchedListing(db, listingId);
  return row ? (await searchesFinding(row).execute(db)).rows.map(({ id }) => id) : [];
}
