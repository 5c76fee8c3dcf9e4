import type { DigitGroup } from './read-digits.ts';
import { SIGN, type Token } from './tokens.ts';
import { BACKWARDS, PHONE } from './vocabulary.ts';

/** The tokens of one text, and the digits in it. */
export interface NumberedText {
  readonly tokens: readonly Token[];
  readonly groups: readonly DigitGroup[];
}

/** A phone number: its groups in the texts it is spread over. */
export type FoundNumber = readonly { readonly text: number; readonly from: number; readonly to: number }[];

const LONGEST_NUMBER = 15;
const NATIONAL = 11;
const MOST_GROUPS = 15;

/** Digits of UK numbers as they are dialled at home: 01, 02, 03, 07, 08 and 09. */
const isNational = (digits: string): boolean =>
  digits.length === NATIONAL && digits[0] === '0' && '123789'.includes(digits[1] ?? '') && isArea(digits);
const isArea = (digits: string): boolean => digits[1] !== '2' || '03489'.includes(digits[2] ?? '');

/** +44 7700 900123, 0044 (0)7700 900123, 447700900123. */
function isInternational(digits: string, hasPlus: boolean): boolean {
  const isDialled = digits.startsWith('00');
  const number = isDialled ? digits.slice(2) : digits;
  if (number.startsWith('44')) {
    const rest = number[2] === '0' ? number.slice(3) : number.slice(2);
    return rest.length === 10 && '12378'.includes(rest[0] ?? '');
  }
  return (hasPlus || isDialled) && number[0] !== '0' && number.length >= 10 && number.length <= LONGEST_NUMBER - 1;
}

/** A mobile number without its zero, and a short one of a small town; both need a word such as "call". */
const needsCue = (digits: string): boolean =>
  digits.length === 10 && ((digits[0] === '7' && digits[1] !== '0') || digits.startsWith('01'));

const NEAR = 10;
function hasCue({ tokens }: NumberedText, from: number, to: number): boolean {
  for (let at = Math.max(0, from - NEAR); at < Math.min(tokens.length, to + NEAR / 2); at++)
    if ((tokens[at]?.roles ?? 0) & PHONE) return true;
  return false;
}

const hasPlusBefore = (tokens: readonly Token[], from: number): boolean => {
  const before = tokens[from - 1];
  const further = tokens[from - 2];
  if (before?.word === 'plus' || (before?.kind === SIGN && before.text === '+')) return true;
  return before?.kind === SIGN && before.text === '(' && further?.kind === SIGN && further.text === '+';
};

/** Numbers whose groups follow each other, each found once and as far to the left as possible. */
export function findNumbers(text: number, numbered: NumberedText): readonly FoundNumber[] {
  const { tokens, groups } = numbered;
  const isBackwards = tokens.some(({ roles }) => roles & BACKWARDS);
  const found: FoundNumber[] = [];
  for (let first = 0; first < groups.length; ) {
    const end = endOfNumber(numbered, first, isBackwards);
    if (end > first) found.push([{ text, from: groups[first]?.from ?? 0, to: groups[end - 1]?.to ?? 0 }]);
    first = Math.max(first + 1, end);
  }
  return found;
}

function endOfNumber(numbered: NumberedText, first: number, isBackwards: boolean): number {
  const { tokens, groups } = numbered;
  const start = groups[first] as DigitGroup;
  if (!isBackwards && !'0 4 7'.includes(start.digits[0] ?? '-') && !hasPlusBefore(tokens, start.from)) return first;
  const hasPlus = hasPlusBefore(tokens, start.from);
  let digits = '';
  let words = 0;
  let longest = first;
  for (let at = first; at < groups.length && at < first + MOST_GROUPS; at++) {
    const group = groups[at] as DigitGroup;
    if (at > first && !group.goesOn) break;
    digits += group.digits;
    if (digits.length > LONGEST_NUMBER) break;
    if (group.isInWords) words++;
    if (isNational(digits) || isInternational(digits, hasPlus)) longest = at + 1;
    else if (longest === first && needsCue(digits) && (words >= 4 || hasCue(numbered, start.from, group.to)))
      longest = at + 1;
    else if (isBackwards && isNational([...digits].reverse().join(''))) longest = at + 1;
    // What follows a whole number belongs to something else.
    if (longest > first && (digits.length >= NATIONAL || !groups[at + 1]?.goesOn)) break;
  }
  return longest;
}

const FAR = 12;

/** The beginning of a number that no year, time or other number of an advert looks like. */
function beginsNumber({ digits }: DigitGroup): boolean {
  if (digits.length < 3 || digits.length >= NATIONAL || digits[0] !== '0') return false;
  if (!'127'.includes(digits[1] ?? '') || !isArea(digits)) return false;
  const isTime = digits.length === 4 && Number(digits.slice(2)) < 60;
  return !isTime;
}

interface Placed {
  readonly text: number;
  readonly group: DigitGroup;
}

/** Numbers whose groups stand far apart in a sentence, or in several texts. */
export function findSpreadNumbers(texts: readonly NumberedText[]): readonly FoundNumber[] {
  const all: Placed[] = texts.flatMap(({ groups }, text) =>
    joinGroups(groups.filter(({ isMeasure }) => !isMeasure)).map((group) => ({ text, group })),
  );
  const found: FoundNumber[] = [];
  for (let first = 0; first < all.length; ) {
    const end = endOfSpread(all, first, texts);
    const parts = end > first ? all.slice(first, end) : partsOfSpread(all, first, texts);
    if (parts.length > 0) found.push(parts.map(({ text, group: { from, to } }) => ({ text, from, to })));
    first = Math.max(first + 1, end);
  }
  return found;
}

/** A number that begins at the end of one text and goes on in later ones, with other numbers in texts between them. */
function partsOfSpread(all: readonly Placed[], first: number, texts: readonly NumberedText[]): readonly Placed[] {
  const start = all[first] as Placed;
  if (!beginsNumber(start.group) || !(start.group.digits.startsWith('07') || start.group.digits.length >= 5)) return [];
  if (!endsText(start, texts)) return [];
  // By how many digits they have: the parts that were found first.
  const ways = new Map<number, readonly Placed[]>([[start.group.digits.length, [start]]]);
  for (const part of all.slice(first + 1, first + 1 + MOST_PARTS)) {
    const { length } = part.group.digits;
    if (part.text === start.text || length < 2 || isYear(part.group.digits)) continue;
    for (const [digits, parts] of [...ways]) {
      if (parts.at(-1)?.text === part.text || digits + length > NATIONAL || ways.has(digits + length)) continue;
      ways.set(digits + length, [...parts, part]);
    }
  }
  return ways.get(NATIONAL) ?? [];
}
const endsText = ({ text, group }: Placed, texts: readonly NumberedText[]): boolean =>
  group.to === texts[text]?.tokens.length;

const MOST_PARTS = 30;
const isYear = (digits: string): boolean => digits.length === 4 && (digits.startsWith('19') || digits.startsWith('20'));

/** Groups that follow each other as one, as long as they are no whole number. */
function joinGroups(groups: readonly DigitGroup[]): readonly DigitGroup[] {
  const joined: DigitGroup[] = [];
  for (const group of groups) {
    const before = joined.at(-1);
    if (before && group.goesOn && before.digits.length + group.digits.length < NATIONAL)
      joined[joined.length - 1] = {
        ...group,
        digits: before.digits + group.digits,
        from: before.from,
        goesOn: before.goesOn,
      };
    else joined.push(group);
  }
  return joined;
}

function endOfSpread(all: readonly Placed[], first: number, texts: readonly NumberedText[]): number {
  const start = all[first] as Placed;
  if (!beginsNumber(start.group)) return first;
  let digits = '';
  let isSpread = false;
  for (let at = first; at < all.length && at < first + MOST_GROUPS; at++) {
    const { text, group } = all[at] as Placed;
    const before = all[at - 1] as Placed;
    if (at > first) {
      if (before.text === text && group.from - before.group.to > FAR) break;
      if (before.text !== text && !endsText(before, texts)) break;
      isSpread ||= before.text !== text || !group.goesOn;
    }
    digits += group.digits;
    if (digits.length > NATIONAL) break;
    if (digits.length < NATIONAL) continue;
    const isOneText = text === start.text;
    const hasAnnounced = hasCue(texts[text] as NumberedText, start.group.from, group.to);
    return isSpread && isNational(digits) && (!isOneText || start.group.digits.length >= 5 || hasAnnounced)
      ? at + 1
      : first;
  }
  return first;
}
