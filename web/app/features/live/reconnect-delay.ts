const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before trying again: twice as long after each failure, up to a limit, and never the same for
 * everybody, so that a server that comes back is not met by all at once.
 */
export function reconnectDelay(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(longest * (0.5 + random / 2));
}
