import { placeKey, towns } from '../towns.ts';
import { universities } from '../universities/universities.ts';
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
  /** A bit for each letter that occurs in it. */
  readonly letters: number;
  readonly trigrams: number;
}

interface Index {
  readonly places: readonly Known[];
  /** The places that each trigram occurs in. */
  readonly byTrigram: ReadonlyMap<string, readonly number[]>;
}

let built: Index | undefined;

/** Cities, then towns, neighbourhoods and universities, so that the larger of two equally similar places comes first. */
function index(): Index {
  if (built !== undefined) return built;
  const names = [
    ...cityEntries.map(({ area }) => area),
    ...[...towns(), ...namedDistricts(), ...universities()].map(({ name }) => name),
  ];
  const byKey = new Map<string, Known>();
  const byTrigram = new Map<string, number[]>();
  for (const name of names) {
    const key = placeKey(name);
    if (byKey.has(key)) continue;
    const trigrams = trigramsOf(key);
    for (const trigram of trigrams) {
      const places = byTrigram.get(trigram);
      if (places === undefined) byTrigram.set(trigram, [byKey.size]);
      else places.push(byKey.size);
    }
    byKey.set(key, { name, key, letters: lettersOf(key), trigrams: trigrams.size });
  }
  built = { places: [...byKey.values()], byTrigram };
  return built;
}

/** The names of places most like a text that no place is called: misspelt first, then those that share much of it. */
export function similarPlaces(text: string): readonly string[] {
  const typed = placeKey(text);
  if (typed.length < 2 || typed.length > TEXT_MAX) return [];
  const misspelt = misspeltPlaces(typed);
  return misspelt.length > 0 ? misspelt : sharingPlaces(typed);
}

function misspeltPlaces(typed: string): readonly string[] {
  const letters = lettersOf(typed);
  let least = Number.POSITIVE_INFINITY;
  let names: string[] = [];
  for (const place of index().places) {
    const most = Math.min(least, place.key.length >= LONG_NAME ? 2 : 1);
    // An error changes which letters occur by one letter more and one letter less at most.
    if (countOfOnes(letters ^ place.letters) > 2 * most) continue;
    const errors = typingErrors(typed, place.key, most);
    if (errors < least) names = [];
    if (errors > most) continue;
    least = errors;
    names.push(place.name);
  }
  return names.slice(0, SIMILAR_PLACES_MAX);
}

function sharingPlaces(typed: string): readonly string[] {
  const { places, byTrigram } = index();
  const asked = trigramsOf(typed);
  const shared = new Map<number, number>();
  for (const trigram of asked)
    for (const place of byTrigram.get(trigram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
  return [...shared]
    .map(([place, count]) => ({ place, part: count / (asked.size + places[place]!.trigrams - count) }))
    .filter(({ part }) => part >= LEAST_SHARED)
    .sort((one, other) => other.part - one.part || one.place - other.place)
    .slice(0, SIMILAR_PLACES_MAX)
    .map(({ place }) => places[place]!.name);
}

const CODE_OF_A = 'a'.charCodeAt(0);

/** Digits and blanks share bits with letters, which lets a few places through to be looked at closely. */
function lettersOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at++) letters |= 1 << ((key.charCodeAt(at) - CODE_OF_A) & 31);
  return letters;
}

function countOfOnes(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
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
