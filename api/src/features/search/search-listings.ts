import type { SearchQuery } from '@letfair/domain/search/search-query';
import type { Db } from '../../platform/db.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { type CardRow, cardColumns, withCover } from './cards.repository.ts';
import { totalFromCounts } from './live-totals.repository.ts';
import { areaOfSearch, type SearchArea } from './search-area.ts';
import { all, type Condition, conditionsOf, conditionsToCount, isCountedByRent } from './search-conditions.ts';
import { type After, awayFrom, type FoundHome, sortingOf, writeCursor } from './search-order.ts';

export interface SearchOptions {
  readonly limit: number;
  /** Where the page before ended, see readCursor. */
  readonly after?: After | null;
  /** Only homes that came onto the market after this. */
  readonly since?: Date;
  /** Only these homes. */
  readonly among?: readonly string[];
  /** How many there are, where that was counted already. */
  readonly total?: number;
}

export interface FoundPage<Home> {
  readonly area: SearchArea;
  readonly homes: readonly Home[];
  /** Of all pages together. */
  readonly total: number;
  readonly nextCursor: string | null;
}

interface FoundHomes extends Omit<FoundPage<never>, 'homes'> {
  readonly ids: readonly string[];
}

/** The ids of the homes that suit a search, in its order. What is best for a tenant is not known here: those come newest first. */
export async function searchListings(db: Db, query: SearchQuery, options: SearchOptions): Promise<FoundHomes> {
  const { homes, ...page } = await search<WrittenHome>(db, query, options, {
    columns: sql.raw('page.listing_id as id, page.published_at, page.rent_pence, page.bedrooms, page.away'),
    joined: sql.raw(''),
    placeOf: (home) => ({ ...home, published_at: new Date(home.published_at) }),
  });
  return { ...page, ids: homes.map(({ id }) => id) };
}

/** An instant is a text in JSON. */
type WrittenHome = Omit<FoundHome, 'published_at'> & { readonly published_at: string };

interface CardOptions extends SearchOptions {
  /** Also of homes whose cards say enough without it. */
  readonly withInformation: boolean;
}

/** The same homes with all that their cards say, read in one go. */
export const searchCards = (db: Db, query: SearchQuery, options: CardOptions): Promise<FoundPage<CardRow>> =>
  search<CardRow & Pick<FoundHome, 'away'>>(db, query, options, {
    columns: sql`page.away, ${cardColumns(options.withInformation)}`,
    joined: listingOfPage,
    placeOf: ({ card, away }) => ({ ...card, published_at: new Date(card.published_at), away }),
  });

const listingOfPage = sql`join listing on listing.id = page.listing_id ${withCover}`;

interface Shown<Home> {
  readonly columns: Sql;
  readonly joined: Sql;
  /** What a home is sorted by. */
  readonly placeOf: (home: Home) => FoundHome;
}

async function search<Home>(
  db: Db,
  query: SearchQuery,
  options: SearchOptions,
  { columns, joined, placeOf }: Shown<Home>,
): Promise<FoundPage<Home>> {
  const area = areaOfSearch(query);
  if (area.isUnknown) return { area, homes: [], total: 0, nextCursor: null };
  const { limit, after = null, total } = options;
  const sorting = sortingOf(query.sort);
  const narrower = narrowed(options);
  const away = awayFrom(query.sort === 'distance' ? area.middle : null);
  const behind = after ? [sorting.behind(after)] : [];
  const homesOf = (conditions: readonly Condition[]) => sql`
    select listing_id, published_at, rent_pence, bedrooms, ${away} as away from listing_search
    where ${all([...conditions, ...narrower])}`;
  const known = total === undefined ? narrower.length === 0 && totalFromCounts(query, area) : sql`select ${total}::int`;
  const once = !known && !comesInOrder(query, area);
  const homes = homesOf(conditionsOf(query, area));
  const homesToCount = () => (isCountedByRent(query, area) ? homesOf(conditionsToCount(query, area)) : homes);
  const counted = known || count(once ? sql`found` : sql`(${homesToCount()}) as found`);
  // A page is one text of JSON: the driver takes longer over a row than PostgreSQL over writing it into a list.
  // One home more than it holds tells whether there is another page.
  const { rows } = await sql<{ total: number; homes: Home[] | null }>`
    ${once ? sql`with found as materialized (${homes})` : sql``}
    select (${counted}) as total, (
      select json_agg(home) from (
        select ${columns} from (
          select * from ${once ? sql`found` : sql`(${homes})`} as page where ${all(behind)}
          order by ${sorting.by} limit ${sql.lit(limit + 1)}
        ) as page ${joined}
        order by ${sorting.by}
      ) as home
    ) as homes
  `.execute(db);
  const found = rows[0]?.homes ?? [];
  const last = found.length > limit ? placeOf(found[limit - 1]!) : null;
  return {
    area,
    homes: found.slice(0, limit),
    total: rows[0]?.total ?? 0,
    nextCursor: last && writeCursor({ sort: query.sort, key: sorting.key(last), id: last.id }),
  };
}

const count = (homes: Sql) => sql`select count(*)::int as total from ${homes}`;

/** Whether an index hands the homes over in the order asked for. If none does, all are read: then once, for page and total. */
function comesInOrder({ sort, box }: SearchQuery, { outline, circle }: SearchArea): boolean {
  if (circle || box) return false;
  if (!outline) return sort !== 'distance';
  const { districts, outcodes, regions, letters } = outline;
  if (letters.length > 0 || districts.length + outcodes.length + regions.length !== 1) return false;
  return sort === 'newest' || sort === 'match' || (regions.length === 1 && sort.startsWith('price'));
}

const narrowed = ({ since, among }: SearchOptions): Condition[] => [
  ...(since ? [sql<boolean>`published_at > ${since}::timestamptz`] : []),
  ...(among ? [sql<boolean>`listing_id = any(${[...among]}::uuid[])`] : []),
];
