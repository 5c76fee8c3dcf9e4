import { countsBedrooms } from '../homes/listing-facts.ts';
import type { PropertyType } from '../homes/vocabulary.ts';

/** What the address of a home says about it: facts alone, because a title may hold anything. */
export interface ListingInWords {
  readonly id: string;
  readonly propertyType: PropertyType;
  readonly bedrooms: number;
  /** "Ancoats, Manchester M4": never the street. */
  readonly area: string;
}

const MAX_WORDS_LENGTH = 80;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const houses: readonly PropertyType[] = ['terraced', 'semi-detached', 'detached'];

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** "two-bedroom-flat-manchester-m4"; the town and the district alone, because names of districts are long. */
export function listingWords(listing: Omit<ListingInWords, 'id'>): string {
  const { propertyType, bedrooms, area } = listing;
  const kind = houses.includes(propertyType) ? `${propertyType} house` : propertyType;
  const rooms = propertyType !== 'room' && bedrooms > 0 && countsBedrooms(listing);
  const town = area.split(', ').at(-1);
  const words = slugOf(`${rooms ? `${numbers[bedrooms] ?? bedrooms} bedroom ` : ''}${kind} ${town}`);
  return words.length <= MAX_WORDS_LENGTH ? words : words.slice(0, MAX_WORDS_LENGTH + 1).replace(/-[^-]*$/, '');
}

/** The one address of a home's page; without the words it also opens. */
export const listingPath = (listing: ListingInWords): string => `/properties/${listing.id}/${listingWords(listing)}`;
