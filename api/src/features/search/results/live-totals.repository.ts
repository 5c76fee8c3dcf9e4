import type { PropertyType } from '@letfair/domain/homes/vocabulary';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { anyFlagGroups, excludedFlags, isAnySet, rareFilters, requiredFlags } from './filter-sql.ts';
import { FAR_WEST, finestCell } from './map/map-grid.ts';
import { isPartOfMap, type SearchArea } from './search-area.ts';
import {
  all,
  type Condition,
  filtersByTotalsOnly,
  isUnfiltered,
  oneOrMore,
  totalsConditions,
} from './search-conditions.ts';
import { countOfFlag, hasFlag, type SearchFlag, storedFlags, sumsOfFlagCounts } from './search-flags.ts';

/** The regions that a search covers as a whole: empty for the whole country, null if it covers parts of regions. */
function wholeRegions(query: SearchQuery, area: SearchArea): readonly string[] | null {
  const { outline, isUnknown } = area;
  if (isUnknown || isPartOfMap(query, area)) return null;
  if (!outline) return [];
  const { districts, outcodes, regions, letters } = outline;
  return districts.length + outcodes.length + letters.length > 0 ? null : regions;
}

const inRegions = (regions: readonly string[]): Condition[] => oneOrMore(sql.ref('region'), regions);

/** No condition that holds for all types, because an index could not be searched by it. */
const ofType = (types: readonly PropertyType[]): Condition =>
  types.length === 0 ? sql<boolean>`true` : sql<boolean>`property_type = any(${[...types]}::text[])`;

/** The total of a search over whole regions, read from the totals; null where listings have to be counted. */
export function totalFromCounts(query: SearchQuery, area: SearchArea) {
  const regions = wholeRegions(query, area);
  const listings = regions && countedListings(query);
  if (!listings) return null;
  if (isUnfiltered(query))
    return sql`select coalesce(sum(listings), 0)::int as total from live_map_totals where ${all(inRegions(regions))}`;
  const conditions = all([...inRegions(regions), ...totalsConditions(query, ofType)]);
  return sql`select coalesce(sum(${listings}), 0)::int as total from live_listing_totals where ${conditions}`;
}

/**
 * How many listings of a row are meant: all, or those that meet the one further filter. Null for two filters, because
 * the totals do not say how many listings have two flags at once.
 */
function countedListings(query: SearchQuery): RawBuilder<unknown> | null {
  const groups = anyFlagGroups(query).filter(({ flags }) => flags.length > 0);
  const isCountable = groups.every(({ areExclusive }) => areExclusive) && !isAnySet(rareFilters, query);
  if (!isCountable || query.words !== '' || query.added !== '') return null;
  const thoseWith = (flags: readonly SearchFlag[]) => sql`(${sql.join(flags.map(countOfFlag), sql` + `)})`;
  const counts = [
    ...requiredFlags(query).map((flag) => thoseWith([flag])),
    ...groups.map(({ flags }) => thoseWith(flags)),
    ...excludedFlags(query).map((flag) => sql`(listings - ${thoseWith([flag])})`),
  ];
  return counts.length > 1 ? null : (counts[0] ?? sql.ref('listings'));
}

/** The rows of totals that a search finds; null if it filters by anything that totals are not kept by. */
export function matchingTotals(query: SearchQuery, area: SearchArea) {
  const regions = wholeRegions(query, area);
  if (!regions || !filtersByTotalsOnly(query)) return null;
  return sql`live_listing_totals where ${all([...inRegions(regions), ...totalsConditions(query, ofType)])}`;
}

/** Rows that are replaced by their sum must not be summed or rebuilt by anybody else at the same time. */
const lockTotals = (tx: Tx) => sql`select pg_advisory_xact_lock(${TOTALS_LOCK}::bigint)`.execute(tx);
/** Any number that no other lock uses. */
const TOTALS_LOCK = 5_238_171_102;

const cell = sql.raw('region, lat_cell, lng_cell');
const group = sql.raw('region, property_type, bedrooms, rent_pence');

/** Replaces the changes of the last hour by their sums. */
export const compactLiveTotals = (db: Db): Promise<void> =>
  write(db, async (tx) => {
    await lockTotals(tx);
    await sql`
      with changed as (select ${cell} from live_map_totals group by ${cell} having count(*) > 1),
        changes as (delete from live_map_totals where (${cell}) in (select ${cell} from changed) returning *)
      insert into live_map_totals (${cell}, listings, lat_sum, lng_sum)
      select ${cell}, sum(listings), sum(lat_sum), sum(lng_sum) from changes group by ${cell}
      having sum(listings) <> 0
    `.execute(tx);
    await sql`
      with changed as (select ${group} from live_listing_totals group by ${group} having count(*) > 1),
        changes as (delete from live_listing_totals where (${group}) in (select ${group} from changed) returning *)
      insert into live_listing_totals (${group}, listings, flag_counts)
      select ${group}, sum(listings), array[${sumsOfFlagCounts}]::int[] from changes group by ${group}
      having sum(listings) <> 0
    `.execute(tx);
  });

/** The regions that have listings, or totals. */
export async function regionsWithTotals(db: Db): Promise<string[]> {
  const { rows } = await sql<{ region: string }>`
    select region from listing_search union select region from live_listing_totals
    union select region from live_map_totals order by region
  `.execute(db);
  return rows.map(({ region }) => region);
}

/**
 * Counts the listings of a region anew. Each statement sees search rows and totals as of one instant, and whatever is
 * committed later comes with its own changes to the totals.
 */
export const rebuildTotals = (db: Db, region: string): Promise<void> =>
  write(db, async (tx) => {
    await lockTotals(tx);
    await sql`
      with removed as (delete from live_map_totals where region = ${region})
      insert into live_map_totals (${cell}, listings, lat_sum, lng_sum) ${countMapCells(region)}
    `.execute(tx);
    await sql`
      with removed as (delete from live_listing_totals where region = ${region})
      insert into live_listing_totals (${group}, listings, flag_counts) ${countGroups(region)}
    `.execute(tx);
  });

const countMapCells = (region: string): RawBuilder<unknown> => sql`
  select region, coalesce(lat, 0) / ${sql.lit(finestCell.lat)},
    (coalesce(lng, ${sql.lit(-FAR_WEST)}) + ${sql.lit(FAR_WEST)}) / ${sql.lit(finestCell.lng)}, count(*),
    sum(coalesce(lat, 0)), sum(coalesce(lng, 0))
  from listing_search where region = ${region} group by 1, 2, 3`;

const countGroups = (region: string): RawBuilder<unknown> => sql`
  select ${group}, count(*), array[${sql.join(
    storedFlags.map((flag) => sql`count(*) filter (where ${hasFlag(flag)})::int`),
  )}]
  from listing_search where region = ${region} group by ${group} order by rent_pence`;
