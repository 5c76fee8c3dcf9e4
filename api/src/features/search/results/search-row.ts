import { projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import { MILLIONTHS } from '@letfair/domain/search/places/map/position';
import { areaLettersOf, districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { LONDON_LETTERS } from '@letfair/domain/search/places/suggestions/resolve-place';
import type { Shape } from '@letfair/domain/search/shapes/shape-geometry';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../../platform/tables.ts';
import { type FlaggedListing, flagMask, flagsOf } from './search-flags.ts';

export type SearchedListing = Selectable<Tables['listing']>;
export type SearchRow = Insertable<Tables['listing_search']>;

export const LONDON = 'LONDON';

export const regionOfLetters = (letters: string): string => (LONDON_LETTERS.includes(letters) ? LONDON : letters);
export const pointText = ({ east, north }: { readonly east: number; readonly north: number }): string =>
  `(${east},${north})`;

/** In millionths of a degree, as positions are: whole numbers compare exactly. */
export const polygonText = (shape: Shape): string =>
  `(${shape.map(({ lat, lng }) => `(${Math.round(lng * MILLIONTHS)},${Math.round(lat * MILLIONTHS)})`).join()})`;

/** The search row of a listing; null when its postcode is of no area. */
export function searchRowOf(listing: FlaggedListing): SearchRow | null {
  const letters = areaLettersOf(listing.outcode);
  if (letters === null || !listing.published_at) return null;
  const { point_lat: lat, point_lng: lng } = listing;
  return {
    listing_id: listing.id,
    // A cursor carries milliseconds, so the row must not hold more.
    published_at: new Date(listing.published_at),
    spot:
      lat === null || lng === null
        ? null
        : pointText(projectToMetres({ lat: lat / MILLIONTHS, lng: lng / MILLIONTHS })),
    lat,
    lng,
    rent_pence: listing.rent_pence,
    property_type: listing.property_type,
    flags: flagMask(flagsOf(listing)),
    available_date: listing.available_date,
    bedrooms: listing.bedrooms,
    bath_halves: Math.round(listing.bathrooms * 2),
    district: districtOf(listing.outcode),
    outcode: listing.outcode,
    region: regionOfLetters(letters),
  };
}

/** The text that free words are searched in. */
export const searchTextOf = ({ title, description, city, features }: SearchedListing): string =>
  [title, city, ...features, description].join('\n');
