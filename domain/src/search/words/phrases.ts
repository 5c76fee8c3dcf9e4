import { type SearchParameter, searchParameterNames } from '../search-query.ts';
import { filterWords } from './filter-words.ts';

/** A value of a parameter that a phrase stands for. */
export interface Claim {
  readonly name: SearchParameter;
  readonly value: string;
}

interface Saying extends Claim {
  /** What "not" in front of it asks for; null where no filter says so. */
  readonly opposite: string | null;
}

/** "cat|dog ok" is "cat ok" and "dog ok". */
function* spellings(written: string): Generator<string> {
  for (const phrase of written.split(', '))
    yield* phrase
      .split(' ')
      .map((word) => word.split('|'))
      .reduce<readonly string[]>(
        (begun, words) =>
          begun.length === 0 ? words : begun.flatMap((start) => words.map((word) => `${start} ${word}`)),
        [],
      );
}

const flagValues: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['no', 'false'],
]);
const oppositeFlags: ReadonlyMap<string, string> = new Map([
  ['yes', 'false'],
  ['no', 'true'],
]);

let known: ReadonlyMap<string, Saying> | undefined;

/** By the words of each phrase, joined with blanks. */
export function sayings(): ReadonlyMap<string, Saying> {
  if (known !== undefined) return known;
  const found = new Map<string, Saying>();
  for (const name of searchParameterNames) {
    const words: Readonly<Record<string, string>> = filterWords[name];
    if ('readBy' in words || 'neverSaid' in words) continue;
    for (const [key, written] of Object.entries(words)) {
      const value = flagValues.get(key) ?? key;
      const opposite = 'no' in words ? (oppositeFlags.get(key) ?? null) : null;
      for (const phrase of spellings(written)) if (phrase !== '') found.set(phrase, { name, value, opposite });
    }
  }
  known = found;
  return known;
}

/** No phrase has more words. */
export const LONGEST_PHRASE = 6;
