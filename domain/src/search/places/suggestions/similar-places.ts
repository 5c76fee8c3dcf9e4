import { placeKey, towns } from '../towns.ts';
import { cityEntries } from './location-list.ts';
import { namedDistricts } from './named-districts.ts';

/** The most places that are offered for a text that no place is called. */
export const SIMILAR_PLACES_MAX = 5;

/** Longer texts are no misspelt name. */
const TEXT_MAX = 40;
/** In names of this length on, two typing errors still leave the name recognisable. */
const LONG_NAME = 7;
const LEAST_SHARED = 0.4;

interface Known {
  readonly name: string;
  readonly key: string;
  readonly trigrams: ReadonlySet<string>;
}

let known: readonly Known[] | undefined;

/** Cities, then towns, then neighbourhoods, so that the larger of two equally similar places comes first. */
function knownPlaces(): readonly Known[] {
  if (known !== undefined) return known;
  const names = [cityEntries.map(({ area }) => area), towns(), namedDistricts()].flat();
  const byKey = new Map<string, Known>();
  for (const place of names) {
    const name = typeof place === 'string' ? place : place.name;
    const key = placeKey(name);
    if (!byKey.has(key)) byKey.set(key, { name, key, trigrams: trigramsOf(key) });
  }
  known = [...byKey.values()];
  return known;
}

/** The names of places most like a text that no place is called: misspelt first, then those that share much of it. */
export function similarPlaces(text: string): readonly string[] {
  const typed = placeKey(text);
  if (typed.length < 2 || typed.length > TEXT_MAX) return [];
  const misspelt = knownPlaces()
    .map(({ name, key }) => ({ name, errors: typingErrors(typed, key, key.length >= LONG_NAME ? 2 : 1) }))
    .filter(({ errors }) => Number.isFinite(errors))
    .sort((one, other) => one.errors - other.errors);
  if (misspelt.length > 0)
    return misspelt
      .filter(({ errors }) => errors === misspelt[0]?.errors)
      .slice(0, SIMILAR_PLACES_MAX)
      .map(({ name }) => name);
  const asked = trigramsOf(typed);
  return knownPlaces()
    .map(({ name, trigrams }) => ({ name, shared: sharedPart(asked, trigrams) }))
    .filter(({ shared }) => shared >= LEAST_SHARED)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, SIMILAR_PLACES_MAX)
    .map(({ name }) => name);
}

/** Letters left out, added, replaced or swapped with their neighbour; infinite above `most`. */
export function typingErrors(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    let best = at;
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      let least = Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (isSame ? 0 : 1));
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwapped) least = Math.min(least, before[to - 2]! + 1);
      next.push(least);
      best = Math.min(best, least);
    }
    if (best > most) return Number.POSITIVE_INFINITY;
    [before, row] = [row, next];
  }
  const errors = row[other.length]!;
  return errors <= most ? errors : Number.POSITIVE_INFINITY;
}

/** Three letters in a row of each word, with its beginning and its end. */
const trigramsOf = (key: string): ReadonlySet<string> =>
  new Set(
    key.split(' ').flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    }),
  );

function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared++;
  return shared / (one.size + other.size - shared);
}
