import { rememberLatest } from '../../../remember-latest.ts';
import { foldText } from '../../../words/fold-characters.ts';
import { fillers, isUsual, plainWord } from './advert-words.ts';

/** What a text is compared with others by, in whatever order its sentences stand. */
export interface TextPrint {
  /** The words that are not usual in adverts. */
  readonly words: ReadonlySet<string>;
  /** Pairs of neighbouring words, of which one at least is not usual. Only what is looked up needs them. */
  readonly pairs: () => ReadonlySet<string>;
}

/** A home is compared with several others, and its bands are stored; an import adds homes with the same candidates. */
const MOST_REMEMBERED = 200;

export const printOf = (title: string, description: string): TextPrint => readPrint(`${title}\n${description}`);

const readPrint = rememberLatest(MOST_REMEMBERED, (text): TextPrint => {
  const sentences = foldText(text)
    .plain.split(/[.!?;\n]+/)
    .map(tellingWords);
  const words = new Set<string>();
  for (const sentence of sentences) for (const word of sentence) if (!isUsual(word)) words.add(word);
  let pairs: ReadonlySet<string> | undefined;
  return {
    words,
    pairs: () => {
      pairs ??= pairsIn(sentences);
      return pairs;
    },
  };
});

const tellingWords = (sentence: string): readonly string[] => {
  const words: string[] = [];
  for (const word of sentence.match(/[a-z0-9]+/g) ?? []) if (!fillers.has(word)) words.push(plainWord(word));
  return words;
};

function pairsIn(sentences: readonly (readonly string[])[]): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const words of sentences)
    for (let at = 1; at < words.length; at++) {
      const [before, word] = [words[at - 1] as string, words[at] as string];
      if (before === word || (isUsual(before) && isUsual(word))) continue;
      pairs.add(before < word ? `${before} ${word}` : `${word} ${before}`);
    }
  return pairs;
}

export const TEXT_BANDS = 16;
const ROWS_OF_A_BAND = 2;
/** A text with fewer pairs says too little to be told from others. */
const FEWEST_PAIRS = 8;

export const saysEnough = ({ pairs }: TextPrint): boolean => pairs().size >= FEWEST_PAIRS;

/**
 * MinHash of the pairs: texts that share a share of s of them have the same number in a band with a probability of s
 * squared, so that nearly all copies share a band, and next to no others. Null for a text that says too little.
 */
export function bandsOfText(print: TextPrint): readonly number[] | null {
  if (!saysEnough(print)) return null;
  const least = new Uint32Array(TEXT_BANDS * ROWS_OF_A_BAND).fill(0xffffffff);
  for (const pair of print.pairs()) {
    const hash = hashOf(pair);
    for (let row = 0; row < least.length; row++) {
      const mixed = mix(hash ^ Math.imul(row + 1, 0x9e3779b1));
      if (mixed < least[row]!) least[row] = mixed;
    }
  }
  return Array.from({ length: TEXT_BANDS }, (_, band) => {
    const from = band * ROWS_OF_A_BAND;
    return mix(Math.imul(least[from]!, 0x85ebca6b) ^ least[from + 1]!) | 0;
  });
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * From 0 for texts that have nothing to do with each other to 1 for the same words. Pairs find what may be a copy among
 * a million homes; the words alone judge better, because a word that is exchanged changes two pairs.
 */
export function similarityOf({ words: one }: TextPrint, { words: other }: TextPrint): number {
  let shared = 0;
  for (const item of one) if (other.has(item)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
