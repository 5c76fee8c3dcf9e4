import { epcRatings, furnishings, propertyTypes } from '@letfair/domain/listings/vocabulary';
import type { FacetCounts } from '@letfair/domain/search/filters';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { searchFeatures } from '@letfair/domain/search/searchable-features';
import type { Db } from '../../platform/db.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { matchingTotals } from './live-totals.repository.ts';
import { areaOfSearch } from './search-area.ts';
import { all, conditionsToCount } from './search-conditions.ts';
import { countOfFlag, epcFlag, hasFlag, type SearchFlag, searchFlags } from './search-flags.ts';

/** A facet counts listings with at least this many bedrooms. */
const bedroomSteps = [0, 1, 2, 3, 4, 5] as const;

/**
 * How many of the listings that a search finds have what, within all its filters: what a further choice would leave.
 * Wide searches sum the totals, narrow ones count their listings.
 */
export async function countFacets(db: Db, query: SearchQuery): Promise<FacetCounts> {
  const area = areaOfSearch(query);
  const totals = matchingTotals(query, area);
  const { rows } = await sql<Record<string, number | null>>`
    select ${sql.join(totals ? sumsOfTotals : countsOfListings)}
    from ${totals ?? sql`listing_search where ${all(conditionsToCount(query, area))}`}
  `.execute(db);
  const count = (name: string): number => rows[0]?.[name] ?? 0;
  const each = <N extends string>(names: readonly N[], flagOf: (name: N) => SearchFlag) =>
    Object.fromEntries(names.map((name) => [name, count(flagOf(name))])) as Record<N, number>;
  return {
    propertyType: each(propertyTypes, (flag) => flag),
    bedrooms: bedroomSteps.map((least) => count(`bedrooms-${least}`)),
    furnishing: each(furnishings, (flag) => flag),
    epc: each(epcRatings, epcFlag),
    features: each(searchFeatures, (flag) => flag),
    pets: count('pets'),
    parking: count('parking'),
    bills: count('bills'),
    shared: count('shared'),
  };
}

const named = (name: string, figure: Sql) => sql`(${figure})::int as ${sql.ref(name)}`;
const bedroomsFrom = (least: number) => sql`bedrooms >= ${sql.lit(least)}`;

const sumsOfTotals = [
  ...searchFlags.map((flag) => named(flag, sql`sum(${countOfFlag(flag)})`)),
  ...bedroomSteps.map((least) => named(`bedrooms-${least}`, sql`sum(listings) filter (where ${bedroomsFrom(least)})`)),
];

const countsOfListings = [
  ...searchFlags.map((flag) => named(flag, sql`count(*) filter (where ${hasFlag(flag)})`)),
  ...bedroomSteps.map((least) => named(`bedrooms-${least}`, sql`count(*) filter (where ${bedroomsFrom(least)})`)),
];
