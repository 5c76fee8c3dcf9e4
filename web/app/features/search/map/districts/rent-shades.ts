import { formatPounds } from '@letfair/domain/money';

/** Shades of the map, from the lowest rents to the highest; 0 is where too few homes are known. */
export const SHADES = 5;
const ROUND_TO = 25;

/** The lowest rent of each shade but the first, so that each holds about as many districts, in round numbers. */
export function shadeLimits(medians: readonly number[]): readonly number[] {
  const sorted = medians.toSorted((one, other) => one - other);
  const limits = Array.from({ length: SHADES - 1 }, (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / SHADES)]);
  const rounded = limits.flatMap((limit) => (limit === undefined ? [] : [Math.round(limit / ROUND_TO) * ROUND_TO]));
  const lowest = sorted[0] ?? 0;
  return [...new Set(rounded)].filter((limit) => limit > lowest);
}

/** From 1 to one more than there are limits. */
export const shadeOf = (median: number, limits: readonly number[]): number =>
  1 + limits.filter((limit) => median >= limit).length;

/** What each shade stands for: "under £800", "£800 to £949", "£1,500 or more". */
export function shadeTexts(limits: readonly number[]): readonly string[] {
  const [first] = limits;
  if (first === undefined) return ['all rents'];
  const between = limits.slice(1).map((limit, at) => `${formatPounds(limits[at]!)} to ${formatPounds(limit - 1)}`);
  return [`under ${formatPounds(first)}`, ...between, `${formatPounds(limits.at(-1)!)} or more`];
}
