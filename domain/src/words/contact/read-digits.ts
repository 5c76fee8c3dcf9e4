import { DIGITS, MIXED, SIGN, SPACE, TIGHT, type Token } from './tokens.ts';
import { DIGIT, entryOf, FILLER, HUNDRED, numberWords, REPEAT, SOUNDS_LIKE, UNIT } from './vocabulary.ts';

/** Digits that somebody wrote together, and the tokens they stand in. */
export interface DigitGroup {
  readonly digits: string;
  readonly from: number;
  /** Behind its last token. */
  readonly to: number;
  readonly isInWords: boolean;
  /** Whether nothing but signs and words such as "then" stand between it and the group before. */
  readonly goesOn: boolean;
  /** A sum, a length, a number of rooms: no part of a number that is spread over a sentence. */
  readonly isMeasure: boolean;
}

interface Read {
  readonly digits: string;
  readonly to: number;
  readonly isInWords?: boolean;
  /** Whether other letters stand before or after the digits in the same token. */
  readonly isCutBefore?: boolean;
  readonly isCutAfter?: boolean;
}

/** Letters that look like digits. */
const lookLike: ReadonlyMap<string, string> = new Map(
  Object.entries({ o: '0', l: '1', i: '1', z: '2', s: '5', b: '8' }),
);

/** By their first letters, longest first. */
const spoken = Map.groupBy(
  Object.entries(numberWords)
    .flatMap(([digits, words]) => words.split(' ').map((word) => [word, digits] as const))
    .sort(([one], [two]) => two.length - one.length),
  ([word]) => word[0] ?? '',
);

const MOST_FILLERS = 5;

export function readDigitGroups(tokens: readonly Token[]): readonly DigitGroup[] {
  const groups: DigitGroup[] = [];
  let fillers = MOST_FILLERS + 1;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const date = token.kind === DIGITS ? endOfDate(tokens, at) : at;
    const read = date > at ? null : readNumber(tokens, at, groups.length > 0 && fillers === 0);
    if (!read) {
      const isBetween = token.kind === SIGN ? !'£$%'.includes(token.text) : (token.roles & FILLER) !== 0;
      fillers = isBetween && date === at ? fillers + (token.kind === SIGN ? 0.5 : 1) : MOST_FILLERS + 1;
      at = Math.max(at + 1, date);
      continue;
    }
    const isMoney = isSign(tokens[at - 1], '£') || isSign(tokens[at - 1], '$');
    groups.push({
      digits: read.digits,
      from: at,
      to: read.to,
      isInWords: read.isInWords ?? false,
      goesOn: fillers <= MOST_FILLERS && !isMoney && !read.isCutBefore,
      isMeasure: isMoney || isUnit(tokens[read.to]) || isReadOff(tokens, at),
    });
    fillers = isMoney || read.isCutAfter ? MOST_FILLERS + 1 : 0;
    at = read.to;
  }
  return groups;
}

const isSign = (token: Token | undefined, sign: string): boolean => token?.kind === SIGN && token.text === sign;
const readOff = new Set('meter meters reading readings mpan mprn'.split(' '));
/** "Electric meter was 020794", "meter: 020794". */
const isReadOff = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at - 2].some((before) => readOff.has(tokens[before]?.word ?? ''));
const isUnit = (token: Token | undefined): boolean =>
  token !== undefined && token.gap <= SPACE && ((token.roles & UNIT) !== 0 || isSign(token, '%'));

function readNumber(tokens: readonly Token[], at: number, isBehindDigits: boolean): Read | null {
  const token = tokens[at] as Token;
  if (token.kind === SIGN) return null;
  if (token.kind === DIGITS) return withHundred(tokens, { digits: token.text, to: at + 1 });
  if (token.kind === MIXED) {
    const digits = decode(token.text, true);
    return digits === null ? cutOut(token.text, at) : { digits, to: at + 1 };
  }
  if (token.roles & REPEAT) return readRepeated(tokens, at);
  if (token.roles & DIGIT) return withHundred(tokens, readSpoken(tokens, at));
  if (token.roles & SOUNDS_LIKE)
    return isBehindDigits && isSpokenDigit(tokens[at - 1]) && isSpokenDigit(tokens[at + 1])
      ? { digits: entryOf(token.word).digits, to: at + 1, isInWords: true }
      : null;
  if (token.text.length <= 3 && isLookAlike(token.text) && (isBehindDigits || isNumber(tokens[at + 1])))
    return { digits: decode(token.text, true) ?? '', to: at + 1 };
  const joined = token.text.length >= SHORTEST_JOINED ? decode(token.text, false) : null;
  return joined === null ? null : { digits: joined, to: at + 1, isInWords: true };
}

const SHORTEST_JOINED = 6;

const isSpokenDigit = (token: Token | undefined): boolean =>
  token !== undefined && (token.roles & (DIGIT | REPEAT | SOUNDS_LIKE)) !== 0;
const isNumber = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === DIGITS ||
    (token.roles & (DIGIT | REPEAT)) !== 0 ||
    (token.kind === MIXED && decode(token.text, true) !== null));

/** "o", "oo", "lo", and one letter that looks like a digit. */
function isLookAlike(text: string): boolean {
  if (text.length === 1) return lookLike.has(text);
  for (const letter of text) if (letter !== 'o' && letter !== 'i' && letter !== 'l') return false;
  return text !== 'oil' && text !== 'ill';
}

function readSpoken(tokens: readonly Token[], at: number): Read {
  const { digits } = entryOf((tokens[at] as Token).word);
  // "seventy seven", "seventy-seven"
  const isTens = digits.length === 2 && digits.endsWith('0') && digits !== '10';
  const next = isSign(tokens[at + 1], '-') ? at + 2 : at + 1;
  const unit = isTens && (tokens[next]?.roles ?? 0) & DIGIT ? entryOf(tokens[next]?.word ?? '').digits : '';
  if (unit.length === 1 && unit !== '0') return { digits: digits[0] + unit, to: next + 1, isInWords: true };
  return { digits, to: at + 1, isInWords: true };
}

function withHundred(tokens: readonly Token[], read: Read): Read {
  const isHundred = ((tokens[read.to]?.roles ?? 0) & HUNDRED) !== 0 && read.digits.length <= 2;
  return isHundred ? { digits: `${read.digits}00`, to: read.to + 1, isInWords: true } : read;
}

/** "double seven", "treble 0", "double-oh". */
function readRepeated(tokens: readonly Token[], at: number): Read | null {
  const times = (tokens[at] as Token).word.startsWith('d') ? 2 : 3;
  const next = isSign(tokens[at + 1], '-') ? at + 2 : at + 1;
  const token = tokens[next];
  if (!token) return null;
  const digit =
    token.kind === DIGITS
      ? token.text
      : token.roles & DIGIT
        ? entryOf(token.word).digits
        : (lookLike.get(token.text) ?? '');
  return digit.length === 1 ? { digits: digit.repeat(times), to: next + 1, isInWords: true } : null;
}

/** Digits, numbers in words and letters that look like digits, run together. Null for anything else. */
function decode(text: string, hasLookAlikes: boolean): string | null {
  let digits = '';
  for (let at = 0; at < text.length; ) {
    const character = text[at] as string;
    const word =
      character >= '0' && character <= '9' ? null : spoken.get(character)?.find(([one]) => text.startsWith(one, at));
    const digit =
      character >= '0' && character <= '9'
        ? character
        : (word?.[1] ?? (hasLookAlikes ? lookLike.get(character) : undefined));
    if (digit === undefined) return null;
    digits += digit;
    at += word ? word[0].length : 1;
  }
  return digits;
}

/** "tel07700900123": a number that was run together with a word. */
function cutOut(text: string, at: number): Read | null {
  let end = text.length;
  while (end > 0 && isDigitAt(text, end - 1)) end--;
  const behind = text.slice(end);
  if (behind.length >= LONG_PART && (behind.startsWith('0') || behind.startsWith('44')))
    return { digits: behind, to: at + 1, isCutBefore: true };
  let start = 0;
  while (isDigitAt(text, start)) start++;
  return start >= LONG_PART ? { digits: text.slice(0, start), to: at + 1, isCutAfter: true } : null;
}
const LONG_PART = 5;
const isDigitAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
};

/** Behind a date such as 01/12/2026; `at` where there is none. */
function endOfDate(tokens: readonly Token[], at: number): number {
  const [day, first, month, second, year] = tokens.slice(at, at + 5);
  if (day?.kind !== DIGITS || month?.kind !== DIGITS || year?.kind !== DIGITS) return at;
  if (first?.kind !== SIGN || !'/.-'.includes(first.text) || !isSign(second, first.text)) return at;
  if ([first, month, second, year].some((token) => token?.gap !== TIGHT)) return at;
  const follows = tokens[at + 5];
  if (isSign(follows, first.text) && follows?.gap === TIGHT && tokens[at + 6]?.kind === DIGITS) return at;
  const isDay = isPart(day.text, 31) && isPart(month.text, 12);
  const isYear =
    year.text.length === 4 ? year.text.startsWith('20') || year.text.startsWith('19') : year.text.length === 2;
  return isDay && isYear ? at + 5 : at;
}
const isPart = (text: string, most: number): boolean => text.length <= 2 && Number(text) >= 1 && Number(text) <= most;
