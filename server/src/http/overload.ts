export const MAX_DELAY_MS = 1_000;
const LOOK_EVERY_MS = 500;

export interface Overload {
  /** True while everything waits so long that answering more would only make it worse for all. */
  readonly now: () => boolean;
  readonly stop: () => void;
}

/** A timer that comes late tells how long everything else waits. Late once is a hiccup, late twice in a row is overload. */
export function watchOverload(): Overload {
  let overloaded = false;
  let wasLate = false;
  let expectedAt = performance.now() + LOOK_EVERY_MS;
  const timer = setInterval(() => {
    const late = performance.now() - expectedAt > MAX_DELAY_MS;
    overloaded = late && wasLate;
    wasLate = late;
    expectedAt = performance.now() + LOOK_EVERY_MS;
  }, LOOK_EVERY_MS).unref();
  return { now: () => overloaded, stop: () => clearInterval(timer) };
}
