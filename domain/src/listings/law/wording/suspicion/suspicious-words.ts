import { rememberLatest } from '../../../../remember-latest.ts';
import { readWords, type WordList } from '../read-words.ts';
import '../check-wording.ts';
import { NUMBER } from '../vocabulary.ts';
import model from './model.json' with { type: 'json' };
import { eachFeature, sentencesOf } from './sentence-features.ts';

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

/** The sum of weights over the root of the sum of squares: whole numbers, a root and a quotient are exact everywhere. */
export function scoreOf(
  { weights, bias }: Pick<WordingModel, 'weights' | 'bias'>,
  [words, lower, from, to]: Sentence,
): number {
  let [sum, squares] = [0, 0];
  eachFeature(words, lower, from, to, (hash, count) => {
    sum += (weights[hash] as number) * count;
    squares += count * count;
  });
  return sum / Math.sqrt(squares) + bias;
}

/** The words of a text, the text in small letters, the first word of the sentence and the one behind its last. */
type Sentence = readonly [words: WordList, lower: string, from: number, to: number];

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
    const score = scoreOf(trained, [words, lower, from, to]);
    if (score > threshold) found.push({ ...weightiest(weights, [words, lower, from, to]), score });
  }
  return found;
});

/** The words in a row that add most to the score. */
function weightiest(weights: Int16Array, [words, lower, from, to]: Sentence) {
  const parts = new Array<number>(to - from).fill(0);
  eachFeature(words, lower, from, to, (hash, count, first, last) => {
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
