/** One letter would match nearly every message. */
export const MIN_MESSAGE_SEARCH = 2;
export const MAX_MESSAGE_SEARCH = 100;
/** A message has to contain all of them; those beyond are left out. */
const MAX_WORDS = 8;

/** Text shown on both sides of the first match, in characters. */
const AROUND = 60;

export const searchWords = (search: string): readonly string[] => [
  ...new Set(search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)),
];

export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The words around the first match, with every match marked; the beginning where none is found. */
export function excerptAround(content: string, words: readonly string[]): readonly ExcerptPart[] {
  // Line breaks would take the room of the words.
  const letters = [...content.replace(/\s+/g, ' ')];
  const matches = findMatches(letters, words);
  const first = matches[0] ?? { from: 0, to: 0 };
  const from = wordStart(letters, first.from - AROUND);
  const to = wordEnd(letters, Math.max(first.to + AROUND, from + 2 * AROUND));
  const parts: ExcerptPart[] = [];
  const add = (start: number, end: number, isMatch: boolean) => {
    const text = letters.slice(start, end).join('');
    if (text) parts.push({ text, isMatch });
  };
  let at = from;
  for (const match of matches) {
    if (match.from >= to) break;
    add(at, match.from, false);
    add(match.from, Math.min(match.to, to), true);
    at = match.to;
  }
  add(at, to, false);
  if (from > 0) parts.unshift({ text: '… ', isMatch: false });
  if (to < letters.length) parts.push({ text: ' …', isMatch: false });
  return parts;
}

interface Match {
  readonly from: number;
  readonly to: number;
}

/** Compares letter by letter, because lowercasing a whole text can change its length. */
function findMatches(letters: readonly string[], words: readonly string[]): readonly Match[] {
  const lowered = letters.map((letter) => letter.toLowerCase());
  const wanted = words.map((word) => [...word].map((letter) => letter.toLowerCase()));
  const matches: Match[] = [];
  for (let at = 0; at < lowered.length; at += 1) {
    const lengths = wanted
      .filter((word) => word.every((letter, index) => lowered[at + index] === letter))
      .map((word) => word.length);
    if (lengths.length === 0) continue;
    const to = at + Math.max(...lengths);
    matches.push({ from: at, to });
    at = to - 1;
  }
  return matches;
}

/** Words longer than this are cut. */
const LONGEST_WORD = 20;

function wordStart(letters: readonly string[], wanted: number): number {
  if (wanted <= 0) return 0;
  const blank = letters.indexOf(' ', wanted);
  return blank !== -1 && blank - wanted < LONGEST_WORD ? blank + 1 : wanted;
}

function wordEnd(letters: readonly string[], wanted: number): number {
  if (wanted >= letters.length) return letters.length;
  const blank = letters.lastIndexOf(' ', wanted);
  return wanted - blank < LONGEST_WORD ? blank : wanted;
}
