/** Random numbers that are the same for the same seed, so that everybody sees the same marketplace. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  readonly fraction: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly integer: (from: number, to: number) => number;
  /** True in `share` of a hundred cases. */
  readonly percent: (share: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Different items in random order. */
  readonly sample: <Item>(items: readonly Item[], count: number) => readonly Item[];
  /** An independent sequence, so that drawing more for one item does not change the others. */
  readonly fork: (name: string) => SeededRandom;
}

/** Mulberry32 over an FNV-1a hash of the seed. */
export function seedRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number): number => from + Math.floor(fraction() * (to - from + 1));
  return {
    fraction,
    integer,
    percent: (share) => fraction() * 100 < share,
    pick: (items) => itemAt(items, integer(0, items.length - 1)),
    sample: (items, count) =>
      items
        .map((item) => ({ item, order: fraction() }))
        .sort((one, two) => one.order - two.order)
        .slice(0, count)
        .map(({ item }) => item),
    fork: (name) => seedRandom(`${seed}/${name}`),
  };
}

/** The item at an index of a list that repeats; the list must not be empty. */
export const itemAt = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
