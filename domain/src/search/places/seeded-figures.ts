/**
 * A pseudo-random number derived from a text, so that a postcode shows the same figures in every process. FNV-1a with a
 * mixing step, because short texts differ in few bits.
 */
export function seededFraction(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from `from` to `to`, both included. */
export const seededWhole = (seed: string, from: number, to: number): number =>
  from + Math.floor(seededFraction(seed) * (to - from + 1));

/** A number from `from` to `to` with one decimal. */
export const seededTenths = (seed: string, from: number, to: number): number =>
  seededWhole(seed, Math.round(from * 10), Math.round(to * 10)) / 10;

/** `count` different items in an order derived from the seed. */
export const seededPick = <Item>(seed: string, items: readonly Item[], count: number): readonly Item[] =>
  items
    .map((item, at) => ({ item, order: seededFraction(`${seed}/${at}`) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);
