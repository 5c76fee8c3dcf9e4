import { rememberLatest } from '../../../../remember-latest.ts';
import { readWords, type WordList } from '../read-words.ts';
import '../check-wording.ts';
import { NUMBER } from '../vocabulary.ts';
import model from './model.json' with { type: 'json' };
import { type Features, featuresOf, HASH_BITS, sentencesOf } from './sentence-features.ts';

/** A logistic regression in whole numbers, so that every machine computes the same. */
export interface WordingModel {
  readonly weights: Int16Array;
  readonly bias: number;
  /** A sentence with a higher score is flagged. */
  readonly threshold: number;
}

/** Words of a sentence that reads like an unlawful one: characters of the text, from the first to the one behind the last. */
export interface SuspiciousWords {
  readonly start: number;
  readonly end: number;
  /** How far it is from the lawful sentences; above the threshold of the model. */
  readonly score: number;
}

/** Weights are squares of whole numbers up to this, with a sign, because most of them are small. */
const MOST_ROOT = 45;
export const MOST_WEIGHT = MOST_ROOT ** 2;
const ZERO = 80;

/** The weight nearest to a number that can be written. */
export function writableWeight(weight: number): number {
  const root = Math.min(MOST_ROOT, Math.round(Math.sqrt(Math.abs(weight))));
  return Math.sign(weight) * root ** 2;
}

export const encodeWeights = (weights: Int16Array): string =>
  Array.from(weights, (weight) => String.fromCharCode(ZERO + Math.sign(weight) * Math.sqrt(Math.abs(weight)))).join('');

const decodeWeights = (written: string): Int16Array =>
  Int16Array.from({ length: written.length }, (_, at) => {
    const root = written.charCodeAt(at) - ZERO;
    return Math.sign(root) * root ** 2;
  });

/** When a bucket was last counted, so that each counts once in a sentence. */
const counted = new Int32Array(2 ** HASH_BITS);
let sentence = 0;

/** Calls back for each feature whose bucket the sentence has not counted yet. */
export function eachDistinct({ hashes, counts }: Features, call: (hash: number, count: number, index: number) => void) {
  sentence = (sentence + 1) | 0;
  for (let index = 0; index < hashes.length; index++) {
    const hash = hashes[index] as number;
    if (counted[hash] === sentence) continue;
    counted[hash] = sentence;
    call(hash, counts[index] as number, index);
  }
}

/** The sum of weights over the root of the sum of squares: whole numbers, a root and a quotient are exact everywhere. */
export function scoreOf({ weights, bias }: Pick<WordingModel, 'weights' | 'bias'>, features: Features): number {
  let [sum, squares] = [0, 0];
  eachDistinct(features, (hash, count) => {
    sum += (weights[hash] as number) * count;
    squares += count * count;
  });
  return sum / Math.sqrt(squares) + bias;
}

/** "LR123456": one word, or one with a number. */
const isMark = (words: WordList, from: number, to: number): boolean =>
  words.entries.slice(from, to).filter((entry) => entry !== NUMBER).length < 2;

let trained: WordingModel | undefined;

/** Most edits leave most texts as they were, and many homes have the same features and conditions. */
const MOST_REMEMBERED = 500;

/** Sentences that read like unlawful ones, whatever the rules find. Decides nothing: a moderator looks at them. */
export const findSuspiciousWords = rememberLatest(MOST_REMEMBERED, (text): readonly SuspiciousWords[] => {
  trained ??= { ...model, weights: decodeWeights(model.weights) };
  const { weights, threshold } = trained;
  const words = readWords(text);
  const lower = text.toLowerCase();
  const found: SuspiciousWords[] = [];
  for (const [from, to] of sentencesOf(words)) {
    if (isMark(words, from, to)) continue;
    const features = featuresOf(words, lower, from, to);
    const score = scoreOf(trained, features);
    if (score > threshold) found.push({ ...weightiest(weights, words, features, from, to), score });
  }
  return found;
});

/** The words in a row that add most to the score. */
function weightiest(weights: Int16Array, words: WordList, features: Features, from: number, to: number) {
  const parts = new Array<number>(to - from).fill(0);
  eachDistinct(features, (hash, count, index) => {
    const [first, last] = [features.froms[index] as number, features.tos[index] as number];
    const share = ((weights[hash] as number) * count) / (last - first + 1);
    for (let at = first; at <= last; at++) parts[at - from] = (parts[at - from] as number) + share;
  });
  let best = { sum: Number.NEGATIVE_INFINITY, from, to: from };
  let [sum, start] = [0, from];
  for (let at = from; at < to; at++) {
    sum += parts[at - from] as number;
    if (sum > best.sum) best = { sum, from: start, to: at };
    if (sum < 0) [sum, start] = [0, at + 1];
  }
  return { start: words.starts[best.from] as number, end: words.ends[best.to] as number };
}
