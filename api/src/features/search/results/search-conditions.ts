import type { PropertyType } from '@letfair/domain/homes/vocabulary';
import { type Metres, projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import { MILLIONTHS } from '@letfair/domain/search/places/map/position';
import { type Box, ukBounds } from '@letfair/domain/search/places/map/uk-bounds';
import { districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { typesMeant } from '@letfair/domain/search/property-type-groups';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { boxOfShapes, type Shape } from '@letfair/domain/search/shapes/shape-geometry';
import { type RawBuilder, sql } from 'kysely';
import { inBoxOfReaches, withinReach } from './areas/travel-conditions.ts';
import {
  addedAfterOf,
  anyFlagGroups,
  excludedFlags,
  limitOf,
  rareFilters,
  requiredFlags,
  totalsFilters,
  usesRareFilters,
  usesTotalsFilters,
} from './filter-sql.ts';
import { type Circle, isPartOfMap, type Outline, type SearchArea } from './search-area.ts';
import { ANY_FLAG, flagMask } from './search-flags.ts';
import { pointText, polygonText } from './search-row.ts';

export type Condition = RawBuilder<boolean>;

const [district, region] = [sql.ref('district'), sql.ref('region')];
const arrayOf = (texts: readonly string[]) => sql`${[...texts]}::text[]`;
export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

/**
 * The conditions of a search. Every text is a prepared statement on every connection, so filters of a group are compared
 * together, with a value that every listing meets for those that are not set.
 */
export const conditionsOf = (query: SearchQuery, area: SearchArea): Condition[] => [
  ...placeConditions(query, area),
  ...addedConditions(query),
  ...(isByRent(query) ? totalsConditions(query) : []),
  ...filterConditions(query, area),
  ...wordConditions(query),
];

function filterConditions(query: SearchQuery, { circle, reaches }: SearchArea): Condition[] {
  const conditions = [
    // first, because flags exclude most
    ...flagConditions(query),
    ...(isByRent(query) ? [] : totalsConditions(query)),
    ...rareConditions(query),
    // last, because a point takes longest to compare
    ...(circle ? [withinCircle(circle)] : []),
    ...reaches.map(withinReach),
    ...inShapes(query),
  ];
  return conditions.length === 0 ? [] : [hideSelectivityFromPlanner(all(conditions))];
}

/** Counts within one region can use the (region, rent) index. */
export const isCountedByRent = (query: SearchQuery, area: SearchArea): boolean =>
  area.outline?.regions.length === 1 && !isPartOfMap(query, area);

/** The conditions of a search whose listings are only counted. */
export const conditionsToCount = (query: SearchQuery, area: SearchArea): Condition[] =>
  isCountedByRent(query, area)
    ? [
        ...placeConditions(query, area),
        ...addedConditions(query),
        ...flagConditions(query),
        ...totalsConditions(query),
        ...rareConditions(query),
        ...wordConditions(query),
      ]
    : conditionsOf(query, area);

const isByRent = ({ sort }: SearchQuery): boolean => sort === 'price-low' || sort === 'price-high';

/**
 * The planner assumes that each comparison with a parameter leaves one row in hundreds, and would then sort a whole
 * region for one page. Of a case expression it assumes that it leaves half.
 */
export const hideSelectivityFromPlanner = (condition: Condition): Condition =>
  sql<boolean>`case when ${condition} then true else false end`;

export const isUnfiltered = (query: SearchQuery): boolean =>
  totalsConditions(query).length === 0 && filtersByTotalsOnly(query);

/** Where a search looks, without any of its filters. */
export const areaConditions = (query: SearchQuery, area: SearchArea): Condition[] => [
  ...placeConditions(query, area),
  ...(area.circle ? [withinCircle(area.circle)] : []),
  ...area.reaches.map(withinReach),
  ...inShapes(query),
];

function placeConditions(
  { box, shape }: SearchQuery,
  { isUnknown, outline, circle, reaches }: SearchArea,
): Condition[] {
  if (isUnknown) return [sql<boolean>`false`];
  return [
    ...(outline ? [inOutline(outline)] : []),
    ...(circle ? [inDistrictsBetween(...boxOfCircle(circle))] : []),
    ...(box ? [inBox(box)] : []),
    ...inBoxOfReaches(reaches, inDistrictsBetween),
    ...boxOf(shape).map(inBox),
  ];
}

/** A single place is compared by equality, so that an index returns its listings in order. */
function inOutline({ districts, outcodes, regions, letters }: Outline): Condition {
  const parts = [
    ...oneOrMore(district, districts),
    ...(outcodes.length > 0
      ? [
          sql`(${sql.join(oneOrMore(district, [...new Set(outcodes.map(districtOf))]))}
          and outcode = any(${arrayOf(outcodes)}))`,
        ]
      : []),
    ...oneOrMore(region, regions),
    // between "SW0" and what follows "SW9" lie SW1 to SW20, and not SWA
    ...letters.map((area) => sql`(district >= ${`${area}0`} and district < ${`${area}:`})`),
  ];
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** In a district some of whose homes may lie between two corners of the flat map. */
const inDistrictsBetween = (southWest: Metres, northEast: Metres): Condition => sql<boolean>`district = any(array(
  select district from district_bounds
  where west <= ${northEast.east}::float8 and east >= ${southWest.east}::float8
    and south <= ${northEast.north}::float8 and north >= ${southWest.north}::float8
))`;

const boxOfCircle = ({ centre: { east, north }, metres }: Circle): [Metres, Metres] => [
  { east: east - metres, north: north - metres },
  { east: east + metres, north: north + metres },
];

export const oneOrMore = (column: RawBuilder<unknown>, values: readonly string[]): Condition[] => {
  if (values.length === 0) return [];
  return [values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${arrayOf(values)})`];
};

const withinCircle = ({ centre, metres }: Circle): Condition =>
  sql<boolean>`spot <@ circle(${pointText(centre)}::point, ${metres}::float8)`;

const MARGIN_METRES = 1_000;
/** On the projected map the southern edge of a box comes lowest at this longitude. */
const MIDDLE_LONGITUDE = -2.5;

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** A box of degrees is bent on the projected map: a wider rectangle selects districts, and the degrees decide. */
function inBox({ west, south, east, north }: Box): Condition {
  const lats = [south, north].map((lat) => within(lat, ukBounds.south, ukBounds.north));
  const lngs = [west, within(MIDDLE_LONGITUDE, west, east), east].map((lng) =>
    within(lng, ukBounds.west, ukBounds.east),
  );
  const edge = lngs.flatMap((lng) => lats.map((lat) => projectToMetres({ lat, lng })));
  const corner = (pick: (...values: number[]) => number, margin: number) => ({
    east: pick(...edge.map((point) => point.east)) + margin,
    north: pick(...edge.map((point) => point.north)) + margin,
  });
  const millionths = (degrees: number) => Math.round(degrees * MILLIONTHS);
  return sql<boolean>`(${inDistrictsBetween(corner(Math.min, -MARGIN_METRES), corner(Math.max, MARGIN_METRES))}
    and lat between ${millionths(south)}::int and ${millionths(north)}::int
    and lng between ${millionths(west)}::int and ${millionths(east)}::int)`;
}

const boxOf = (shapes: readonly Shape[]): readonly Box[] => {
  const box = boxOfShapes(shapes);
  return box ? [box] : [];
};

/** In any of the drawn areas; a home without a position is in none. */
const inShapes = ({ shape }: SearchQuery): Condition[] =>
  shape.length === 0 ? [] : [sql<boolean>`point(lng, lat) <@ any(${shape.map(polygonText)}::polygon[])`];

const rangeConditions = (ranges: typeof totalsFilters | typeof rareFilters, query: SearchQuery): Condition[] =>
  ranges.map(
    (range) =>
      sql<boolean>`${sql.raw(`${range.column} ${range.compare}`)} ${limitOf(query, range)}${sql.raw(`::${range.type}`)}`,
  );

/** Budget, bedrooms and type, which the totals are kept by. */
export const totalsConditions = (query: SearchQuery, ofType = typeFlags): Condition[] =>
  usesTotalsFilters(query)
    ? [all([...rangeConditions(totalsFilters, query), ofType(typesMeant(query.propertyType))])]
    : [];

/** Types as the flags of a search row; none stand for all. */
const typeFlags = (types: readonly PropertyType[]): Condition =>
  sql<boolean>`flags & ${types.length === 0 ? ANY_FLAG : flagMask(types)}::bigint <> 0`;

export const filtersByTotalsOnly = (query: SearchQuery): boolean =>
  flagConditions(query).length === 0 && !usesRareFilters(query) && query.words === '' && query.added === '';

function flagConditions(query: SearchQuery): Condition[] {
  const [required, excluded] = [flagMask(requiredFlags(query)), flagMask(excludedFlags(query))];
  return required === 0n && excluded === 0n
    ? []
    : [sql<boolean>`flags & ${required | excluded}::bigint = ${required}::bigint`];
}

const rareConditions = (query: SearchQuery): Condition[] =>
  usesRareFilters(query)
    ? [
        all([
          ...anyFlagGroups(query).map(
            ({ flags }) => sql<boolean>`flags & ${flags.length === 0 ? ANY_FLAG : flagMask(flags)}::bigint <> 0`,
          ),
          ...rangeConditions(rareFilters, query),
        ]),
      ]
    : [];

/** Compared by itself, because the indexes of a place and of the country are in this order. */
function addedConditions(query: SearchQuery): Condition[] {
  const after = addedAfterOf(query);
  return after ? [sql<boolean>`published_at > ${after}::timestamptz`] : [];
}

const wordConditions = ({ words }: SearchQuery): Condition[] =>
  words === ''
    ? []
    : [
        sql<boolean>`listing_id in (
          select listing_id from listing_words where words @@ websearch_to_tsquery('english', ${words}))`,
      ];
