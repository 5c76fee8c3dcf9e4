import { MAX_LOOSENED, MAX_NEARBY } from '@letfair/contract/search/search';
import { MOST_COUNTED, NEARBY_MILES } from '@letfair/domain/search/alternatives';
import { filterChipsOf } from '@letfair/domain/search/describe-search';
import { typesMeant } from '@letfair/domain/search/property-type-groups';
import { changeSearch, emptySearch, type SearchQuery } from '@letfair/domain/search/search-query';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { CardRow } from '../cards/cards.repository.ts';
import {
  addedAfterOf,
  anyFlagGroups,
  excludedFlags,
  limitOf,
  rareFilters,
  requiredFlags,
  totalsFilters,
} from '../filter-sql.ts';
import type { SearchArea } from '../search-area.ts';
import { all, areaConditions } from '../search-conditions.ts';
import { ANY_FLAG, flagMask } from '../search-flags.ts';
import { searchCards } from '../search-listings.ts';

interface LoosenedFilter {
  readonly text: string;
  readonly homes: number;
}

interface FilterCounts {
  /** How many listings the place has without any filter. */
  readonly unfiltered: number;
  /** How many listings the search would find without one of its filters, most first. */
  readonly loosened: readonly LoosenedFilter[];
}

export interface Alternatives extends FilterCounts {
  readonly nearby: readonly CardRow[];
}

/** What somebody may look for instead of a search that finds nothing. */
export async function suggestAlternatives(db: Db, query: SearchQuery, area: SearchArea): Promise<Alternatives> {
  if (area.isUnknown) return { ...noneAtAll, nearby: [] };
  const [counts, nearby] = await Promise.all([countWithoutFilters(db, query, area), findNearby(db, query, area)]);
  return { ...counts, nearby };
}

async function findNearby(db: Db, query: SearchQuery, area: SearchArea): Promise<readonly CardRow[]> {
  if (area.middle === null || (query.radius ?? 0) >= NEARBY_MILES) return [];
  const wider = changeSearch(query, { box: null, shape: [], radius: NEARBY_MILES, sort: 'distance' });
  const options = { limit: MAX_NEARBY, total: 0, withInformation: false, reaches: area.reaches };
  return (await searchCards(db, wider, options)).listings;
}

const noneAtAll: FilterCounts = { unfiltered: 0, loosened: [] };

/** One statement whose text depends on the place only, because every text is prepared on every connection. */
async function countWithoutFilters(db: Db, query: SearchQuery, area: SearchArea): Promise<FilterCounts> {
  const chips = filterChipsOf(query).slice(0, MAX_LOOSENED);
  // A search without filters that finds nothing has counted its place already.
  if (chips.length === 0) return noneAtAll;
  const searches = [...chips.map(({ without }) => without), emptySearch];
  const ranges = [...totalsFilters, ...rareFilters];
  const limits = ranges.map((range) => ({
    name: range.saved,
    values: sql`${searches.map((search) => limitOf(search, range))}${sql.raw(`::${range.type}[]`)}`,
    condition: sql.raw(`${range.column} ${range.compare} ${range.saved}`),
  }));
  const masks = [
    anyOf('type_flags', searches, ({ propertyType }) => flagMask(typesMeant(propertyType))),
    ...anyFlagGroups(query).map((_, at) =>
      anyOf(`any_flags_${at}`, searches, (search) => flagMask(anyFlagGroups(search)[at]?.flags ?? [])),
    ),
  ];
  const required = searches.map((search) => flagMask(requiredFlags(search)));
  const excluded = searches.map((search) => flagMask(excludedFlags(search)));
  const columns = [
    ...[...limits, ...masks].map(({ name }) => name),
    'required_flags',
    'excluded_flags',
    'asked_words',
    'added_after',
    'search',
  ];
  const { rows } = await sql<{ search: number; homes: number }>`
    select (search - 1)::int as search, (
      select count(*)::int from (
        select from listing_search
        where ${all(areaConditions(query, area))} and ${sql.join(
          [...limits, ...masks].map(({ condition }) => condition),
          sql` and `,
        )}
          and flags & (required_flags | excluded_flags) = required_flags
          and published_at > added_after
          and (asked_words = '' or exists (
            select from listing_words
            where listing_words.listing_id = listing_search.listing_id
              and words @@ websearch_to_tsquery('english', asked_words)))
        limit ${sql.lit(MOST_COUNTED)}
      ) as found
    ) as homes
    from unnest(${sql.join([...limits, ...masks].map(({ values }) => values))}, ${required}::bigint[],
      ${excluded}::bigint[], ${searches.map(({ words }) => words)}::text[],
      ${searches.map((search) => addedAfterOf(search) ?? new Date(0))}::timestamptz[])
      with ordinality as asked (${sql.raw(columns.join(', '))})
  `.execute(db);
  const homesOf = new Map(rows.map(({ search, homes }) => [search, homes]));
  return {
    unfiltered: homesOf.get(chips.length) ?? 0,
    loosened: chips
      .map(({ text }, at) => ({ text, homes: homesOf.get(at) ?? 0 }))
      .filter(({ homes }) => homes > 0)
      .sort((one, other) => other.homes - one.homes),
  };
}

/** A listing must have one of the flags; a mask without flags asks for none. */
const anyOf = (name: string, searches: readonly SearchQuery[], maskOf: (search: SearchQuery) => bigint) => ({
  name,
  values: sql`${searches.map((search) => maskOf(search) || ANY_FLAG)}::bigint[]`,
  condition: sql.raw(`flags & ${name} <> 0`),
});
