import type { PropertyType } from '../homes/vocabulary.ts';
import { formatRent } from '../money.ts';

interface Named {
  readonly propertyType: PropertyType;
  readonly bedrooms: number;
  /** "Ancoats, Manchester M4". */
  readonly area: string;
  readonly address: { readonly outcode: string };
  readonly price: number;
}

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
export function listingKind({ propertyType, bedrooms }: Pick<Named, 'propertyType' | 'bedrooms'>): string {
  const counted = bedrooms > 0 && propertyType !== 'room' && propertyType !== 'studio';
  const kind = kinds[propertyType];
  return counted ? `${bedrooms}-bed ${kind}` : kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** "Ancoats, Manchester": the area without the outcode at its end. */
export const areaName = ({ area, address: { outcode } }: Pick<Named, 'area' | 'address'>): string =>
  (outcode !== '' && area.endsWith(` ${outcode}`) ? area.slice(0, -outcode.length - 1) : area).replace(/,\s*$/, '');

/** "2-bed flat in Ancoats, Manchester". */
export const listingPlace = (listing: Omit<Named, 'price'>): string =>
  `${listingKind(listing)} in ${areaName(listing)}`;

/** "2-bed flat in Ancoats, Manchester, £1,250 pcm". */
export const listingHeadline = (listing: Named): string => `${listingPlace(listing)}, ${formatRent(listing.price)}`;
