/** A pattern over plain text, and the contexts in which it is harmless. */
export interface Phrase {
  /** Bounded repetitions only, so that matching stays linear in the length of the text. */
  readonly words: RegExp;
  readonly unlessBefore?: RegExp;
  readonly unlessBehind?: RegExp;
}

/** Characters before and after a phrase that count as its context. */
const AROUND = 60;

const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Unifies apostrophes, quotation marks, hyphens and blanks. Line breaks stay, because they end a clause. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/[\r\n\u2028\u2029]+/g, '\n')
    .replace(/[^\S\n]+/g, ' ');

interface FoundPhrase {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** The first phrase found outside its harmless contexts, and where it stands in the text. */
export function findPhrase(text: string, phrases: readonly Phrase[]): FoundPhrase | null {
  for (const { words, unlessBefore, unlessBehind } of phrases)
    for (const match of text.matchAll(words)) {
      const end = match.index + match[0].length;
      const before = text.slice(Math.max(0, match.index - AROUND), match.index);
      const behind = text.slice(end, end + AROUND);
      if (!unlessBefore?.test(before) && !unlessBehind?.test(behind)) {
        const found = match[0].trim();
        const start = match.index + match[0].indexOf(found);
        return { start, end: start + found.length, words: found };
      }
    }
  return null;
}

/** The words of the first phrase found, or null. */
export const firstPhrase = (text: string, phrases: readonly Phrase[]): string | null =>
  findPhrase(text, phrases)?.words ?? null;

/** Plain text, and for each of its characters where it comes from in the original. */
export function plainTextWithOffsets(text: string): { readonly plain: string; readonly offsets: readonly number[] } {
  let plain = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const part of plainText(character)) {
      const isRepeated = (part === ' ' || part === '\n') && plain.endsWith(part);
      if (isRepeated) continue;
      plain += part;
      for (let unit = 0; unit < part.length; unit += 1) offsets.push(at);
    }
    at += character.length;
  }
  return { plain, offsets };
}

export const pattern = (source: string): RegExp => new RegExp(source, 'gi');
