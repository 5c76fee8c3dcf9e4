import type { SearchQuery } from '@letfair/domain/search/search-query';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Reach } from '../travel/index.ts';
import { type CardRow, cardColumns, cardJoins } from './cards/cards.repository.ts';
import { readCardRow } from './cards/read-card-row.ts';
import { totalFromCounts } from './live-totals.repository.ts';
import { areaOfSearch, isPartOfMap, type SearchArea } from './search-area.ts';
import { all, type Condition, conditionsOf, conditionsToCount, isCountedByRent } from './search-conditions.ts';
import { type After, type FoundListing, newestFirst, rankOf, sortingOf, writeCursor } from './search-order.ts';

export interface SearchOptions {
  readonly limit: number;
  /** The end of the previous page, from readCursor. */
  readonly after?: After | null;
  /** Only listings published after this. */
  readonly since?: Date;
  /** Only these listings. */
  readonly among?: readonly string[];
  /** The total, when it is already known. */
  readonly total?: number;
  /** The areas from which the places of the search are reached in time. */
  readonly reaches?: readonly Reach[];
}

export interface FoundPage<Row> {
  readonly area: SearchArea;
  readonly listings: readonly Row[];
  /** Of all pages together. */
  readonly total: number;
  readonly nextCursor: string | null;
}

interface FoundListings extends Omit<FoundPage<never>, 'listings'> {
  readonly ids: readonly string[];
}

/** Ids of the listings that a search finds, in its order. With the sort `match` they come newest first, because preferences are not known here. */
export async function searchListings(db: Db, query: SearchQuery, options: SearchOptions): Promise<FoundListings> {
  const { listings, ...page } = await search<WrittenListing>(db, query, options, {
    columns: sql.raw('page.listing_id as id, page.published_at, page.rent_pence, page.bedrooms, page.rank'),
    joined: sql.raw(''),
    read: (text) => JSON.parse(text),
    placeOf: (listing) => ({ ...listing, published_at: new Date(listing.published_at) }),
  });
  return { ...page, ids: listings.map(({ id }) => id) };
}

/** JSON has instants as texts. */
type WrittenListing = Omit<FoundListing, 'published_at'> & { readonly published_at: string };

interface CardOptions extends SearchOptions {
  /** Reads the material information too, which match scores need. */
  readonly withInformation: boolean;
}

/** The same listings with their cards, in one statement. */
export const searchCards = (db: Db, query: SearchQuery, options: CardOptions): Promise<FoundPage<CardRow>> =>
  search<CardRow & Pick<FoundListing, 'rank'>>(db, query, options, {
    columns: sql`page.rank, ${cardColumns(options.withInformation)}`,
    joined: listingOfPage,
    read: readCardRow,
    placeOf: ({ card, rank }) => ({ ...card, published_at: new Date(card.published_at), rank }),
  });

const listingOfPage = sql`join listing on listing.id = page.listing_id ${cardJoins}`;

interface Shown<Row> {
  readonly columns: RawBuilder<unknown>;
  readonly joined: RawBuilder<unknown>;
  readonly read: (text: string) => Row;
  /** The sort values of a row, for the cursor. */
  readonly placeOf: (listing: Row) => FoundListing;
}

async function search<Row>(
  db: Db,
  query: SearchQuery,
  options: SearchOptions,
  { columns, joined, read, placeOf }: Shown<Row>,
): Promise<FoundPage<Row>> {
  const area = areaOfSearch(query, options.reaches);
  if (area.isUnknown) return { area, listings: [], total: 0, nextCursor: null };
  const { limit, after = null, total } = options;
  const sorting = sortingOf(query.sort);
  const narrower = narrowed(options);
  const behind = after ? [sorting.behind(after)] : [];
  const listingsOf = (conditions: readonly Condition[]) => sql`
    select listing_id, published_at, rent_pence, bedrooms, ${rankOf(query.sort, area)} as rank from listing_search
    where ${all([...conditions, ...narrower])}`;
  const known = total === undefined ? narrower.length === 0 && totalFromCounts(query, area) : sql`select ${total}::int`;
  const once = !known && !comesInOrder(query, area);
  const listings = listingsOf(conditionsOf(query, area));
  const fewest = sql`limit ${sql.lit(limit + 1)}`;
  const inOrder = (part: Condition) => sql`(
    select * from (${listings}) as page where ${all([part, ...behind])} order by ${newestFirst} ${fewest})`;
  const source = once
    ? sql`found`
    : sql`(${sorting.parts ? sql.join(sorting.parts.map(inOrder), sql` union all `) : listings})`;
  const listingsToCount = () => (isCountedByRent(query, area) ? listingsOf(conditionsToCount(query, area)) : listings);
  const counted = known || count(once ? sql`found` : sql`(${listingsToCount()}) as found`);
  // The page is one text with a line for each listing, because the driver takes longer to read a row than PostgreSQL to
  // aggregate it, and a line that was read before need not be read again.
  // One listing more than the page holds tells whether there is another page.
  const { rows } = await sql<{ total: number; listings: string | null }>`
    ${once ? sql`with found as materialized (${listings})` : sql``}
    select (${counted}) as total, (
      select string_agg(row_to_json(listing)::text, chr(10)) from (
        select ${columns} from (
          select * from ${source} as page where ${all(behind)} order by ${sorting.by} ${fewest}
        ) as page ${joined}
        order by ${sorting.by}
      ) as listing
    ) as listings
  `.execute(db);
  const found = rows[0]?.listings?.split('\n').map(read) ?? [];
  const last = found.length > limit ? placeOf(found[limit - 1]!) : null;
  return {
    area,
    listings: found.slice(0, limit),
    total: rows[0]?.total ?? 0,
    nextCursor: last && writeCursor({ sort: query.sort, key: sorting.key(last), id: last.id }),
  };
}

const count = (listings: RawBuilder<unknown>) => sql`select count(*)::int as total from ${listings}`;

/** Whether an index has the order of the sort. If none has, all listings are read once, for the page and the total. */
function comesInOrder(query: SearchQuery, area: SearchArea): boolean {
  if (isPartOfMap(query, area)) return false;
  const { sort } = query;
  const { outline } = area;
  if (!outline) return sort !== 'distance' && sort !== 'travel';
  const { districts, outcodes, regions, letters } = outline;
  if (letters.length > 0 || districts.length + outcodes.length + regions.length !== 1) return false;
  return (
    sort === 'newest' || sort === 'match' || sort === 'answers' || (regions.length === 1 && sort.startsWith('price'))
  );
}

const narrowed = ({ since, among }: SearchOptions): Condition[] => [
  ...(since ? [sql<boolean>`published_at > ${since}::timestamptz`] : []),
  ...(among ? [sql<boolean>`listing_id = any(${[...among]}::uuid[])`] : []),
];
