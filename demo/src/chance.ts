import { inTurn } from './in-turn.ts';

/** Dice that fall the same way for the same seed, so that everybody who looks sees the same marketplace. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  readonly fraction: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly whole: (from: number, to: number) => number;
  /** True in so many of a hundred cases. */
  readonly percent: (share: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Different items in an order of their own. */
  readonly several: <Item>(items: readonly Item[], count: number) => readonly Item[];
  /** Dice of their own for one thing: what is drawn for it moves nothing that is drawn for others. */
  readonly for: (name: string) => Chance;
}

/** Mulberry32 over an FNV-1a hash of the seed. */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => from + Math.floor(fraction() * (to - from + 1));
  return {
    fraction,
    whole,
    percent: (share) => fraction() * 100 < share,
    pick: (items) => inTurn(items, whole(0, items.length - 1)),
    several: (items, count) =>
      items
        .map((item) => ({ item, order: fraction() }))
        .sort((one, two) => one.order - two.order)
        .slice(0, count)
        .map(({ item }) => item),
    for: (name) => chanceOf(`${seed}/${name}`),
  };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
