import { MAX_BUDGET_POUNDS } from '../../accounts/preferences.ts';
import type { Token } from './tokens.ts';

/** Something that was read, and the index of the token behind it. */
export interface Read<T> {
  readonly value: T;
  readonly end: number;
}

const digits =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const smallNumbers: ReadonlyMap<string, number> = new Map(digits.split(' ').map((word, at) => [word, at]));
const tens: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
);
const multiples: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['k', 1_000],
  ['thousand', 1_000],
  ['grand', 1_000],
]);
export const numberWords: readonly string[] = [...smallNumbers.keys(), ...tens.keys(), ...multiples.keys()];

/** "twelve hundred and fifty" has five words at most. */
const MOST_WORDS = 8;

function readSpelled(tokens: readonly Token[], at: number): Read<number> | null {
  let whole = 0;
  let part = 0;
  let end = at;
  for (let next = at; next < tokens.length && next - at < MOST_WORDS; next++) {
    const word = tokens[next]?.text ?? '';
    const small = smallNumbers.get(word);
    const ten = tens.get(word);
    const multiple = multiples.get(word);
    if (small !== undefined && (part % 100 === 0 || (part % 10 === 0 && part % 100 >= 20 && small < 10))) part += small;
    else if (ten !== undefined && part % 100 === 0) part += ten;
    else if (multiple !== undefined && part > 0 && word !== 'k') {
      if (multiple === 100) part *= 100;
      else [whole, part] = [whole + part * multiple, 0];
    } else if (word === 'and' && part % 100 === 0 && end === next && end > at) continue;
    else break;
    end = next + 1;
  }
  return end === at ? null : { value: whole + part, end };
}

/** "1,200", "1.2k", "12 hundred", "a grand", "twelve hundred". */
export function readNumber(tokens: readonly Token[], at: number): Read<number> | null {
  const token = tokens[at];
  const isOne = token?.text === 'a' && /^(?:grand|thousand|hundred)$/.test(tokens[at + 1]?.text ?? '');
  if (token?.kind !== 'number' && !isOne) return readSpelled(tokens, at);
  const value = isOne ? 1 : Number(token?.text);
  const multiple = multiples.get(tokens[at + 1]?.text ?? '');
  return multiple === undefined ? { value, end: at + 1 } : { value: value * multiple, end: at + 2 };
}

const A_WEEK = 52 / 12;
const A_YEAR = 1 / 12;
/** How many of it a month has. */
const periods: ReadonlyMap<string, number> = new Map([
  ...'pcm,pm,per month,a month,monthly,per calendar month,pmc,month,each month,calendar month,per cm,per m,per mo,a mo,mo,mth,per mth,pcm rent,per pcm'
    .split(',')
    .map((words) => [words, 1] as const),
  ...'pw,ppw,per week,a week,weekly,per wk,wk,each week,week,per w'.split(',').map((words) => [words, A_WEEK] as const),
  ...'pa,per annum,a year,per year,annually,yearly,per a'.split(',').map((words) => [words, A_YEAR] as const),
]);
const LONGEST_PERIOD = 3;

const wordsAt = (tokens: readonly Token[], at: number, count: number): string =>
  tokens
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ');

/** The longest of some phrases at a place. */
export function readPhrase<T>(
  phrases: ReadonlyMap<string, T>,
  tokens: readonly Token[],
  at: number,
  longest: number,
): Read<T> | null {
  for (let count = Math.min(longest, tokens.length - at); count > 0; count--) {
    const value = phrases.get(wordsAt(tokens, at, count));
    if (value !== undefined) return { value, end: at + count };
  }
  return null;
}

interface Amount {
  readonly pounds: number;
  /** Whether it says that it is money. */
  readonly isMoney: boolean;
  /** 1, or 1,000 in "1.2k". */
  readonly multiple: number;
  readonly perMonth: number;
}

const currencies = new Set(['£', 'gbp', 'pounds', 'pound', 'quid', 'squid', 'sterling']);
/** A smaller number alone counts something else. */
const LEAST_RENT = 100;
const counted =
  /^(?:bed|beds|bedroom|bedrooms|bath|baths|bathroom|bathrooms|mile|miles|km|min|mins|minute|minutes|month|months|day|days|year|years|people|persons|person|adults|kids|children|sq|sqft|sqm|ft|feet|m|metres|percent|hours|hour|st|nd|rd|th|pp|each|pppw|pppm|weeks|week)$/;

function readAmount(tokens: readonly Token[], at: number): Read<Amount> | null {
  const hasSign = currencies.has(tokens[at]?.text ?? '') && tokens[at]?.text !== 'pound';
  const number = readNumber(tokens, hasSign ? at + 1 : at);
  if (number === null) return null;
  let { end } = number;
  const multiple = /^(?:k|grand|thousand)$/.test(tokens[end - 1]?.text ?? '') ? 1_000 : 1;
  const sign = tokens[end]?.text ?? '';
  const hasCurrency = currencies.has(sign) && !(sign === '£' && tokens[end + 1]?.kind === 'number');
  if (hasCurrency) end++;
  const period = readPhrase(periods, tokens, end, LONGEST_PERIOD);
  const isPeriod = period !== null && (hasSign || hasCurrency || number.value >= LEAST_RENT / 2);
  const isMoney = hasSign || hasCurrency || isPeriod || multiple > 1;
  const isCounted = counted.test(tokens[isPeriod ? period.end : end]?.text ?? '');
  if (isCounted || (!isMoney && number.value < LEAST_RENT)) return null;
  return {
    value: { pounds: number.value, isMoney, multiple, perMonth: isPeriod ? period.value : 1 },
    end: isPeriod ? period.end : end,
  };
}

const leads: ReadonlyMap<string, 'max' | 'min' | 'between'> = new Map([
  ...'under,below,less than,lower than,cheaper than,max,maximum,max of,maximum of,max rent,max budget,max price,maximum rent,maximum budget,maximum price,up to,upto,no more than,not more than,no higher than,not over,not above,nothing over,nothing above,never over,at most,within,budget,budget of,my budget,my budget is,our budget is,our budget,budget max,budget up to,budget is,budget around,budget about,a budget of,with a budget of,on a budget of,rent,rent up to,rent under,rent max,rent of,price,priced at,price up to,for,for under,for around,for about,for up to,for less than,for max,for below,around,about,approx,approximately,roughly,circa,ca,c,limit,limit of,limit is,top,can afford,can pay,can spend,afford,afford up to,can afford up to,could pay,pay,paying,pay up to,pay max,spend,spend up to,spending,costing,at,<,~,not exceeding,anything under,anything below,anything up to,or under,or less than,cap,capped at,till,until,to'
    .split(',')
    .map((words) => [words, 'max'] as const),
  ...'over,above,more than,min,minimum,min of,minimum of,at least,from,starting at,starting from,minimum rent,min rent,min budget,minimum budget,min price,minimum price,not less than,no less than,upwards of,not under,not below,rent from,higher than,>'
    .split(',')
    .map((words) => [words, 'min'] as const),
  ...'between,in between,somewhere between,budget between,rent between,budget from,for between,priced between'
    .split(',')
    .map((words) => [words, 'between'] as const),
]);
const LONGEST_LEAD = 5;
const behind: ReadonlyMap<string, 'max' | 'min'> = new Map([
  ...'max,maximum,or less,or under,or below,or lower,tops,top,limit,budget,max budget,or cheaper,at most,and under,and below,ish,max rent,rent,rent max,or thereabouts,absolute max,absolute maximum,or so'
    .split(',')
    .map((words) => [words, 'max'] as const),
  ...'+,or more,min,minimum,or over,or above,plus,and up,and above,upwards'
    .split(',')
    .map((words) => [words, 'min'] as const),
]);
export const rentWords: readonly string[] = [...leads.keys(), ...behind.keys(), ...periods.keys()].flatMap((words) =>
  words.split(' '),
);

export interface Rent {
  readonly min?: number;
  readonly max?: number;
  /** Said by the week. */
  readonly isWeekly: boolean;
}

const perMonth = (amount: Amount, multiple = 1, months = amount.perMonth): number =>
  Math.round(amount.pounds * multiple * months);
const isRent = (pounds: number): boolean => pounds > 0 && pounds <= MAX_BUDGET_POUNDS;

/** "under £1,200", "between 800 and 1000", "£300pw", "for 1500", "1200 max": £ a month, a week being 12/52 of a month. */
export function readRent(tokens: readonly Token[], at: number): Read<Rent> | null {
  const lead = readPhrase(leads, tokens, at, LONGEST_LEAD);
  const start = skip(tokens, lead?.end ?? at);
  const first = readAmount(tokens, start);
  if (first === null) return null;
  const joint = tokens[first.end]?.text ?? '';
  const mayBeYear = !first.value.isMoney && looksLikeYear(first.value.pounds);
  if (mayBeYear && (lead === null || lead.value === 'min' || joint === '-' || joint === '/')) return null;
  const joins = joint === '-' || joint === 'to' || (lead?.value === 'between' && joint === 'and');
  const second = joins ? readAmount(tokens, first.end + 1) : null;
  if (second !== null) {
    const multiple = first.value.multiple === 1 && first.value.pounds < LEAST_RENT ? second.value.multiple : 1;
    const months = first.value.perMonth === 1 ? second.value.perMonth : first.value.perMonth;
    const [low, high] = [perMonth(first.value, multiple, months), perMonth(second.value, 1, months)];
    if (isRent(low) && isRent(high) && low <= high) {
      const last = readPhrase(behind, tokens, second.end, 3);
      return {
        value: { min: low, max: high, isWeekly: months === A_WEEK },
        end: last?.value === 'max' ? last.end : second.end,
      };
    }
  }
  const pounds = perMonth(first.value);
  if (!isRent(pounds)) return null;
  const last = readPhrase(behind, tokens, first.end, 3);
  const isMin = last?.value === 'min' || (last === null && lead?.value === 'min');
  const isMax = last?.value === 'max';
  const isWeekly = first.value.perMonth === A_WEEK;
  const value = isMin && !isMax ? { min: pounds, isWeekly } : { max: pounds, isWeekly };
  return { value, end: last?.end ?? first.end };
}

const looksLikeYear = (value: number): boolean => value >= 2_024 && value <= 2_035;

/** "budget: 900", "around the 900 mark". */
function skip(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next - at < 2 && /^(?:the|of|is|:|about|around)$/.test(tokens[next]?.text ?? '')) next++;
  return next;
}
