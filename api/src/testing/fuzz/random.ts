/** Chance that can be had again: the same seed gives the same numbers (mulberry32). */
export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  readonly below: (limit: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const shuffle = <T>(items: readonly T[]): T[] => {
    const shuffled = [...items];
    for (let at = shuffled.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!];
    }
    return shuffled;
  };
  return { next, below, pick: (items) => items[below(items.length)]!, shuffle };
}
