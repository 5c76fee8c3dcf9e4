import { addedAfter, isAddedDays } from '@letfair/domain/search/added';
import { MILLIONTHS } from '@letfair/domain/search/places/map/position';
import { typesMeant } from '@letfair/domain/search/property-type-groups';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import type { Insertable, Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/tables.ts';
import {
  ANY_FLAG,
  anyFlagGroups,
  areaOfSearch,
  excludedFlags,
  flagMask,
  limitOf,
  polygonText,
  rareFilters,
  requiredFlags,
  ringText,
  totalsFilters,
  usesRareFilters,
} from '../results/index.ts';
import type { Reach } from '../travel/index.ts';

/** What few searches ask for. */
type RareColumns = Omit<
  Insertable<Tables['saved_search']>,
  'id' | 'account_id' | 'name' | 'search' | 'frequency' | 'created_at'
>;
/** What most searches ask for. */
type UsualColumns = Omit<Insertable<Tables['saved_search_key']>, 'key' | 'search_id' | 'account_id' | 'writes'>;

const everywhere = { west: -180, south: -90, east: 180, north: 90 };
const millionths = (degrees: number): number => Math.round(degrees * MILLIONTHS);

type Ranges = typeof totalsFilters | typeof rareFilters;
const limitsOf = <Column extends string>(ranges: Ranges, query: SearchQuery) =>
  Object.fromEntries(ranges.map((range) => [range.saved, limitOf(query, range)])) as Record<Column, never>;

/** The limits of a saved search that every new listing is compared with. */
export function usualColumns(query: SearchQuery, reaches: readonly Reach[] = []): UsualColumns {
  const { circle } = areaOfSearch(query);
  const types = typesMeant(query.propertyType);
  return {
    ...limitsOf<(typeof totalsFilters)[number]['saved']>(totalsFilters, query),
    type_flags: types.length === 0 ? ANY_FLAG : flagMask(types),
    required_flags: flagMask(requiredFlags(query)),
    excluded_flags: flagMask(excludedFlags(query)),
    reach: circle && `<(${circle.centre.east},${circle.centre.north}),${circle.metres}>`,
    asks_more:
      usesRareFilters(query) ||
      query.words !== '' ||
      query.added !== '' ||
      query.box !== null ||
      query.shape.length > 0 ||
      reaches.length > 0,
  };
}

/** The limits that are compared only if the search has any of them. */
export function rareColumns(query: SearchQuery, reaches: readonly Reach[] = []): RareColumns {
  const box = query.box ?? everywhere;
  return {
    ...limitsOf<(typeof rareFilters)[number]['saved']>(rareFilters, query),
    any_flags: anyFlagGroups(query).flatMap(({ flags }) => (flags.length === 0 ? [] : [flagMask(flags)])),
    west: millionths(box.west),
    south: millionths(box.south),
    east: millionths(box.east),
    north: millionths(box.north),
    words: query.words,
    ...addedColumns(query),
    travel_circles: reaches.flatMap(({ centre, area }) =>
      area.kind === 'circle' ? `<(${centre.east},${centre.north}),${area.metres}>` : [],
    ),
    travel_polygons: reaches.flatMap(({ area }) => (area.kind === 'polygon' ? ringText(area.ring) : [])),
    shapes: query.shape.map(polygonText),
  };
}

/** Days are counted back from the moment a home is compared, and an instant stays. */
const addedColumns = ({ added }: SearchQuery) =>
  isAddedDays(added)
    ? { added_days: Number(added), added_since: null }
    : { added_days: null, added_since: addedAfter(added, new Date()) };

type SearchRow = Selectable<Tables['listing_search']>;

/** A search compares `column >= limit`; a saved search compares its stored limit with the column of a new listing. */
const turned = { '>=': '<=', '<=': '>=' } as const;
const withinLimits = (ranges: Ranges, row: SearchRow): RawBuilder<unknown> =>
  sql.join(
    ranges.map(
      ({ saved, compare, column, type }) =>
        sql`${sql.raw(`${saved} ${turned[compare]}`)} ${row[column]}${sql.raw(`::${type}`)}`,
    ),
    sql` and `,
  );

/** A home whose place is not known lies off the map, where only searches without a place find it. */
const spotOf = ({ spot }: SearchRow) => spot ?? { x: Number.MAX_SAFE_INTEGER, y: Number.MAX_SAFE_INTEGER };

const spotText = (row: SearchRow): string => `(${spotOf(row).x},${spotOf(row).y})`;

/** Whether a row of saved_search_key, aside from its key, and its saved_search would find this listing. */
export const findsListing = (row: SearchRow): RawBuilder<unknown> => sql`
  ${withinLimits(totalsFilters, row)}
  and type_flags & ${row.flags}::bigint <> 0
  and required_flags & ~${row.flags}::bigint = 0
  and excluded_flags & ${row.flags}::bigint = 0
  and (reach is null or point(${spotOf(row).x}::float8, ${spotOf(row).y}::float8) <@ reach)
  and (not asks_more or exists (
    select from saved_search
    where saved_search.id = search_id
      and ${withinLimits(rareFilters, row)}
      and not exists (select from unnest(any_flags) as mask where mask & ${row.flags}::bigint = 0)
      and (added_days is null or ${row.published_at}::timestamptz > now() - make_interval(hours => 24 * added_days))
      and (added_since is null or ${row.published_at}::timestamptz > added_since)
      and ${spotText(row)}::point <@ all (travel_circles)
      and ${spotText(row)}::point <@ all (travel_polygons)
      and ${row.lat ?? 0}::int between south and north
      and ${row.lng ?? 0}::int between west and east
      and (cardinality(shapes) = 0 or point(${row.lng ?? 0}::int, ${row.lat ?? 0}::int) <@ any(shapes))
      and (saved_search.words = '' or exists (
        select from listing_words
        where listing_id = ${row.listing_id}::uuid
          and listing_words.words @@ websearch_to_tsquery('english', saved_search.words)
      ))
  ))`;
