import { chanceOf } from '../../chance.ts';

export interface Random {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(choices: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
}

/** The same seed gives the same numbers on every machine. */
export function seededRandom(seed: string): Random {
  const { fraction: next, pick } = chanceOf(seed);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick,
    chance: (share) => next() < share,
  };
}
