/** A position in the write-ahead log, comparable as a number. */
export type WalPosition = bigint;

const HALF_BITS = 32n;

/** Reads PostgreSQL's notation, two hexadecimal halves such as "16/B374D848". */
export function parseWalPosition(text: string): WalPosition {
  const [high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text)?.slice(1) ?? [];
  if (high === undefined || low === undefined) throw new Error(`"${text}" is no position of the write-ahead log.`);
  return (BigInt(`0x${high}`) << HALF_BITS) + BigInt(`0x${low}`);
}

/** Remembers where the primary was when, so that the position of a replica tells how long it is behind. */
export interface PrimaryHistory {
  readonly add: (position: WalPosition, at: number) => void;
  /** Milliseconds; infinite for a replica that has not reached the first position that is remembered. */
  readonly lagAt: (position: WalPosition, now: number) => number;
}

export function createPrimaryHistory(keepMs: number): PrimaryHistory {
  let samples: { readonly position: WalPosition; readonly at: number }[] = [];
  return {
    add: (position, at) => {
      const newest = samples.at(-1);
      // After a failover the new primary may be behind what the old one had written.
      if (newest && position < newest.position) samples = [];
      // A position counts from when it was first seen, however long the primary stays there.
      if (newest?.position !== position) samples.push({ position, at });
      // One older sample stays, or a replica that is nearly too late would seem to be unknown.
      while (samples[1] && samples[1].at < at - keepMs) samples.shift();
    },
    lagAt: (position, now) => {
      const reached = samples.findLastIndex((sample) => sample.position <= position);
      if (reached === -1) return Number.POSITIVE_INFINITY;
      const missed = samples[reached + 1];
      return missed ? Math.max(0, now - missed.at) : 0;
    },
  };
}
