import { HIGH_RENT_A_YEAR_PENCE, WEEKS_A_MONTH } from '../caps.ts';
import { NO, NOT } from './grammar-words.ts';
import { isOfThePast } from './past.ts';
import { breakAt, COMMA, rolesAt, SLASH, STOP, type WordList, wordAt } from './read-words.ts';
import { isToldOfOthers } from './told-of-others.ts';
import { learnWords } from './vocabulary.ts';

/** A deposit that a text asks for, in weeks of rent or in pounds. */
export interface DepositMatch {
  readonly wording: 'deposit-weeks' | 'deposit-sum' | 'holding-weeks' | 'holding-sum';
  readonly from: number;
  readonly to: number;
  readonly number: number;
}

const deposits = learnWords('deposit deposits bond bonds dep');
const holding = learnWords('holding reservation reserve reserving');
const holds = learnWords('holds hold holding secures secure reserves reserve takes');
const weeks = learnWords('week weeks wk wks weekly');
const months = learnWords('month months mth mths monthly');
const days = learnWords('day days');
const DAYS_A_WEEK = 7;
const fortnights = learnWords('fortnight fortnights');
const halves = learnWords('half');
const multiples: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['doubles', 2],
  ['doubled', 2],
  ['twice', 2],
  ['triple', 3],
]);
learnWords([...multiples.keys()].join(' '));
/** What may stand between a deposit and its amount. */
const links = learnWords(
  'of is are at to be will would needs equal equivalent the a an rent rental value security tenancy required needed payable and or as held by for in taken worth amounting totalling deposit bond normally usually minimum just about around full damage set from off sharers applies s',
);
const notRent = learnWords('advance notice upfront ago days returned back within refunded warranty free old');
const rentWords = learnWords('rent rents');
const perWeek = learnWords('pw ppw pppw');
const perMonth = learnWords('pcm pm month monthly p calendar');
learnWords('x times and it off market a per');

/** How far an amount may stand from what it is an amount of. */
const REACH = 6;
const RENT_REACH = 14;
const LEAST_SUM = 200;
/** By the week. */
const LEAST_RENT = 60;
const MOST_SUM = 20_000;
const isApart = (words: WordList, at: number): boolean => (breakAt(words, at) & (STOP | COMMA)) !== 0;

interface Amount {
  readonly from: number;
  readonly to: number;
  readonly weeks: number | null;
  readonly pounds: number | null;
}

/** "Two months", "month and a half", "1.5 x rent", "double", "£900". */
function amountAt(words: WordList, at: number): Amount | null {
  const word = wordAt(words, at);
  const value = words.values[at] ?? Number.NaN;
  if (word === '£') return { from: at, to: at, weeks: null, pounds: value };
  const multiple = multiples.get(word);
  if (multiple !== undefined && !isApart(words, at + 1))
    return { from: at, to: at, weeks: multiple * WEEKS_A_MONTH, pounds: null };
  if (fortnights.has(word)) return { from: at, to: at, weeks: 2, pounds: null };
  if (halves.has(word) && wordAt(words, at + 1) === 'a' && months.has(wordAt(words, at + 2)))
    return { from: at, to: at + 2, weeks: WEEKS_A_MONTH / 2, pounds: null };
  if (months.has(word)) return withHalf(words, at, at, 1);
  if (Number.isNaN(value)) return null;
  let unit = at + 1;
  let number = value;
  // "One and a half months".
  if (wordAt(words, unit) === 'and' && wordAt(words, unit + 1) === 'a' && halves.has(wordAt(words, unit + 2))) {
    number += 0.5;
    unit += 3;
  }
  if (isApart(words, unit)) return null;
  if (weeks.has(wordAt(words, unit))) return { from: at, to: unit, weeks: number, pounds: null };
  // Deposits come back within days; rent is counted in them only where the word follows.
  if (days.has(wordAt(words, unit)) && rentWords.has(wordAt(words, unit + 1)))
    return { from: at, to: unit, weeks: number / DAYS_A_WEEK, pounds: null };
  if (months.has(wordAt(words, unit))) return withHalf(words, at, unit, number);
  if (wordAt(words, unit) === 'x' || wordAt(words, unit) === 'times')
    return number <= 12 ? { from: at, to: unit, weeks: number * WEEKS_A_MONTH, pounds: null } : null;
  if (wordAt(words, at - 1) === 'x' && number <= 12)
    return { from: at - 1, to: at, weeks: number * WEEKS_A_MONTH, pounds: null };
  return null;
}

/** "A month", "a month and a half", "month n half". */
function withHalf(words: WordList, from: number, unit: number, number: number): Amount {
  const and = unit + 1;
  const half = wordAt(words, and + 1) === 'a' ? and + 2 : and + 1;
  const hasHalf = wordAt(words, and) === 'and' && halves.has(wordAt(words, half)) && !isApart(words, half);
  return { from, to: hasHalf ? half : unit, weeks: (number + (hasHalf ? 0.5 : 0)) * WEEKS_A_MONTH, pounds: null };
}

const isSlashed = (words: WordList, at: number): boolean => (breakAt(words, at) & SLASH) !== 0;

const isOfDeposit = (words: WordList, { to }: Amount): boolean =>
  ![to + 1, to + 2, to + 3].some(
    (at) => notRent.has(wordAt(words, at)) && !isApart(words, at) && !isSlashed(words, at),
  );

/** "Bond 900": a sum without a sign. */
function bareSumAt(words: WordList, at: number): Amount | null {
  const value = words.values[at] ?? Number.NaN;
  const isSum =
    value >= LEAST_SUM && value <= MOST_SUM && (breakAt(words, at + 1) !== 0 || wordAt(words, at + 1) === '');
  return isSum ? { from: at, to: at, weeks: null, pounds: value } : null;
}

function amountBehind(words: WordList, noun: number): Amount | null {
  for (let at = noun + 1; at <= noun + REACH && at < words.entries.length && !isApart(words, at); at++) {
    const amount = amountAt(words, at) ?? bareSumAt(words, at);
    if (amount) return amount;
    if (!links.has(wordAt(words, at)) && wordAt(words, at) !== 'x') return null;
  }
  return null;
}

function amountBefore(words: WordList, noun: number): Amount | null {
  for (let at = noun - 1; at >= 0 && noun - at <= REACH && !isApart(words, at + 1); at--) {
    const amount = amountAt(words, at);
    if (amount && amount.to < noun) return wholeAmount(words, amount);
    const word = wordAt(words, at);
    if (!links.has(word) && !holding.has(word) && !weeks.has(word) && !halves.has(word) && word !== 'x') return null;
  }
  return null;
}

/** "Months" was reached first; the number stands before it. */
function wholeAmount(words: WordList, amount: Amount): Amount {
  for (let at = amount.from - 1; at >= amount.from - 4 && at >= 0 && !isApart(words, at + 1); at--) {
    const longer = amountAt(words, at);
    if (longer && longer.to >= amount.from) return longer;
  }
  return amount;
}

/** "£1,600 deposit", "two months deposit". */
const isAmountEnd = (words: WordList, at: number): boolean =>
  wordAt(words, at) === '£' || weeks.has(wordAt(words, at)) || months.has(wordAt(words, at));

const isDenied = (words: WordList, from: number): boolean => {
  for (let at = from - 1; at >= 0 && from - at <= 4 && !(breakAt(words, at + 1) & (STOP | COMMA)); at--)
    if (rolesAt(words, at) & (NO | NOT)) return true;
  return false;
};

/** The rent that stands beside a deposit: "rent £900, deposit £1,500", "£900 pcm and £1,500 bond". */
function rentNear(words: WordList, amount: Amount): number | null {
  for (let at = Math.max(0, amount.from - RENT_REACH); at <= amount.to + RENT_REACH; at++) {
    const value = words.values[at] ?? Number.NaN;
    if ((at >= amount.from && at <= amount.to) || !(value >= LEAST_RENT && value <= MOST_SUM)) continue;
    const isBehindRent = [at - 1, at - 2].some((before) => rentWords.has(wordAt(words, before)));
    const next = wordAt(words, at + 1);
    const isMonthly = perMonth.has(next) || ((next === 'a' || next === 'per') && months.has(wordAt(words, at + 2)));
    const isWeekly = (next === 'a' || next === 'per') && weeks.has(wordAt(words, at + 2));
    if (perWeek.has(next) || isWeekly) return value * WEEKS_A_MONTH;
    if (value >= LEAST_SUM && (isBehindRent || isMonthly || rentWords.has(next))) return value;
  }
  return null;
}

const MONTHS_A_YEAR = 12;
const HIGH_RENT_A_YEAR = HIGH_RENT_A_YEAR_PENCE / 100;
const HIGHEST_RENT_A_YEAR = 20 * HIGH_RENT_A_YEAR;
const MOST_WEEKS_OF_HIGH_RENT = 6;

/** "£5,000 a month, deposit six weeks", "annual rent £60,000": six weeks' rent are lawful then. */
function isOfHighRent(words: WordList, amount: Amount, inWeeks: number): boolean {
  if (inWeeks > MOST_WEEKS_OF_HIGH_RENT) return false;
  if ((rentNear(words, amount) ?? 0) * MONTHS_A_YEAR >= HIGH_RENT_A_YEAR) return true;
  for (let at = Math.max(0, amount.from - RENT_REACH); at <= amount.to + RENT_REACH; at++) {
    const value = words.values[at] ?? Number.NaN;
    if (value >= HIGH_RENT_A_YEAR && value <= HIGHEST_RENT_A_YEAR) return true;
  }
  return false;
}

const TENTHS = 10;

function depositOf(
  words: WordList,
  kind: 'deposit' | 'holding',
  from: number,
  to: number,
  amount: Amount,
): DepositMatch | null {
  if (amount.weeks !== null)
    return kind === 'deposit' && isOfHighRent(words, amount, amount.weeks)
      ? null
      : { wording: `${kind}-weeks` as const, from, to, number: amount.weeks };
  const pounds = amount.pounds ?? 0;
  const rent = rentNear(words, amount);
  // Rounded down, because deposits are stated in whole pounds.
  if (rent !== null && pounds > 0) {
    const inWeeks = Math.floor((pounds / (rent / WEEKS_A_MONTH)) * TENTHS) / TENTHS;
    if (kind === 'deposit' && isOfHighRent(words, amount, inWeeks)) return null;
    return { wording: `${kind}-weeks` as const, from, to, number: inWeeks };
  }
  return { wording: `${kind}-sum` as const, from, to, number: pounds };
}

/** "No two months' deposit here", "my old landlord wanted two months' deposit". */
const isPassedOver = (words: WordList, from: number, to: number): boolean =>
  isDenied(words, from) || isToldOfOthers(words, from, to) || isOfThePast(words, from);

/** "Seven weeks' rent as security". */
const isAsSecurity = (words: WordList, at: number): boolean =>
  wordAt(words, at) === 'security' && wordAt(words, at - 1) === 'as' && !deposits.has(wordAt(words, at + 1));

/** The deposits a text asks for. */
export function findDeposits(words: WordList): readonly DepositMatch[] {
  const found: DepositMatch[] = [];
  for (let at = 0; at < words.entries.length; at++) {
    const word = wordAt(words, at);
    if (deposits.has(word) || isAsSecurity(words, at)) {
      const isStatedFirst = isAmountEnd(words, at - 1) && !isApart(words, at) && !rentWords.has(wordAt(words, at - 2));
      const amount = (isStatedFirst ? null : amountBehind(words, at)) ?? amountBefore(words, at);
      if (!amount || !isOfDeposit(words, amount)) continue;
      const isHolding = [at - 1, at - 2].some(
        (before) => holding.has(wordAt(words, before)) && !isApart(words, before + 1),
      );
      const [from, to] = [Math.min(at, amount.from), Math.max(at, amount.to)];
      const deposit = depositOf(words, isHolding ? 'holding' : 'deposit', from, to, amount);
      if (deposit && !isPassedOver(words, from, to)) found.push(deposit);
    } else if (holds.has(word) && !isApart(words, at)) {
      const amount = heldBy(words, at);
      const deposit = amount && depositOf(words, 'holding', amount.from, at, amount);
      if (deposit && !isPassedOver(words, deposit.from, at)) found.push(deposit);
    }
  }
  return found;
}

/** "£500 holds it", "£500 to reserve", "a month's rent secures the flat". */
function heldBy(words: WordList, verb: number): Amount | null {
  const next = wordAt(words, verb + 1);
  if (deposits.has(next) || (wordAt(words, verb) === 'takes' && next !== 'it')) return null;
  for (let at = verb - 1; at >= 0 && verb - at <= 3 && !isApart(words, at + 1); at--) {
    const amount = amountAt(words, at);
    if (amount) return wholeAmount(words, amount);
    if (wordAt(words, at) !== 'to' && !rentWords.has(wordAt(words, at))) return null;
  }
  return null;
}
