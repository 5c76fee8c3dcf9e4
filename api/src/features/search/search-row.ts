import { epcRatings } from '@letfair/domain/listings/vocabulary';
import { approximatePoint } from '@letfair/domain/places/map/approximate-point';
import { projectToMetres } from '@letfair/domain/places/map/map-projection';
import { areaLettersOf, districtOf } from '@letfair/domain/places/postcodes/postcodes';
import { LONDON_LETTERS } from '@letfair/domain/places/suggestions/resolve-place';
import { featuresIn } from '@letfair/domain/search/searchable-features';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/tables.ts';
import { type Fact, flagMask, type SearchFlag } from './flags.ts';

export type SearchedListing = Selectable<Tables['listing']>;
type SearchRow = Insertable<Tables['listing_search']>;

export const LONDON = 'LONDON';
export const MILLIONTHS = 1_000_000;
export const UNKNOWN_EPC = epcRatings.length + 1;

export const regionOfLetters = (letters: string): string => (LONDON_LETTERS.includes(letters) ? LONDON : letters);
export const pointText = ({ east, north }: { readonly east: number; readonly north: number }): string =>
  `(${east},${north})`;

/** A listing as the search knows it; null when its postcode is nowhere. */
export function searchRowOf(listing: SearchedListing): SearchRow | null {
  const point = approximatePoint(listing.postcode);
  const letters = areaLettersOf(listing.outcode);
  if (!point || letters === null || !listing.published_at) return null;
  const { epcRating } = listing.material_information;
  return {
    listing_id: listing.id,
    published_at: new Date(listing.published_at),
    spot: pointText(projectToMetres(point)),
    lat: Math.round(point.lat * MILLIONTHS),
    lng: Math.round(point.lng * MILLIONTHS),
    rent_pence: listing.rent_pence,
    marks: flagMask(marksOf(listing)),
    available_date: listing.available_date,
    bedrooms: listing.bedrooms,
    bath_halves: Math.round(listing.bathrooms * 2),
    epc: epcRating ? epcRatings.indexOf(epcRating) + 1 : UNKNOWN_EPC,
    district: districtOf(listing.outcode),
    outcode: listing.outcode,
    region: regionOfLetters(letters),
  };
}

function marksOf(listing: SearchedListing): SearchFlag[] {
  const { material_information: information } = listing;
  const facts: Readonly<Record<Fact, boolean>> = {
    parking: listing.has_parking,
    bills: information.billsIncluded,
    shared: listing.is_shared,
    pets: information.petsConsidered,
  };
  return [
    listing.property_type,
    ...(information.furnishing ? [information.furnishing] : []),
    ...(Object.keys(facts) as Fact[]).filter((fact) => facts[fact]),
    ...featuresOf(listing),
  ];
}

/** The searchable features of a home: by its lister's own words, and by what is chosen under accessibility. */
export const featuresOf = (listing: Pick<SearchedListing, 'features' | 'material_information'>) =>
  featuresIn([...listing.features, ...(listing.material_information.accessibilityFeatures ?? [])]);

/** What free words are looked for in. */
export const wordsOf = ({ title, description, city, features }: SearchedListing): string =>
  [title, city, ...features, description].join('\n');
