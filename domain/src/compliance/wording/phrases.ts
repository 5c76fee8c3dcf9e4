/** Something people write, as a pattern over plain text, and what right before or behind it makes it harmless. */
export interface Phrase {
  /** Bounded repetitions only: whatever somebody pastes, looking through it takes time in proportion to its length. */
  readonly words: RegExp;
  readonly unlessBefore?: RegExp;
  readonly unlessBehind?: RegExp;
}

/** How far around a phrase its own clause is looked at. */
const AROUND = 60;

const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** One kind of apostrophe, quotation mark, hyphen and blank. Line breaks stay: they end a clause. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/[\r\n\u2028\u2029]+/g, '\n')
    .replace(/[^\S\n]+/g, ' ');

/** The words of the first phrase that stands in a plain text and is meant, or null. */
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
