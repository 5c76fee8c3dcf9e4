/** Answered as 503 with Retry-After. */
export class OverloadedError extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('overloaded');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ConcurrencyLimits {
  readonly atOnce: number;
  /** Callers beyond these are refused at once. */
  readonly waiting: number;
  /** Refuses callers that have waited this long; without it they wait for their turn. */
  readonly waitMs?: number;
  readonly retryAfterSeconds: number;
}

/** A queue with a limited length, so that expensive work such as hashing and encoding cannot pile up. */
export function limitConcurrency({ atOnce, waiting, waitMs, retryAfterSeconds }: ConcurrencyLimits) {
  let running = 0;
  const queue = new Set<() => void>();

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        queue.delete(start);
        reject(new OverloadedError(retryAfterSeconds));
      };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs).unref();
      queue.add(start);
    });

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.size >= waiting) throw new OverloadedError(retryAfterSeconds);
      // A finished task passes its slot to the next in the queue, so `running` does not change here.
      await waitForTurn();
    } else running += 1;
    try {
      return await work();
    } finally {
      const [next] = queue;
      if (next) {
        queue.delete(next);
        next();
      } else running -= 1;
    }
  };
}

/** A large body takes two to three times its size in memory while it is parsed. */
const LARGE_BODIES = 10;
/** Clients send one after the other; the second slot is for a page that was reloaded meanwhile. */
const LARGE_BODIES_PER_ACCOUNT = 2;

/** Returns a function that releases the slot, or null when all slots are taken. */
export function limitPerAccount(slots = LARGE_BODIES, slotsPerAccount = LARGE_BODIES_PER_ACCOUNT) {
  const taken = new Map<string, number>();
  let total = 0;

  return (accountId: string): (() => void) | null => {
    const own = taken.get(accountId) ?? 0;
    if (total >= slots || own >= slotsPerAccount) return null;
    taken.set(accountId, own + 1);
    total += 1;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      total -= 1;
      const others = (taken.get(accountId) ?? 1) - 1;
      if (others === 0) taken.delete(accountId);
      else taken.set(accountId, others);
    };
  };
}
