import type { PublicListing } from '@letfair/contract/listings/listing-page';
import type { PropertyType } from '@letfair/domain/homes/vocabulary';
import { formatRent } from '@letfair/domain/money';

const kinds: Readonly<Record<PropertyType, string>> = {
  flat: 'flat',
  house: 'house',
  studio: 'studio',
  terraced: 'terraced house',
  'semi-detached': 'semi-detached house',
  detached: 'detached house',
  maisonette: 'maisonette',
  bungalow: 'bungalow',
  room: 'room',
};

/** "2-bed flat"; a room is one whatever the house around it has, and so is a studio. */
export function listingKind({ propertyType, bedrooms }: Pick<PublicListing, 'propertyType' | 'bedrooms'>): string {
  const counted = bedrooms > 0 && propertyType !== 'room' && propertyType !== 'studio';
  const kind = kinds[propertyType];
  return counted ? `${bedrooms}-bed ${kind}` : kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** "Ancoats, Manchester": the area without the outcode at its end. */
export const areaName = ({ area, address: { outcode } }: Pick<PublicListing, 'area' | 'address'>): string =>
  (outcode !== '' && area.endsWith(` ${outcode}`) ? area.slice(0, -outcode.length - 1) : area).replace(/,\s*$/, '');

type Named = Pick<PublicListing, 'propertyType' | 'bedrooms' | 'area' | 'address' | 'price'>;

/** "2-bed flat in Ancoats, Manchester, £1,250 pcm". */
export const listingHeadline = (listing: Named): string =>
  `${listingKind(listing)} in ${areaName(listing)}, ${formatRent(listing.price)}`;
