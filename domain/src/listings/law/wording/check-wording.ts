import { rememberLatest } from '../../../remember-latest.ts';
import { type DepositMatch, findDeposits } from './find-deposits.ts';
import { findPeople } from './find-people.ts';
import { findPhrases } from './phrase-patterns.ts';
import type { PhraseName } from './phrase-tables.ts';
import './phrase-tables.ts';
import { readWords, type WordList } from './read-words.ts';
import type { PeopleGroup } from './vocabulary.ts';

/** What a text can be found to say. */
export type Wording = PeopleGroup | PhraseName | DepositMatch['wording'];

/** Where a text says it: characters of the original, from the first to the one behind the last. */
export interface FoundWording {
  readonly wording: Wording;
  readonly start: number;
  readonly end: number;
  /** The months, sum or number it names; null where it names none. */
  readonly number: number | null;
}

/** An edit is judged with the words of before and with its own, and nearly all words of an advert stay as they are. */
const MOST_REMEMBERED = 100;

/** Everything that the tables find in a text, in the order of their place. Time grows with the length of the text alone. */
export const checkWording = rememberLatest(MOST_REMEMBERED, (text): readonly FoundWording[] => {
  const words = readWords(text);
  const people = findPeople(words).map(({ group, from, to }) => place(words, group, from, to));
  const phrases = findPhrases(words).map(({ phrase, from, to }) => place(words, phrase as PhraseName, from, to));
  const deposits = findDeposits(words).map(({ wording, from, to, number }) => ({
    ...place(words, wording, from, to),
    number,
  }));
  return [...people, ...phrases, ...deposits].sort((one, two) => one.start - two.start);
});

function place(words: WordList, wording: Wording, from: number, to: number): FoundWording {
  let number: number | null = null;
  for (let at = from; at <= to && number === null; at++) {
    const value = words.values[at] as number;
    if (!Number.isNaN(value)) number = value;
  }
  return { wording, start: words.starts[from] as number, end: words.ends[to] as number, number };
}
