import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { keysOfHome } from './search-keys.ts';

const searchedHome = (db: Db, listingId: string) =>
  db
    .selectFrom('listing_search')
    .innerJoin('listing', 'listing.id', 'listing_search.listing_id')
    .selectAll('listing_search')
    .select('listing.account_id')
    .where('listing_search.listing_id', '=', listingId)
    .executeTakeFirst();

type SearchedHome = NonNullable<Awaited<ReturnType<typeof searchedHome>>>;

/** The searches that would find this home and may write, those of its own lister left out. */
const searchesFinding = (home: SearchedHome) => sql<{ id: string; account_id: string }>`
  select search_id as id, account_id
  from saved_search_key
  where key = any(${[...keysOfHome(home)]}::text[])
    and writes
    and account_id <> ${home.account_id}::uuid
    and min_rent_pence <= ${home.rent_pence}::int
    and max_rent_pence >= ${home.rent_pence}::int
    and min_bedrooms <= ${home.bedrooms}::int
    and type_flags & ${home.flags}::bigint <> 0
    and required_flags & ~${home.flags}::bigint = 0
    and excluded_flags & ${home.flags}::bigint = 0
    and (reach is null or point(${home.spot.x}::float8, ${home.spot.y}::float8) <@ reach)
    and (not asks_more or exists (
      select from saved_search
      where saved_search.id = search_id
        and not exists (select from unnest(any_flags) as mask where mask & ${home.flags}::bigint = 0)
        and min_bath_halves <= ${home.bath_halves}::int
        and available_by >= ${home.available_date}::date
        and ${home.lat}::int between south and north
        and ${home.lng}::int between west and east
        and (saved_search.words = '' or exists (
          select from listing_words
          where listing_id = ${home.listing_id}::uuid
            and listing_words.words @@ websearch_to_tsquery('english', saved_search.words)
        ))
    ))`;

/** Writes down whom a new home is to be told; what is written already stays as it is. */
export async function noteMatches(tx: Tx, listingId: string): Promise<void> {
  const home = await searchedHome(tx, listingId);
  if (!home) return;
  await sql`
    insert into alert (search_id, listing_id, account_id)
    select id, ${listingId}::uuid, account_id from (${searchesFinding(home)}) as found
    on conflict do nothing
  `.execute(tx);
}

/** False from the moment it leaves the market or its lister is suspended. */
export async function canBeFound(tx: Tx, listingId: string): Promise<boolean> {
  const home = await tx
    .selectFrom('listing_search')
    .select('listing_id')
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return home !== undefined;
}

export async function savedSearchesFinding(db: Db, listingId: string): Promise<string[]> {
  const home = await searchedHome(db, listingId);
  return home ? (await searchesFinding(home).execute(db)).rows.map(({ id }) => id) : [];
}
