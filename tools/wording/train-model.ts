import { readWords } from '../../domain/src/listings/law/wording/read-words.ts';
import {
  eachFeature,
  HASH_BITS,
  sentencesOf,
} from '../../domain/src/listings/law/wording/suspicion/sentence-features.ts';
import {
  MOST_WEIGHT,
  type WordingModel,
  writableWeight,
} from '../../domain/src/listings/law/wording/suspicion/suspicious-words.ts';

/** A text that moderators or our tables call unlawful, or not. */
export interface TrainingRow {
  readonly text: string;
  readonly isUnlawful: boolean;
}

interface Example {
  readonly hashes: Int32Array;
  /** How much each feature counts, so that the squares of a sentence add up to one. */
  readonly shares: Float64Array;
  readonly label: 0 | 1;
}

export type TrainedModel = Pick<WordingModel, 'weights' | 'bias'>;

const SIZE = 2 ** HASH_BITS;
const ROUNDS = 12;
const RATE = 0.3;
/** Strong, because most features are seen once. */
const DECAY = 5e-3;
const SEED = 20_261_118;
/** Larger weights are rare; cutting them off leaves more steps for the others. */
const CUT_OFF_SHARE = 0.9999;

/** The same order on every machine. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const all = [...items];
  let state = seed;
  for (let at = all.length - 1; at > 0; at--) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (at + 1);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}

/** A lawful text is lawful sentence by sentence; which sentence makes a text unlawful is not known. */
function examplesOf({ text, isUnlawful }: TrainingRow): readonly Example[] {
  const words = readWords(text);
  const lower = text.toLowerCase();
  const label = isUnlawful ? 1 : 0;
  const sentences = sentencesOf(words).map(([from, to]) => {
    const counts = new Map<number, number>();
    eachFeature(words, lower, from, to, (hash, count) => counts.set(hash, count));
    return counts;
  });
  return isUnlawful && sentences.length > 1
    ? [toExample(new Map(sentences.flatMap((counts) => [...counts])), label)]
    : sentences.map((counts) => toExample(counts, label));
}

function toExample(counts: ReadonlyMap<number, number>, label: 0 | 1): Example {
  const length = Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0));
  return {
    hashes: Int32Array.from(counts.keys()),
    shares: Float64Array.from(counts.values(), (count) => count / length),
    label,
  };
}

/** Logistic regression by stochastic gradient descent with a rate of its own for each weight. */
export function trainModel(rows: readonly TrainingRow[]): TrainedModel {
  const examples = rows.flatMap(examplesOf);
  const unlawful = examples.filter(({ label }) => label === 1).length;
  const balance = [examples.length / (2 * (examples.length - unlawful)), examples.length / (2 * unlawful)] as const;
  const weights = new Float64Array(SIZE);
  const squares = new Float64Array(SIZE).fill(1e-2);
  let bias = 0;
  let biasSquares = 1e-2;
  for (let round = 0; round < ROUNDS; round++)
    for (const { hashes, shares, label } of shuffled(examples, SEED + round)) {
      let sum = bias;
      for (let at = 0; at < hashes.length; at++)
        sum += (weights[hashes[at] as number] as number) * (shares[at] as number);
      const error = (1 / (1 + Math.exp(-sum)) - label) * balance[label];
      for (let at = 0; at < hashes.length; at++) {
        const hash = hashes[at] as number;
        const step = error * (shares[at] as number) + DECAY * (weights[hash] as number);
        squares[hash] = (squares[hash] as number) + step * step;
        weights[hash] = (weights[hash] as number) - (RATE * step) / Math.sqrt(squares[hash] as number);
      }
      biasSquares += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSquares);
    }
  return quantise(weights, bias);
}

function quantise(weights: Float64Array, bias: number): TrainedModel {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const largest = sizes[Math.floor((sizes.length - 1) * CUT_OFF_SHARE)] ?? 1;
  const scale = MOST_WEIGHT / largest;
  const whole = Int16Array.from(weights, (weight) => writableWeight(weight * scale));
  return { weights: whole, bias: Math.round(bias * scale) };
}

/** Scores of rows by models that have not seen them, in the order of the rows. */
export function crossValidate(
  rows: readonly TrainingRow[],
  folds: number,
  score: (model: TrainedModel, text: string) => number,
): readonly number[] {
  const order = shuffled(
    rows.map((_, index) => index),
    SEED,
  );
  const scores = new Array<number>(rows.length).fill(0);
  for (let fold = 0; fold < folds; fold++) {
    const held = new Set(order.filter((_, place) => place % folds === fold));
    const model = trainModel(rows.filter((_, index) => !held.has(index)));
    for (const index of held) scores[index] = score(model, rows[index]?.text ?? '');
  }
  return scores;
}
