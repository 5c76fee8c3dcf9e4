import { epcRatings, furnishings, propertyTypes } from '@letfair/domain/listings/vocabulary';
import type { FacetCounts } from '@letfair/domain/search/filters';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { searchFeatures } from '@letfair/domain/search/searchable-features';
import type { Db } from '../../platform/db.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { countedFlags, flagBit, flagsBesideTypes } from './flags.ts';
import { matchingTotals } from './live-totals.repository.ts';
import { areaOfSearch } from './search-area.ts';
import { all, conditionsToCount } from './search-conditions.ts';

/** Counted are homes with at least so many. */
const bedroomSteps = [0, 1, 2, 3, 4, 5] as const;

/**
 * How many of the homes a search finds have what: within all its filters, so that somebody sees what a further choice
 * would leave. Wide searches add up the kept counts, narrow ones their homes.
 */
export async function countFacets(db: Db, query: SearchQuery): Promise<FacetCounts> {
  const area = areaOfSearch(query);
  const kinds = matchingTotals(query, area);
  const { rows } = await sql<Record<string, number | null>>`
    select ${sql.join(kinds ? sumsOfKinds : countsOfHomes)}
    from ${kinds ?? sql`listing_search where ${all(conditionsToCount(query, area))}`}
  `.execute(db);
  const count = (name: string): number => rows[0]?.[name] ?? 0;
  const each = <N extends string>(names: readonly N[]) =>
    Object.fromEntries(names.map((name) => [name, count(name)])) as Record<N, number>;
  return {
    propertyType: each(propertyTypes),
    bedrooms: bedroomSteps.map((least) => count(`bedrooms-${least}`)),
    furnishing: each(furnishings),
    epc: each(epcRatings),
    features: each(searchFeatures),
    pets: count('pets'),
    parking: count('parking'),
    bills: count('bills'),
    shared: count('shared'),
  };
}

const named = (name: string, figure: Sql) => sql`(${figure})::int as ${sql.ref(name)}`;
const bedroomsFrom = (least: number) => sql`bedrooms >= ${sql.lit(least)}`;

const sumsOfKinds = [
  ...propertyTypes.map((type) => named(type, sql`sum(homes) filter (where type_mark = ${sql.lit(flagBit(type))})`)),
  ...bedroomSteps.map((least) => named(`bedrooms-${least}`, sql`sum(homes) filter (where ${bedroomsFrom(least)})`)),
  ...countedFlags.map((name, at) => named(name, sql`sum(counts[${sql.lit(at + 1)}])`)),
];

const countsOfHomes = [
  ...[...propertyTypes, ...flagsBesideTypes].map((mark) =>
    named(mark, sql`count(*) filter (where marks & ${sql.lit(flagBit(mark))} <> 0)`),
  ),
  ...epcRatings.map((rating, at) => named(rating, sql`count(*) filter (where epc = ${sql.lit(at + 1)})`)),
  ...bedroomSteps.map((least) => named(`bedrooms-${least}`, sql`count(*) filter (where ${bedroomsFrom(least)})`)),
];
