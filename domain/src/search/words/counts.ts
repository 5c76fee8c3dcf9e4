import { BATHROOMS, BEDROOMS } from '../../homes/limits.ts';
import { MAX_MILES } from '../placement-options.ts';
import { type Read, readNumber, readPhrase } from './numbers.ts';
import type { Token } from './tokens.ts';

export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

const bedUnits = /^(?:bed|beds|bedroom|bedrooms|bedroomed|bedded|bedder|bedders|bdr|bdrm|br|bd|bhk|b|bds|brs|bdrms)$/;
const bathUnits = /^(?:bath|baths|bathroom|bathrooms|bathrm|showers|toilets)$/;
const sizes = /^(?:double|single|large|good|sized|big|spacious|or|dbl)$/;

const bounds: ReadonlyMap<string, 'from' | 'to'> = new Map([
  ...'at least,min,minimum,minimum of,min of,not less than,no less than,no fewer than,not fewer than,from,starting from'
    .split(',')
    .map((words) => [words, 'from'] as const),
  ...'up to,max,maximum,maximum of,max of,at most,no more than,not more than'
    .split(',')
    .map((words) => [words, 'to'] as const),
]);
const exclusive: ReadonlyMap<string, number> = new Map([
  ['more than', 1],
  ['over', 1],
  ['less than', -1],
  ['fewer than', -1],
  ['under', -1],
]);
const behind: ReadonlyMap<string, 'from' | 'to'> = new Map([
  ...'+,or more,plus,minimum,min,and up,or bigger,or larger,at least,or above,upwards,and above'
    .split(',')
    .map((words) => [words, 'from'] as const),
  ...'or less,or fewer,or smaller,maximum,max,at most'.split(',').map((words) => [words, 'to'] as const),
]);
const LONGEST_BOUND = 3;

export const countWords: readonly string[] = [
  ...bounds.keys(),
  ...behind.keys(),
  'bedrooms',
  'bedroom',
  'beds',
  'bathrooms',
  'bathroom',
  'bath',
  'baths',
  'miles',
  'mile',
  'radius',
  'within',
  'half',
  'quarter',
  'kilometres',
  'double',
  'single',
].flatMap((words) => words.split(' '));

const isWhole = (count: number): boolean => Number.isInteger(count);

interface Count {
  readonly range: Range;
  /** Words between the number and the unit that say something else: "2 double bedrooms". */
  readonly between: readonly number[];
}

/** "2 bed", "1-2 bedrooms", "3+ bed", "two or three beds", "at least 2 double bedrooms". */
function readRange(tokens: readonly Token[], at: number, unit: RegExp, most: number): Read<Count> | null {
  const bound = readPhrase(bounds, tokens, at, LONGEST_BOUND);
  const shifted = bound === null ? readPhrase(exclusive, tokens, at, 2) : null;
  const first = readNumber(tokens, bound?.end ?? shifted?.end ?? at);
  if (first === null) return null;
  let { end } = first;
  let open = readPhrase(behind, tokens, end, LONGEST_BOUND);
  if (open !== null) end = open.end;
  const unitNow = unit.test(tokens[end]?.text ?? '');
  // "2 bed or 3 bed", "2-3 bed", "2 to 3 bed", "2/3 bed"
  const jointAt = unitNow ? end + 1 : end;
  const isJoint = open === null && /^(?:-|\/|to|or|and)$/.test(tokens[jointAt]?.text ?? '');
  const second = isJoint ? readNumber(tokens, jointAt + 1) : null;
  const secondUnit = second !== null && unit.test(tokens[second.end]?.text ?? '');
  let to: number | null = null;
  if (second !== null && secondUnit && second.value > first.value) {
    to = second.value;
    end = second.end;
  }
  const between: number[] = [];
  if (to === null) while (between.length < 3 && sizes.test(tokens[end]?.text ?? '')) between.push(end++);
  if (!unit.test(tokens[end]?.text ?? '')) return null;
  end++;
  const last = readPhrase(behind, tokens, end, LONGEST_BOUND);
  // In "2 bed max 900" the maximum is of the rent.
  const next = last === null ? undefined : tokens[last.end];
  const isOfRent =
    last !== null && /^(?:max|maximum|min|minimum|at most|at least)$/.test(tokens[end]?.text ?? '') && isAmount(next);
  if (open === null && last !== null && !isOfRent) {
    open = last;
    end = last.end;
  }
  const low = first.value + Math.max(0, shifted?.value ?? 0);
  const high = to ?? first.value + Math.min(0, shifted?.value ?? 0);
  if (!isWhole(low) || !isWhole(high) || low > most || high > most) return null;
  const kind = open?.value ?? bound?.value ?? (shifted === null ? null : shifted.value > 0 ? 'from' : 'to');
  const range = { from: kind === 'to' && to === null ? null : low, to: kind === 'from' ? null : high };
  return { value: { range, between: between.filter((index) => tokens[index]?.text !== 'or') }, end };
}

const isAmount = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'number' || /^(?:£|of|rent|budget|price)$/.test(token.text));

export const readBedrooms = (tokens: readonly Token[], at: number): Read<Count> | null =>
  readRange(tokens, at, bedUnits, BEDROOMS.max);

export function readBathrooms(tokens: readonly Token[], at: number): Read<Count> | null {
  return readRange(tokens, at, bathUnits, BATHROOMS.max);
}

const A_KILOMETRE = 0.621371;
const parts: ReadonlyMap<string, number> = new Map([
  ['half a', 0.5],
  ['half', 0.5],
  ['quarter', 0.25],
  ['a quarter of a', 0.25],
  ['quarter of a', 0.25],
  ['a', 1],
  ['one and a half', 1.5],
  ['a half', 0.5],
  ['couple of', 2],
  ['a couple of', 2],
]);
const intoRadius: ReadonlyMap<string, true> = new Map(
  'within,within a,in a,in,up to,no more than,not more than,max,under,less than,at most,about,around,radius of,radius,a radius of,within a radius of,maximum'
    .split(',')
    .map((words) => [words, true]),
);

/** "within 3 miles of", "5 mile radius", "half a mile from", "10km". */
export function readMiles(tokens: readonly Token[], at: number): Read<number> | null {
  const lead = readPhrase(intoRadius, tokens, at, 4);
  const start = lead?.end ?? at;
  const count = readPhrase(parts, tokens, start, 4) ?? readNumber(tokens, start);
  if (count === null) return null;
  let { end } = count;
  const unit = tokens[end]?.text ?? '';
  const isMile = /^(?:mile|miles|mi|mls)$/.test(unit);
  if (!isMile && !/^(?:km|kms|kilometre|kilometres|kilometers)$/.test(unit)) return null;
  end++;
  if (/^(?:radius|away|max|maximum|or)$/.test(tokens[end]?.text ?? ''))
    end += tokens[end]?.text === 'or' && tokens[end + 1]?.text === 'less' ? 2 : tokens[end]?.text === 'or' ? 0 : 1;
  const miles = Math.round((isMile ? count.value : count.value * A_KILOMETRE) * 100) / 100;
  return miles < 0.1 || miles > MAX_MILES ? null : { value: miles, end };
}
