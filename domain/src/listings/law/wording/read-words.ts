import { codeTable } from '../../../code-table.ts';
import { foldText } from '../../../words/fold-characters.ts';
import { entryOf, learnWords, MONEY, NUMBER, splitRun, UNKNOWN, type VocabularyEntry } from './vocabulary.ts';

/** What stands between a word and the one before it; more than one may be set. */
export const SLASH = 1;
export const DASH = 2;
export const COMMA = 4;
export const COLON = 8;
export const QUESTION = 16;
export const STOP = 32;
/** A line break, which is a stop as well. */
export const LINE = 64 | STOP;

/** A text as words of the vocabulary, each with its place in the original. */
export interface WordList {
  readonly entries: VocabularyEntry[];
  /** What a number or a sum of money says, else NaN. */
  readonly values: number[];
  readonly starts: number[];
  readonly ends: number[];
  readonly breaks: number[];
}

export const rolesAt = (words: WordList, at: number): number => words.entries[at]?.roles ?? 0;
export const wordAt = (words: WordList, at: number): string => words.entries[at]?.word ?? '';
/** The end of the text ends a clause. */
export const breakAt = (words: WordList, at: number): number => words.breaks[at] ?? STOP;
export const isNamed = (words: WordList, at: number): boolean => (words.entries[at] ?? UNKNOWN).names.length > 0;

const separators = codeTable<number>({
  '/': SLASH,
  '|': SLASH,
  '\\': SLASH,
  '&': SLASH,
  '+': SLASH,
  '–': DASH,
  ',': COMMA,
  ':': COLON,
  '=': COLON,
  '?': QUESTION,
  '!': STOP,
  ';': STOP,
  '\n': LINE,
  '\r': LINE,
});

/** Digits and signs that stand for letters inside a word: "k1ds", "D$S". */
const lettersMeant = codeTable<string>({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
});

const POUND = 163;
const EN_DASH = 8_211;
const PLUS = 43;
const BLANK = 32;
const ZERO = 48;
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code > 127 && code !== POUND && code !== EN_DASH);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isBlank = (character: string | undefined): boolean => character === undefined || /[\s_]/.test(character);

/** Reads a text in one pass; its time grows with its length alone. */
export function readWords(text: string): WordList {
  const { plain, offsets } = foldText(text);
  const list: WordList = { entries: [], values: [], starts: [], ends: [], breaks: [] };
  let gap = STOP;
  let hasRun = false;
  let lastLetter = -1;
  for (let at = 0; at < plain.length; ) {
    const code = plain.charCodeAt(at);
    if (isLetter(code)) {
      const letters = endOfLetters(plain, at);
      const isPlain = !isSign(plain.charCodeAt(letters));
      const end = isPlain ? letters : endOfWord(plain, at);
      if (end - at === 1) {
        hasRun ||=
          lastLetter >= 0 && at - lastLetter <= LONGEST_BETWEEN + 1 && isInsideRun(plain.slice(lastLetter + 1, at));
        lastLetter = at;
      }
      push(list, isPlain ? entryOf(plain.slice(at, end)) : entryFor(plain.slice(at, end)), Number.NaN, at, end, gap);
      gap = 0;
      at = end;
    } else if (isDigit(code)) {
      const end = endOfNumber(plain, at);
      const sign = plain[at - 1] === '£' ? at - 1 : plain[at - 1] === ' ' && plain[at - 2] === '£' ? at - 2 : -1;
      const value = Number(plain.slice(at, end).replaceAll(',', ''));
      const number = value === 0 && end - at === 1 ? entryOf('zero') : NUMBER;
      push(list, sign < 0 ? number : MONEY, value, sign < 0 ? at : sign, end, gap);
      gap = 0;
      at = end;
    } else if (code === BLANK) at++;
    else if (code === PLUS && (isSumBehind(plain, at + 1) || isAtLeast(plain, at))) {
      push(list, entryOf('plus'), Number.NaN, at, at + 1, gap);
      gap = 0;
      at++;
    } else gap |= separatorAt(plain, at++);
  }
  const joined = hasRun ? joinLetters(list, plain) : list;
  if (offsets)
    for (let index = 0; index < joined.starts.length; index++) {
      joined.starts[index] = offsets[joined.starts[index] as number] as number;
      const last = offsets[(joined.ends[index] as number) - 1] as number;
      joined.ends[index] = last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1);
    }
  return joined;
}

/** "+£50". */
const isSumBehind = (plain: string, at: number): boolean => plain[plain[at] === ' ' ? at + 1 : at] === '£';

/** "18+", unlike "1+1" and "2 + 3". */
const isAtLeast = (plain: string, at: number): boolean =>
  isDigit(plain.charCodeAt(at - 1)) && !isDigit(plain.charCodeAt(at + 1));

function push(list: WordList, entry: VocabularyEntry, value: number, start: number, end: number, gap: number): void {
  const { parts } = entry;
  if (parts) {
    // "noDSS" is two words.
    const middle = start + Math.round(((end - start) * parts[0].length) / (parts[0].length + parts[1].length));
    push(list, entryOf(parts[0]), value, start, middle, gap);
    push(list, entryOf(parts[1]), value, middle, end, 0);
    return;
  }
  const last = list.entries.length - 1;
  const whole =
    entry.heads && last >= 0 && gap === 0 ? entry.heads.get((list.entries[last] as VocabularyEntry).word) : undefined;
  if (whole !== undefined) {
    // "chil dren" is one word.
    list.entries[last] = entryOf(whole);
    list.ends[last] = end;
    return;
  }
  const note = notes.get(entry.word);
  if (note !== undefined) return void push(list, MONEY, note, start, end, gap);
  if (pounds.has(entry.word) && gap === 0 && list.entries[last] === NUMBER) {
    // "50 quid" is "£50".
    list.entries[last] = MONEY;
    list.ends[last] = end;
    return;
  }
  list.entries.push(entry);
  list.values.push(entry.number ?? value);
  list.starts.push(start);
  list.ends.push(end);
  list.breaks.push(gap);
}

const pounds = learnWords('quid pounds pound gbp');
const notes: ReadonlyMap<string, number> = new Map([
  ['fiver', 5],
  ['tenner', 10],
]);
learnWords([...notes.keys()].join(' '));

function endOfLetters(plain: string, from: number): number {
  let at = from + 1;
  while (isLetter(plain.charCodeAt(at))) at++;
  return at;
}

/** A sign that may belong to a word: an apostrophe, a digit, @ or $. */
const isSign = (code: number): boolean => code === 39 || code === 64 || code === 36 || isDigit(code);

/** A word with apostrophes, or with digits and signs instead of letters, ends where its letters end. */
function endOfWord(plain: string, from: number): number {
  let at = from;
  for (;;) {
    at = endOfLetters(plain, at);
    const code = plain.charCodeAt(at);
    if (!isSign(code)) return at;
    const character = plain[at] as string;
    const isInside =
      (character === "'" || lettersMeant.get(character) !== undefined) && isLetter(plain.charCodeAt(at + 1));
    const isNo = code === ZERO && at === from + 1 && plain[from] === 'n' && !isDigit(plain.charCodeAt(at + 1));
    const isPossessive = character === "'" && plain[at - 1] === 's' && plain[from - 1] !== "'" && plain[at + 1] === ' ';
    if (isPossessive) return at + 1;
    if (!isInside && !isNo) return at;
  }
}

const cleanWord = (word: string): string => word.replace(/[@$\d']/g, (sign) => lettersMeant.get(sign) ?? '');

function entryFor(written: string): VocabularyEntry {
  const entry = entryOf(cleanWord(written));
  // "No girls' school nearby" is not about girls.
  return entry.names.length > 0 && written.endsWith("'") ? UNKNOWN : entry;
}

function endOfNumber(plain: string, from: number): number {
  for (let at = from + 1; ; at++) {
    if (isDigit(plain.charCodeAt(at))) continue;
    const isInside = (plain[at] === ',' || plain[at] === '.') && isDigit(plain.charCodeAt(at + 1));
    if (!isInside) return at;
  }
}

function separatorAt(plain: string, at: number): number {
  const character = plain[at] as string;
  if (character === '.')
    return plain[at - 1] === '.' || plain[at + 1] === '.' ? COMMA : isBlank(plain[at + 1]) ? STOP : 0;
  // A hyphen inside a compound separates nothing; one between blanks does.
  if (character === '-') return isBlank(plain[at - 1]) && isBlank(plain[at + 1]) ? DASH : 0;
  return separators.get(character) ?? 0;
}

/** Between the letters of "D S S", "D.S.S." and "k-i-d-s". */
const LONGEST_BETWEEN = 3;
const isInsideRun = (between: string): boolean => between.length <= LONGEST_BETWEEN && /^[ \t._*'"~-]+$/.test(between);

/** Joins letters that stand alone into the words they spell. */
function joinLetters({ entries, values, starts, ends, breaks }: WordList, plain: string): WordList {
  const joined: WordList = { entries: [], values: [], starts: [], ends: [], breaks: [] };
  const isLone = (index: number) =>
    index < entries.length &&
    (ends[index] as number) - (starts[index] as number) === 1 &&
    isLetter(plain.charCodeAt(starts[index] as number));
  for (let index = 0; index < entries.length; ) {
    let last = index;
    let letters = isLone(index) ? (plain[starts[index] as number] as string) : '';
    while (letters !== '' && isLone(last + 1)) {
      const between = plain.slice(ends[last], starts[last + 1]);
      if (!isInsideRun(between)) break;
      letters += plain[starts[++last] as number];
    }
    const gap = breaks[index] as number;
    if (last === index)
      push(
        joined,
        entries[index] as VocabularyEntry,
        values[index] as number,
        starts[index] as number,
        ends[index] as number,
        gap,
      );
    else {
      let from = index;
      for (const word of splitRun(letters)) {
        const to = from + word.length;
        push(
          joined,
          entryOf(word),
          Number.NaN,
          starts[from] as number,
          ends[to - 1] as number,
          from === index ? gap : 0,
        );
        from = to;
      }
    }
    index = last + 1;
  }
  return joined;
}
