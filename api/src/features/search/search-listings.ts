import type { SearchQuery } from '@letfair/domain/search/search-query';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { keptTotal } from './live-counts.repository.ts';
import { areaOfSearch, type SearchArea } from './search-area.ts';
import { all, type Condition, conditionsOf } from './search-conditions.ts';
import { type After, awayFrom, type FoundHome, sortingOf, writeCursor } from './search-order.ts';

export interface SearchOptions {
  readonly limit: number;
  /** Where the page before ended, see readCursor. */
  readonly after?: After | null;
  /** Only homes that came onto the market after this. */
  readonly since?: Date;
  /** Only these homes. */
  readonly among?: readonly string[];
}

export interface FoundHomes {
  readonly area: SearchArea;
  readonly ids: readonly string[];
  /** Of all pages together. */
  readonly total: number;
  readonly nextCursor: string | null;
}

type Row = { readonly total: number } & (FoundHome | { readonly listing_id: null });

/** The ids of the homes that suit a search, in its order. What is best for a tenant is not known here: those come newest first. */
export async function searchListings(db: Db, query: SearchQuery, options: SearchOptions): Promise<FoundHomes> {
  const area = areaOfSearch(query);
  if (area.isUnknown) return { area, ids: [], total: 0, nextCursor: null };
  const { limit, after = null } = options;
  const conditions = [...conditionsOf(query, area), ...narrowed(options)];
  const sorting = sortingOf(query.sort);
  const from = query.sort === 'distance' ? area.middle : null;
  const behind = after ? [sorting.behind(after)] : [];
  const kept = narrowed(options).length === 0 ? keptTotal(query, area) : null;
  const homesFound = sql`select ${columns}, ${awayFrom(from)} as away from listing_search where ${all(conditions)}`;
  const once = !kept && !comesInOrder(query, area);
  // One more than the page holds tells whether there is another page.
  const { rows } = await sql<Row>`
    ${once ? sql`with found as materialized (${homesFound})` : sql``}
    select total, page.* from (${kept ?? counted(once ? sql`found` : sql`(${homesFound}) as found`)}) as counted left join (
      select * from ${once ? sql`found` : sql`(${homesFound}) as found`} where ${all(behind)}
      order by ${sorting.by} limit ${limit + 1}
    ) as page on true
    order by ${sorting.by}
  `.execute(db);
  const homes = rows.filter((row): row is { total: number } & FoundHome => row.listing_id !== null);
  const last = homes[limit - 1];
  return {
    area,
    ids: homes.slice(0, limit).map(({ listing_id }) => listing_id),
    total: rows[0]?.total ?? 0,
    nextCursor:
      last && homes.length > limit
        ? writeCursor({ sort: query.sort, key: sorting.key(last), id: last.listing_id })
        : null,
  };
}

const columns = sql`listing_id, published_at, rent_pence, bedrooms`;
const counted = (homes: RawBuilder<unknown>) => sql`select count(*)::int as total from ${homes}`;

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
