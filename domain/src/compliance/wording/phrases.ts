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

/** The first phrase found outside its harmless contexts, or null. */
export function firstPhrase(text: string, phrases: readonly Phrase[]): string | null {
  for (const { words, unlessBefore, unlessBehind } of phrases)
    for (const match of text.matchAll(words)) {
      const end = match.index + match[0].length;
      const before = text.slice(Math.max(0, match.index - AROUND), match.index);
      const behind = text.slice(end, end + AROUND);
      if (!unlessBefore?.test(before) && !unlessBehind?.test(behind)) return match[0].trim();
    }
  return null;
}

export const pattern = (source: string): RegExp => new RegExp(source, 'gi');
