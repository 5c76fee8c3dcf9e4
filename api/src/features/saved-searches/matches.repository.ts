import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
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

/** Records an alert for every saved search that finds the listing; those recorded already stay as they are. */
export async function recordMatches(tx: Tx, listingId: string): Promise<void> {
  const row = await searchedListing(tx, listingId);
  if (!row) return;
  await sql`
    insert into alert (search_id, listing_id, account_id)
    select id, ${listingId}::uuid, account_id from (${searchesFinding(row)}) as found
    on conflict do nothing
  `.execute(tx);
}

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
