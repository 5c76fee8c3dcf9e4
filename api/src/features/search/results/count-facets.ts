import type { EpcRating } from '@letfair/domain/homes/vocabulary';
import { type FacetCounts, type FacetName, facetNames, filters } from '@letfair/domain/search/filters';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Reach } from '../travel/index.ts';
import { matchingTotals } from './live-totals.repository.ts';
import { areaOfSearch } from './search-area.ts';
import { all, conditionsToCount } from './search-conditions.ts';
import { countOfFlag, epcFlag, hasFlag, searchFlags } from './search-flags.ts';

/** A facet counts listings with at least this many bedrooms. */
const bedroomSteps = [0, 1, 2, 3, 4, 5] as const;

/**
 * How many of the listings that a search finds have what, within all its filters: what a further choice would leave.
 * Wide searches sum the totals, narrow ones count their listings.
 */
export async function countFacets(db: Db, query: SearchQuery, reaches: readonly Reach[] = []): Promise<FacetCounts> {
  const area = areaOfSearch(query, reaches);
  const totals = matchingTotals(query, area);
  const { rows } = await sql<Record<string, number | null>>`
    select ${sql.join(totals ? sumsOfTotals : countsOfListings)}
    from ${totals ?? sql`listing_search where ${all(conditionsToCount(query, area))}`}
  `.execute(db);
  const count = (name: string): number => rows[0]?.[name] ?? 0;
  const facetOf = (name: FacetName) => {
    const filter = filters[name];
    if (filter.facet === 'steps') return bedroomSteps.map((least) => count(`bedrooms-${least}`));
    if (filter.facet === 'flag') return count(filter.flags[0] ?? '');
    const flagOf = name === 'epc' ? (rating: string) => epcFlag(rating as EpcRating) : (flag: string) => flag;
    return Object.fromEntries(filter.options.map((option) => [option, count(flagOf(option))]));
  };
  return Object.fromEntries(facetNames.map((name) => [name, facetOf(name)])) as unknown as FacetCounts;
}

const named = (name: string, figure: RawBuilder<unknown>) => sql`(${figure})::int as ${sql.ref(name)}`;
const bedroomsFrom = (least: number) => sql`bedrooms >= ${sql.lit(least)}`;

const sumsOfTotals = [
  ...searchFlags.map((flag) => named(flag, sql`sum(${countOfFlag(flag)})`)),
  ...bedroomSteps.map((least) => named(`bedrooms-${least}`, sql`sum(listings) filter (where ${bedroomsFrom(least)})`)),
];

const countsOfListings = [
  ...searchFlags.map((flag) => named(flag, sql`count(*) filter (where ${hasFlag(flag)})`)),
  ...bedroomSteps.map((least) => named(`bedrooms-${least}`, sql`count(*) filter (where ${bedroomsFrom(least)})`)),
];
