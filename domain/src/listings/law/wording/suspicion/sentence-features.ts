import { STOP, type WordList } from '../read-words.ts';
import { hasTurnOfTelling } from '../told-of-others.ts';
import { DENIAL, type FoundConcept, findConcepts } from './find-concepts.ts';

/** Weights are looked up by a hash of this many bits. */
export const HASH_BITS = 17;
const SIZE = 2 ** HASH_BITS;

/** Where the weight of something that a sentence has is looked up, how much it counts, and from and to which word it stands. */
type Feature = (hash: number, count: number, from: number, to: number) => void;

/** Starts of hashes, so that a word and a concept with the same letters differ. */
const [WORD, STEM, PAIR, TRIPLE, APART, LETTERS, DENIED, BESIDE, EDGE, LENGTH] = [
  11, 23, 37, 41, 53, 67, 79, 83, 97, 101,
];
const [CONCEPT, NEIGHBOURS, THREE, NEARBY, TELLING] = [103, 107, 109, 113, 127];

const OF_TELLING = 30;
/** How much a feature counts: whole concepts more than words, words more than runs of letters, of which there are many. */
const OF_CONCEPT = 10;
const OF_WORD = 7;
const OF_LETTERS = 3;

const SHORTEST_LETTERS = 3;
const LONGEST_LETTERS = 5;
/** Words between concepts that are neighbours, and that belong together at all. */
const NEAR = 3;
const FAR = 10;
const DENIED_REACH = 4;
const EDGE_WORDS = 2;

const FNV = 0x01000193;
const mix = (hash: number, code: number): number => Math.imul(hash ^ code, FNV);

function hashOf(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

const SPREAD = 0x45d9f3b;
/** Spreads all bits over those that are kept. */
function fold(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 16), SPREAD);
  return (spread ^ (spread >>> 15)) & (SIZE - 1);
}

/** The sentences of a text, as the first word of each and the one behind its last. */
export function sentencesOf(words: WordList): readonly (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  let from = 0;
  for (let at = 1; at <= words.entries.length; at++)
    if (at === words.entries.length || ((words.breaks[at] as number) & STOP) !== 0) {
      found.push([from, at]);
      from = at;
    }
  return words.entries.length === 0 ? [] : found;
}

const POUNDS = [40, 120, 350, 900];
const NUMBERS = [1, 3, 6, 12, 18, 60, 400, 3_000];
const classOf = (value: number, limits: readonly number[]): number => {
  const at = limits.findIndex((limit) => value <= limit);
  return at < 0 ? limits.length : at;
};

/** A word as it is known, or as it is written in small letters; numbers and sums by their size alone. */
function writtenAt(words: WordList, lower: string, at: number): string {
  const { word } = words.entries[at] as WordList['entries'][number];
  const value = words.values[at] as number;
  if (word === '£') return `£${classOf(value, POUNDS)}`;
  if (!Number.isNaN(value)) return `#${classOf(value, NUMBERS)}`;
  return word === '' ? lower.slice(words.starts[at], words.ends[at]).replace(/['’]/g, '') : word;
}

const SHORTEST_STEMMED = 5;
const SHORTEST_STEM = 3;
const endings = ['ings', 'ing', 'ies', 'ied', 'ers', 'er', 'ed', 'es', 'ly', 's'];

function stemOf(word: string): string {
  if (word.length < SHORTEST_STEMMED) return word;
  const ending = endings.find((end) => word.length - end.length >= SHORTEST_STEM && word.endsWith(end));
  return ending ? word.slice(0, -ending.length) : word;
}

const LENGTHS = [3, 7, 13, 21];

/** When a weight was last counted, so that each counts once in a sentence. */
const counted = new Int32Array(SIZE);
let sentence = 0;

/**
 * Calls back for what a sentence has: words, rows of words, runs of letters, and what its words mean, alone and beside
 * each other. Called for each of thousands, because a list of them took more time than reading the sentence.
 */
export function eachFeature(words: WordList, lower: string, from: number, to: number, call: Feature): void {
  sentence = (sentence + 1) | 0;
  const add: Feature = (hash, count, first, last) => {
    const folded = fold(hash);
    if (counted[folded] === sentence) return;
    counted[folded] = sentence;
    call(folded, count, from + first, from + last);
  };
  const written: string[] = [];
  for (let at = from; at < to; at++) written.push(writtenAt(words, lower, at));
  const stems = written.map((word) => hashOf(STEM, stemOf(word)));
  for (const [at, word] of written.entries()) {
    const [stem, before, earlier] = [stems[at] as number, stems[at - 1] ?? 0, stems[at - 2] ?? 0];
    add(hashOf(WORD, word), OF_WORD, at, at);
    add(stem, OF_WORD, at, at);
    add(mix(mix(PAIR, before), stem), OF_CONCEPT, Math.max(0, at - 1), at);
    if (at > 0) add(mix(mix(mix(TRIPLE, earlier), before), stem), OF_WORD, Math.max(0, at - 2), at);
    for (let other = at - 2; other >= at - NEAR && other >= 0; other--)
      add(mix(mix(APART, stems[other] as number), stem), OF_WORD, other, at);
    if (at < EDGE_WORDS) add(mix(mix(EDGE, 1), stem), OF_CONCEPT, at, at);
    if (at >= written.length - EDGE_WORDS) add(mix(mix(EDGE, 2), stem), OF_CONCEPT, at, at);
    addLetters(word, (hash) => add(hash, OF_LETTERS, at, at));
  }
  const last = written.length - 1;
  add(mix(mix(PAIR, stems[last] as number), 0), OF_CONCEPT, last, last);
  add(mix(LENGTH, classOf(written.length, LENGTHS)), OF_CONCEPT, 0, 0);
  if (hasTurnOfTelling(words, from, to)) add(TELLING, OF_TELLING, 0, 0);
  const found = findConcepts(written);
  addConcepts(found, stems, add);
  addDenied(found, stems, add);
}

function addLetters(word: string, add: (hash: number) => void): void {
  const padded = `<${word}>`;
  for (let start = 0; start + SHORTEST_LETTERS <= padded.length; start++) {
    let hash = LETTERS;
    for (let at = start; at < padded.length && at < start + LONGEST_LETTERS; at++) {
      hash = mix(hash, padded.charCodeAt(at));
      if (at - start + 1 >= SHORTEST_LETTERS) add(hash);
    }
  }
}

/** Concepts alone, with the words beside them, at the edges of the sentence, and two or three of them near each other. */
function addConcepts(found: readonly FoundConcept[], stems: readonly number[], add: Feature): void {
  for (const [index, { concept, from, to }] of found.entries()) {
    add(mix(CONCEPT, concept), OF_CONCEPT, from, to);
    if (from > 0) add(mix(mix(mix(BESIDE, 1), concept), stems[from - 1] as number), OF_CONCEPT, from - 1, to);
    if (to + 1 < stems.length)
      add(mix(mix(mix(BESIDE, 2), concept), stems[to + 1] as number), OF_CONCEPT, from, to + 1);
    if (from < EDGE_WORDS) add(mix(mix(EDGE, 3), concept), OF_CONCEPT, from, to);
    if (to >= stems.length - EDGE_WORDS) add(mix(mix(EDGE, 4), concept), OF_CONCEPT, from, to);
    for (let second = index + 1; second < found.length; second++) {
      const other = found[second] as FoundConcept;
      if (other.from - from > FAR) break;
      if (other.from === from) continue;
      add(mix(mix(NEARBY, concept), other.concept), OF_CONCEPT, from, other.to);
      if (other.from - from > NEAR) continue;
      add(mix(mix(NEIGHBOURS, concept), other.concept), OF_CONCEPT, from, other.to);
      for (let third = second + 1; third < found.length; third++) {
        const further = found[third] as FoundConcept;
        if (further.from - other.from > NEAR) break;
        if (further.from === other.from) continue;
        add(mix(mix(mix(THREE, concept), other.concept), further.concept), OF_CONCEPT, from, further.to);
      }
    }
  }
}

/** Words and concepts a few words behind a "no" or "not". */
function addDenied(found: readonly FoundConcept[], stems: readonly number[], add: Feature): void {
  const isDenied = new Array<boolean>(stems.length).fill(false);
  for (const { concept, to } of found) if (concept === DENIAL) isDenied.fill(true, to + 1, to + 1 + DENIED_REACH);
  for (const [at, stem] of stems.entries()) if (isDenied[at]) add(mix(mix(DENIED, 1), stem), OF_CONCEPT, at, at);
  for (const { concept, from, to } of found)
    if (isDenied[from] && concept !== DENIAL) add(mix(mix(DENIED, 2), concept), OF_CONCEPT, from, to);
}
