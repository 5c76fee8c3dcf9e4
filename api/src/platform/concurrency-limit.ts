/** More was asked for than can be done in good time; the caller should come back in a moment. */
export class OverloadedError extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('overloaded');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ConcurrencyLimits {
  readonly atOnce: number;
  /** How many may wait; whoever comes after them is turned away at once. */
  readonly waiting: number;
  readonly retryAfterSeconds: number;
}

/** Lets a few run at once and the next ones wait in line, so that expensive work cannot pile up without end. */
export function limitConcurrency({ atOnce, waiting, retryAfterSeconds }: ConcurrencyLimits) {
  let running = 0;
  const line: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new OverloadedError(retryAfterSeconds);
      // Whoever leaves hands its place to the next in line, so `running` does not change here.
      await new Promise<void>((enter) => line.push(enter));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** A large body is in memory as a whole, two or three times over while it is read. */
const AT_ONCE = 10;
/** One person sends one after the other; the second is for a page that was loaded again meanwhile. */
const AT_ONCE_OF_ACCOUNT = 2;

/** Lets so many large bodies in at once; null for the next one, otherwise what to call when it is done with. */
export function limitPerAccount(atOnce = AT_ONCE, atOnceOfAccount = AT_ONCE_OF_ACCOUNT) {
  const inside = new Map<string, number>();
  let total = 0;

  return (accountId: string): (() => void) | null => {
    const mine = inside.get(accountId) ?? 0;
    if (total >= atOnce || mine >= atOnceOfAccount) return null;
    inside.set(accountId, mine + 1);
    total += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      total -= 1;
      const others = (inside.get(accountId) ?? 1) - 1;
      if (others === 0) inside.delete(accountId);
      else inside.set(accountId, others);
    };
  };
}
