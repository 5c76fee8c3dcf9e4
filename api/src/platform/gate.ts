/** More was asked for than can be done in good time; the caller should come back in a moment. */
export class Overloaded extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('overloaded');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface GateLimits {
  readonly atOnce: number;
  /** How many may wait; whoever comes after them is turned away at once. */
  readonly waiting: number;
  readonly retryAfterSeconds: number;
}

/** Lets a few run at once and the next ones wait in line, so that expensive work cannot pile up without end. */
export function gate({ atOnce, waiting, retryAfterSeconds }: GateLimits) {
  let running = 0;
  const line: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Overloaded(retryAfterSeconds);
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
