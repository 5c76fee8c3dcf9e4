import { cutText } from '../../../cut-text.ts';
import type { ListingForm } from '../../fields.ts';
import { addressKey } from './address-key.ts';
import { isWholeHome } from './compare-homes.ts';

const LONGEST_TITLE = 80;

/** What landlords and agents read who list a home again that they advertise already. */
export const secondAdvertSentence = (title: string): string =>
  `You already advertise this home as “${cutText(title, LONGEST_TITLE)}”. Change that advert instead, or say why this home needs a second one. If it’s another flat, add its number to the address.`;

/** What tells homes at one address apart. */
export interface AdvertisedHome {
  /** Of the address, see `addressKey`. */
  readonly key: string;
  readonly propertyType: string;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly rentPence: number;
}

type AdvertisedForm = Pick<
  ListingForm,
  'address' | 'propertyType' | 'isShared' | 'bedrooms' | 'bathrooms' | 'monthlyRent' | 'secondAdvertReason'
>;

/** The home that no other advert of the account may be of; null where it may, or where there is no telling. */
export function soleHome(form: AdvertisedForm): AdvertisedHome | null {
  const key = isWholeHome(form) && form.secondAdvertReason.trim() === '' ? addressKey(form.address) : null;
  if (key === null) return null;
  const { propertyType, bedrooms, bathrooms, monthlyRent } = form;
  return { key, propertyType, bedrooms, bathrooms, rentPence: Math.round((monthlyRent ?? 0) * 100) };
}

/** Two adverts of one home may ask for rents that differ by so much. */
const SAME_RENT_SHARE = 0.1;

/** Flats of a divided house often share an address, because their numbers are left out. */
export const isSameHome = (one: AdvertisedHome, other: AdvertisedHome): boolean =>
  one.key === other.key &&
  one.propertyType === other.propertyType &&
  one.bedrooms === other.bedrooms &&
  one.bathrooms === other.bathrooms &&
  Math.abs(one.rentPence - other.rentPence) <= SAME_RENT_SHARE * Math.max(one.rentPence, other.rentPence);
