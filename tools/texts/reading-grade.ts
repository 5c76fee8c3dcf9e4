/** A value in a text counts as one short word. */
const plain = (text: string): string => text.replace(/\{[^{}]*\}/g, 'one').replace(/`[^`]*`|https?:\S+/g, 'one');

export const sentencesIn = (text: string): string[] =>
  (plain(text).match(/[^.!?…]+(?:[.!?…]+(?=["'”’)]?(?:\s|$))|[.!?…]+(?=\S))*/g) ?? [])
    .reduce<string[]>((joined, part) => {
      const last = joined.at(-1);
      if (last !== undefined && !/^\s/.test(part)) joined[joined.length - 1] = last + part;
      else joined.push(part);
      return joined;
    }, [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

const wordsIn = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];

/** Groups of vowels, less a silent e. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, (spoken.match(/[aeiouy]{1,2}/g) ?? []).length);
}

/** Flesch–Kincaid: the school year, counted as in the United States, that reads a sentence with ease. */
export function gradeOf(sentence: string): number {
  const words = wordsIn(sentence);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return words.length === 0 ? 0 : 0.39 * words.length + 11.8 * (syllables / words.length) - 15.59;
}

/** The grade in the middle of all whole sentences; labels and headings are none. */
export function medianGrade(texts: readonly string[]): number | null {
  const grades = texts
    .filter((text) => /[.!?]["'”’)]?$/.test(text))
    .flatMap(sentencesIn)
    .map(gradeOf)
    .toSorted((a, b) => a - b);
  return grades.length === 0 ? null : grades[Math.floor(grades.length / 2)]!;
}
