import { type Range, readBathrooms, readBedrooms, readMiles } from './counts.ts';
import { type MoveIn, readMoveIn } from './dates.ts';
import { type Read, type Rent, readPhrase, readRent } from './numbers.ts';
import { type Claim, LONGEST_PHRASE, sayings } from './phrases.ts';
import { type NamedPlace, readPlace } from './place-words.ts';
import type { Token } from './tokens.ts';
import { readTravel } from './travel-words.ts';

export type Meaning =
  | { readonly kind: 'claim'; readonly claim: Claim; readonly opposite: string | null }
  | { readonly kind: 'rent'; readonly rent: Rent }
  | { readonly kind: 'bedrooms' | 'bathrooms'; readonly range: Range; readonly between: readonly number[] }
  | { readonly kind: 'miles'; readonly miles: number }
  | { readonly kind: 'travel'; readonly travel: string }
  | { readonly kind: 'day'; readonly day: MoveIn }
  | { readonly kind: 'place'; readonly place: NamedPlace };

export type Found = Read<Meaning>;

/** How many words it takes. */
export const within = (read: Read<unknown> | null, at: number): number => (read === null ? 0 : read.end - at);

/** What begins at a word: the longest of all readings; of two as long the first. */
export function findMeaning(tokens: readonly Token[], at: number, today: string): Found | null {
  const readings: Found[] = [];
  const add = <T>(read: Read<T> | null, toMeaning: (value: T) => Meaning): void => {
    if (read !== null) readings.push({ value: toMeaning(read.value), end: read.end });
  };
  add(readBedrooms(tokens, at), (value) => ({ kind: 'bedrooms', ...value }));
  add(readBathrooms(tokens, at), (value) => ({ kind: 'bathrooms', ...value }));
  add(readMiles(tokens, at), (miles) => ({ kind: 'miles', miles }));
  add(readTravel(tokens, at), (travel) => ({ kind: 'travel', travel }));
  add(readMoveIn(tokens, at, today), (day) => ({ kind: 'day', day }));
  add(readRent(tokens, at), (rent) => ({ kind: 'rent', rent }));
  add(readPhrase(sayings(), tokens, at, LONGEST_PHRASE), ({ name, value, opposite }) => ({
    kind: 'claim',
    claim: { name, value },
    opposite,
  }));
  add(readPlace(tokens, at), (place) => ({ kind: 'place', place }));
  return readings.reduce<Found | null>((best, one) => (within(one, at) > within(best, at) ? one : best), null);
}
