import { daysAfter, isPlainDate } from '../../plain-date.ts';
import { type Read, readNumber, readPhrase } from './numbers.ts';
import type { Token } from './tokens.ts';

const names =
  'january jan,february feb,march mar,april apr,may,june jun,july jul,august aug,september sept sep,october oct,november nov,december dec';
const months: ReadonlyMap<string, number> = new Map(
  names.split(',').flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);

const at = (phrases: string, value: string) => phrases.split(',').map((phrase) => [phrase, value] as const);
const fixed: ReadonlyMap<string, string> = new Map([
  ...at(
    'now,asap,immediately,immediate,today,straight away,right away,right now,as soon as possible,soon as possible,immediate move,immediate move in,available now,vacant now,ready now,urgently,urgent,straightaway',
    'today',
  ),
  ...at('tomorrow', 'tomorrow'),
  ...at('next week', 'next week'),
  ...at('next month,the next month,start of next month,beginning of next month', 'next month'),
  ...at('mid next month,middle of next month', 'mid next month'),
  ...at('christmas,xmas,christmas day', 'christmas'),
  ...at('end of next month,the end of next month', 'end of next month'),
  ...at('end of the month,end of this month,end of month,this month', 'end of month'),
  ...at('new year,the new year,in the new year,start of the year,next year,new years', 'new year'),
]);
const LONGEST_FIXED = 5;
const parts: ReadonlyMap<string, 'early' | 'mid' | 'late'> = new Map([
  ...['early', 'start of', 'the start of', 'beginning of', 'the beginning of', 'next', 'this', 'start'].map(
    (words) => [words, 'early'] as const,
  ),
  ...['mid', 'middle of', 'the middle of'].map((words) => [words, 'mid'] as const),
  ...['late', 'end of', 'the end of', 'end', 'by the end of'].map((words) => [words, 'late'] as const),
]);
const LONGEST_PART = 4;
const units: ReadonlyMap<string, 'days' | 'weeks' | 'fortnights' | 'months'> = new Map([
  ...['day', 'days'].map((word) => [word, 'days'] as const),
  ...['week', 'weeks', 'wks', 'wk'].map((word) => [word, 'weeks'] as const),
  ...['fortnight', 'fortnights'].map((word) => [word, 'fortnights'] as const),
  ...['month', 'months'].map((word) => [word, 'months'] as const),
]);
export const dateWords: readonly string[] = [
  ...months.keys(),
  ...fixed.keys(),
  ...parts.keys(),
  ...units.keys(),
].flatMap((words) => words.split(' '));

const dayText = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const yearOf = (day: string): number => Number(day.slice(0, 4));
const monthOf = (day: string): number => Number(day.slice(5, 7));
const dayOf = (day: string): number => Number(day.slice(8));

/** Counted on from a month of a year; the thirteenth is January. */
const firstOf = (year: number, month: number): string =>
  dayText(year + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1, 1);
const lastOf = (year: number, month: number): string => daysAfter(firstOf(year, month + 1), -1);

function fixedDay(said: string, today: string): string {
  const [year, month] = [yearOf(today), monthOf(today)];
  if (said === 'today') return today;
  if (said === 'tomorrow') return daysAfter(today, 1);
  if (said === 'next week') return daysAfter(today, 7);
  if (said === 'next month') return firstOf(year, month + 1);
  if (said === 'mid next month') return daysAfter(firstOf(year, month + 1), 14);
  if (said === 'end of next month') return lastOf(year, month + 1);
  if (said === 'christmas') return exactDay(25, 12, null, today) ?? today;
  if (said === 'end of month') return lastOf(year, month);
  return firstOf(year + 1, 1);
}

/** A month without a year is the next one, and this one still counts. */
function dayIn(part: 'early' | 'mid' | 'late', month: number, year: number | null, today: string): string {
  const inYear = year ?? (month < monthOf(today) ? yearOf(today) + 1 : yearOf(today));
  const first = firstOf(inYear, month);
  const day = part === 'early' ? first : part === 'mid' ? daysAfter(first, 14) : lastOf(inYear, month);
  return day < today && year === null ? today : day;
}

function readYear(tokens: readonly Token[], index: number): Read<number> | null {
  const text = tokens[index]?.text ?? '';
  return /^20[23]\d$/.test(text) ? { value: Number(text), end: index + 1 } : null;
}

function readDayNumber(tokens: readonly Token[], index: number): Read<number> | null {
  const token = tokens[index];
  if (token?.kind !== 'number' || !/^[0-3]?\d$/.test(token.text)) return null;
  const next = tokens[index + 1];
  const isOrdinal = next !== undefined && !next.isApart && /^(?:st|nd|rd|th)$/.test(next.text);
  return { value: Number(token.text), end: index + (isOrdinal ? 2 : 1) };
}

/** The day of a month, this year's or next year's. */
function exactDay(day: number, month: number, year: number | null, today: string): string | null {
  const isFuture = (text: string): boolean => isPlainDate(text) && (year !== null || text >= today);
  const years = year === null ? [yearOf(today), yearOf(today) + 1] : [year];
  return years.map((one) => dayText(one, month, day)).find(isFuture) ?? null;
}

const found = (value: string | null, end: number): Read<string> | null => (value === null ? null : { value, end });

/** "1/3/2027", "2027-03-01". */
function readFigures(tokens: readonly Token[], index: number, today: string): Read<string> | null {
  const [one, sign, two, other, three] = tokens.slice(index, index + 5);
  if (one?.kind !== 'number' || two?.kind !== 'number' || (sign?.text !== '/' && sign?.text !== '-')) return null;
  if (other?.text !== sign.text || three?.kind !== 'number') {
    const isDay = sign.text === '/' && one.text.length === 2 && two.text.length === 2;
    return isDay ? found(exactDay(Number(one.text), Number(two.text), null, today), index + 3) : null;
  }
  const yearFirst = one.text.length === 4;
  const year = Number(yearFirst ? one.text : three.text.length === 2 ? `20${three.text}` : three.text);
  const day = dayText(year, Number(two.text), Number(yearFirst ? three.text : one.text));
  return found(isPlainDate(day) ? day : null, index + 5);
}

/** "1st of March 2027", "1 march", "March 1st", "mid January", "Sept". */
function readMonth(tokens: readonly Token[], index: number, today: string, isExpected: boolean): Read<string> | null {
  const day = readDayNumber(tokens, index);
  if (day !== null) {
    const monthAt = tokens[day.end]?.text === 'of' ? day.end + 1 : day.end;
    const month = months.get(tokens[monthAt]?.text ?? '');
    if (month === undefined) return null;
    const year = readYear(tokens, monthAt + 1);
    return found(exactDay(day.value, month, year?.value ?? null, today), year?.end ?? monthAt + 1);
  }
  const part = readPhrase(parts, tokens, index, LONGEST_PART);
  const monthAt = part?.end ?? index;
  const word = tokens[monthAt];
  const month = months.get(word?.text ?? '');
  if (month === undefined || word === undefined) return null;
  const behind = readDayNumber(tokens, monthAt + 1);
  const hasEnding = behind !== null && (behind.end === monthAt + 3 || !isCount(tokens[behind.end]));
  if (behind !== null && hasEnding && part === null && behind.value > 0) {
    const year = readYear(tokens, behind.end);
    const exact = exactDay(behind.value, month, year?.value ?? null, today);
    if (exact !== null) return { value: exact, end: year?.end ?? behind.end };
  }
  const year = readYear(tokens, monthAt + 1);
  // "may" and "march" are other words as well, and "mar" and "dec" are not.
  const isCertain =
    isExpected || part !== null || year !== null || word.isCapital || !/^(?:may|march)$/.test(word.text);
  if (!isCertain) return null;
  return { value: dayIn(part?.value ?? 'early', month, year?.value ?? null, today), end: year?.end ?? monthAt + 1 };
}

const isCount = (token: Token | undefined): boolean =>
  /^(?:bed|beds|bedroom|bedrooms|bath|baths|miles?|people)$/.test(token?.text ?? '');

/** "in 2 weeks", "within a month", "in 10 days time". */
function readSpan(tokens: readonly Token[], index: number, today: string): Read<string> | null {
  if (!/^(?:in|within)$/.test(tokens[index]?.text ?? '')) return null;
  const count =
    readPhrase(
      new Map([
        ['a', 1],
        ['the next', 1],
        ['a couple of', 2],
      ]),
      tokens,
      index + 1,
      3,
    ) ?? readNumber(tokens, index + 1);
  const unit = count && units.get(tokens[count.end]?.text ?? '');
  if (count === null || !unit || count.value > 60) return null;
  const behind = tokens[count.end + 1]?.text;
  const end = count.end + (behind === 'time' ? 2 : 1);
  const days = { days: 1, weeks: 7, fortnights: 14 };
  if (unit !== 'months') return { value: daysAfter(today, Math.round(count.value * days[unit])), end };
  const month = monthOf(today) + Math.round(count.value);
  const last = lastOf(yearOf(today), month);
  const same = `${last.slice(0, 8)}${String(Math.min(dayOf(today), dayOf(last))).padStart(2, '0')}`;
  return { value: same, end };
}

const expecting = new Set(
  'from in by starting start starts before after for available avail until of on beginning'.split(' '),
);

/** When a home may become available at the earliest and at the latest. */
export interface MoveIn {
  readonly from: string | null;
  readonly by: string | null;
}

const joints = new Set('to until till and -'.split(' '));
const notBefore: ReadonlyMap<string, true> = new Map(
  'not before,no earlier than,not earlier than,no sooner than,not available before'
    .split(',')
    .map((words) => [words, true]),
);
const LONGEST_NOT_BEFORE = 3;
/** Of words in front of two days: without one they are a stay rather than a range to move in. */
const aboutMoving = /^(?:available|availability|avail|move|moving|movein|between)$/;
const WORDS_BEFORE = 4;

/** "From January", "available from 1 March to June", "not before September". Homes that are free already are free today. */
export function readMoveIn(tokens: readonly Token[], index: number, today: string): Read<MoveIn> | null {
  const late = readPhrase(notBefore, tokens, index, LONGEST_NOT_BEFORE);
  if (late !== null) {
    const day = readDay(tokens, late.end, today, true);
    return day && { value: { from: day.value, by: null }, end: day.end };
  }
  const first = readDay(tokens, index, today);
  if (first === null) return null;
  const isRange = tokens.slice(Math.max(0, index - WORDS_BEFORE), index).some(({ text }) => aboutMoving.test(text));
  const last =
    isRange && joints.has(tokens[first.end]?.text ?? '') ? readEnd(tokens, first.end + 1, first.value) : null;
  return last === null
    ? { value: { from: null, by: first.value }, end: first.end }
    : { value: { from: first.value > today ? first.value : null, by: last.value }, end: last.end };
}

/** The last day of a range, which a month alone ends with. */
function readEnd(tokens: readonly Token[], index: number, from: string): Read<string> | null {
  const month = months.get(tokens[index]?.text ?? '');
  const day = readDay(tokens, index, from, true);
  if (day === null || day.value < from) return null;
  const isWholeMonth = month !== undefined && day.end === (readYear(tokens, index + 1)?.end ?? index + 1);
  return isWholeMonth ? { value: lastOf(yearOf(day.value), month), end: day.end } : day;
}

/** A day on which someone wants to move in. */
function readDay(tokens: readonly Token[], index: number, today: string, isNamed = false): Read<string> | null {
  const said = readPhrase(fixed, tokens, index, LONGEST_FIXED);
  const isExpected = isNamed || expecting.has(tokens[index - 1]?.text ?? '');
  const month = readMonth(tokens, index, today, isExpected);
  if (said !== null && said.end >= (month?.end ?? 0)) return { value: fixedDay(said.value, today), end: said.end };
  return month ?? readFigures(tokens, index, today) ?? readSpan(tokens, index, today);
}
