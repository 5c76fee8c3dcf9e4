import { concepts } from './concepts.ts';

/** A concept that a sentence speaks of, by its number, and its first and last word. */
export interface FoundConcept {
  readonly concept: number;
  readonly from: number;
  readonly to: number;
}

const names = Object.keys(concepts);
export const DENIAL = names.indexOf('not');

/** By the first word of what names a concept; what has more words comes first. */
const byFirst = new Map<string, { readonly further: readonly string[]; readonly concept: number }[]>();
for (const [concept, written] of Object.values<string>(concepts).entries())
  for (const name of written.split(' ')) {
    const [first = '', ...further] = name.split('_');
    const others = byFirst.get(first) ?? [];
    others.push({ further, concept });
    byFirst.set(first, others);
  }
for (const found of byFirst.values()) found.sort((one, two) => two.further.length - one.further.length);

/** The concepts of a sentence in the order of their words; of names that begin with the same word, the longest. */
export function findConcepts(words: readonly string[]): readonly FoundConcept[] {
  const found: FoundConcept[] = [];
  for (let at = 0; at < words.length; at++) {
    let longest = 0;
    for (const { further, concept } of byFirst.get(words[at] as string) ?? []) {
      if (further.length < longest) break;
      if (!further.every((word, index) => words[at + 1 + index] === word)) continue;
      longest = further.length;
      found.push({ concept, from: at, to: at + further.length });
    }
  }
  return found;
}
