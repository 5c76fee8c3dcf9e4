import { type EpcRating, epcRatings, furnishings, propertyTypes } from '@letfair/domain/homes/vocabulary';
import { isShortLetPublished, welcomesStudents } from '@letfair/domain/listings/law/published';
import { videoTourOf } from '@letfair/domain/listings/video-tour';
import { featuresIn } from '@letfair/domain/search/features-in-text';
import { type FlagFacts, factFilters } from '@letfair/domain/search/filters';
import { isExact, MILLIONTHS } from '@letfair/domain/search/places/map/position';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { isWithinWalk } from '@letfair/domain/search/places/stations/nearest-stations';
import { searchFeatures } from '@letfair/domain/search/searchable-features';
import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/tables.ts';
import { flagPositions } from './flag-positions.generated.ts';

type Listing = Selectable<Tables['listing']>;

/** A listing, and what is known of its lister. */
export interface FlaggedListing extends Listing {
  readonly answersWithinDay: boolean;
}

/** Null where only the district of a home is known, and no distance can be told. */
export function exactPointOf({
  point_lat,
  point_lng,
  point_source,
}: Pick<Listing, 'point_lat' | 'point_lng' | 'point_source'>): Point | null {
  if (point_lat === null || point_lng === null || point_source === 'none' || !isExact(point_source)) return null;
  return { lat: point_lat / MILLIONTHS, lng: point_lng / MILLIONTHS };
}

const factsOf = (listing: FlaggedListing): FlagFacts => {
  const point = exactPointOf(listing);
  const letting = { ...listing.material_information, nation: listing.nation };
  return {
    information: listing.material_information,
    features: featuresOf(listing),
    hasParking: listing.has_parking,
    isShared: listing.is_shared,
    isReduced: listing.reduced_from_pence !== null,
    welcomesStudents: welcomesStudents(letting),
    isShortLet: isShortLetPublished(letting),
    // Homes listed before there were tours say nothing of one.
    hasVideoTour: videoTourOf(letting.videoTour ?? '') !== null,
    isNearStation: point !== null && isWithinWalk(point),
    answersWithinDay: listing.answersWithinDay,
  };
};

type EpcFlag = `epc-${Lowercase<EpcRating>}`;
export const epcFlag = (rating: EpcRating): EpcFlag => `epc-${rating.toLowerCase() as Lowercase<EpcRating>}`;
/** The given rating and the better ones. */
export const epcFlagsUpTo = (worst: EpcRating): EpcFlag[] =>
  epcRatings.slice(0, epcRatings.indexOf(worst) + 1).map(epcFlag);

/** Everything about a listing that is true or false and can be searched by, in any order. */
export const searchFlags = [
  ...new Set([
    ...propertyTypes,
    ...furnishings,
    ...factFilters.flatMap(({ flags }) => flags),
    ...searchFeatures,
    ...epcRatings.map(epcFlag),
  ]),
];
export type SearchFlag = (typeof searchFlags)[number];

/** The searchable features of a listing: found in its lister's own words and in what is chosen under accessibility. */
export const featuresOf = ({ features, material_information }: Pick<Listing, 'features' | 'material_information'>) =>
  featuresIn([...features, ...(material_information.accessibilityFeatures ?? [])]);

export const flagsOf = (listing: FlaggedListing): SearchFlag[] => {
  const { furnishing, epcRating } = listing.material_information;
  const facts = factsOf(listing);
  return [
    listing.property_type,
    ...(furnishing ? [furnishing] : []),
    ...factFilters.flatMap(({ flags, has }) => (has(facts) ? flags : [])),
    ...facts.features,
    ...(epcRating ? [epcFlag(epcRating)] : []),
  ];
};

// A flag without a position does not compile here: `npm run schema` gives it one.
const positions: Readonly<Record<SearchFlag, number>> = flagPositions;

const bitOf = (flag: SearchFlag): bigint => 1n << BigInt(positions[flag]);

/** Flags as they are stored. */
export const flagMask = (flags: readonly SearchFlag[]): bigint => flags.reduce((mask, flag) => mask | bitOf(flag), 0n);

/** A mask that every listing shares a flag with. */
export const ANY_FLAG = -1n;

/** The driver reads a mask as text. */
export const flagsIn = (mask: string): SearchFlag[] => {
  const bits = BigInt(mask);
  return searchFlags.filter((flag) => (bits & bitOf(flag)) !== 0n);
};

/** Of a row of listing_search. */
export const hasFlag = (flag: SearchFlag): RawBuilder<boolean> =>
  sql.raw(`flags & ${bitOf(flag)} <> 0`) as RawBuilder<boolean>;

/** Of a row of live_listing_totals: how many of its listings have the flag. */
export const countOfFlag = (flag: SearchFlag): RawBuilder<unknown> => sql.raw(`flag_counts[${positions[flag] + 1}]`);

/** In the order of `flag_counts`; also flags that are no longer searched by, whose positions stay taken. */
export const storedFlags = (Object.keys(flagPositions) as SearchFlag[]).sort(
  (one, other) => positions[one] - positions[other],
);
export const sumsOfFlagCounts: RawBuilder<unknown> = sql.join(
  storedFlags.map((flag) => sql`sum(${countOfFlag(flag)})`),
);
