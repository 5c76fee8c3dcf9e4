import { BEDROOMS } from '@letfair/domain/listings/limits';
import type { PropertyType } from '@letfair/domain/listings/vocabulary';
import { districtsBetween, districtsInCircle } from '@letfair/domain/places/map/districts-near';
import { projectToMetres } from '@letfair/domain/places/map/map-projection';
import { type Box, ukBounds } from '@letfair/domain/places/map/uk-bounds';
import { districtOf } from '@letfair/domain/places/postcodes/postcodes';
import { typesMeant } from '@letfair/domain/search/property-type-groups';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { type Sql, sql } from '../../platform/sql.ts';
import type { Circle, Outline, SearchArea } from './search-area.ts';
import { ANY_FLAG, epcFlagsUpTo, flagMask, type SearchFlag } from './search-flags.ts';
import { MILLIONTHS, pointText } from './search-row.ts';

export type Condition = Sql<boolean>;

const HIGHEST_RENT = 2_147_483_647;
const FAR_DAY = '9999-12-31';

const [district, region] = [sql.ref('district'), sql.ref('region')];
const arrayOf = (texts: readonly string[]) => sql`${[...texts]}::text[]`;
export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

/**
 * What a home has to meet. Every text is a prepared statement on every connection, so there are few on purpose: what
 * goes together is asked together, with a value that any home meets where one part was left alone.
 */
export const conditionsOf = (query: SearchQuery, area: SearchArea): Condition[] => [
  ...placeConditions(query, area),
  ...(isByRent(query) ? totalsConditions(query) : []),
  ...tried([
    // first, because flags exclude most
    ...flagConditions(query),
    ...(isByRent(query) ? [] : totalsConditions(query)),
    ...rareConditions(query),
    // last, since a point takes longest to compare
    ...(area.circle ? [withinCircle(area.circle)] : []),
  ]),
  ...wordConditions(query),
];

/** Homes of one region are counted in the order of their rents, of which a part will do. */
export const isCountedByRent = ({ box }: SearchQuery, { outline, circle }: SearchArea): boolean =>
  outline?.regions.length === 1 && !circle && !box;

/** The same for homes that are only counted. */
export const conditionsToCount = (query: SearchQuery, area: SearchArea): Condition[] =>
  isCountedByRent(query, area)
    ? [
        ...placeConditions(query, area),
        ...flagConditions(query),
        ...totalsConditions(query),
        ...rareConditions(query),
        ...wordConditions(query),
      ]
    : conditionsOf(query, area);

const isByRent = ({ sort }: SearchQuery): boolean => sort === 'price-low' || sort === 'price-high';

/**
 * Of each comparison with a value that it is given later the planner believes that it leaves one home in hundreds, so
 * that it might as well sort those of a whole region for one page. Of what it does not look into it believes that it
 * leaves half.
 */
const tried = (conditions: readonly Condition[]): Condition[] =>
  conditions.length === 0 ? [] : [sql<boolean>`case when ${all(conditions)} then true else false end`];

export const isUnfiltered = (query: SearchQuery): boolean =>
  totalsConditions(query).length === 0 && filtersByTotalsOnly(query);

function placeConditions({ box }: SearchQuery, { isUnknown, outline, circle }: SearchArea): Condition[] {
  if (isUnknown) return [sql<boolean>`false`];
  return [
    ...(outline ? [inOutline(outline)] : []),
    ...(circle ? [inDistricts(districtsInCircle(circle.centre, circle.metres))] : []),
    ...(box ? [inBox(box)] : []),
  ];
}

/** One place is looked up as such, so that its homes come out of the index in order. */
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

const inDistricts = (districts: readonly string[]): Condition => sql<boolean>`district = any(${arrayOf(districts)})`;

export const oneOrMore = (column: Sql, values: readonly string[]): Condition[] => {
  if (values.length === 0) return [];
  return [values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${arrayOf(values)})`];
};

const withinCircle = ({ centre, metres }: Circle): Condition =>
  sql<boolean>`spot <@ circle(${pointText(centre)}::point, ${metres}::float8)`;

const MARGIN_METRES = 1_000;
/** Along this a parallel comes closest to the equator on the flat map; a point of the southern edge, if the box has it. */
const MIDDLE_LONGITUDE = -2.5;

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** On the flat map, where districts are looked up, a box of degrees is bent: a wider rectangle finds, the degrees decide. */
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
  const districts = districtsBetween(corner(Math.min, -MARGIN_METRES), corner(Math.max, MARGIN_METRES));
  const millionths = (degrees: number) => Math.round(degrees * MILLIONTHS);
  return sql<boolean>`(${inDistricts(districts)}
    and lat between ${millionths(south)}::int and ${millionths(north)}::int
    and lng between ${millionths(west)}::int and ${millionths(east)}::int)`;
}

/** Budget, bedrooms and type, which the totals are kept by. */
export function totalsConditions(query: SearchQuery, ofType = typeFlags): Condition[] {
  const { minBudget, maxBudget, bedrooms, propertyType } = query;
  if (minBudget === null && maxBudget === null && bedrooms === null && propertyType.length === 0) return [];
  const highest = maxBudget === null ? HIGHEST_RENT : maxBudget * 100;
  return [
    sql<boolean>`rent_pence between ${(minBudget ?? 0) * 100}::int and ${highest}::int
      and bedrooms >= ${bedrooms ?? BEDROOMS.min}::int2
      and ${ofType(typesMeant(propertyType))}`,
  ];
}

/** Types as the flags of a search row; none stand for all. */
const typeFlags = (types: readonly PropertyType[]): Condition =>
  sql<boolean>`flags & ${types.length === 0 ? ANY_FLAG : flagMask(types)}::bigint <> 0`;

export const filtersByTotalsOnly = (query: SearchQuery): boolean =>
  flagConditions(query).length + rareConditions(query).length + wordConditions(query).length === 0;

/** The flags a listing must have. */
export const requiredFlags = ({ features, shared, ...query }: SearchQuery): SearchFlag[] => [
  ...(['pets', 'parking', 'bills'] as const).filter((name) => query[name]),
  ...features,
  ...(shared ? (['shared'] as const) : []),
];

function flagConditions(query: SearchQuery): Condition[] {
  const required = requiredFlags(query);
  if (required.length === 0 && query.shared === null) return [];
  const mask = flagMask(required);
  const checked = query.shared === null ? mask : mask | flagMask(['shared']);
  return [sql<boolean>`flags & ${checked}::bigint = ${mask}::bigint`];
}

function rareConditions({ furnishing, bathrooms, epc, availableBy }: SearchQuery): Condition[] {
  if (furnishing.length === 0 && bathrooms === null && epc === '' && availableBy === '') return [];
  return [
    sql<boolean>`flags & ${furnishing.length === 0 ? ANY_FLAG : flagMask(furnishing)}::bigint <> 0
      and flags & ${epc === '' ? ANY_FLAG : flagMask(epcFlagsUpTo(epc))}::bigint <> 0
      and bath_halves >= ${(bathrooms ?? 0) * 2}::int2
      and available_date <= ${availableBy === '' ? FAR_DAY : availableBy}::date`,
  ];
}

const wordConditions = ({ words }: SearchQuery): Condition[] =>
  words === ''
    ? []
    : [
        sql<boolean>`listing_id in (
          select listing_id from listing_words where words @@ websearch_to_tsquery('english', ${words}))`,
      ];
