export const MAX_EVENT_LOOP_DELAY_MS = 1_000;
export const CHECK_EVERY_MS = 500;

export interface OverloadWatch {
  /** True while the event loop is so late that answering more requests would only slow all of them down. */
  readonly isOverloaded: () => boolean;
  readonly stop: () => void;
}

/**
 * Overloaded means a timer that is late twice in a row. @fastify/under-pressure does not fit: one long task, such as the
 * start of the process on a busy machine, is enough for it to refuse requests.
 */
export function watchOverload(): OverloadWatch {
  let isOverloaded = false;
  let wasLate = false;
  let expectedAt = performance.now() + CHECK_EVERY_MS;
  const timer = setInterval(() => {
    const isLate = performance.now() - expectedAt > MAX_EVENT_LOOP_DELAY_MS;
    isOverloaded = isLate && wasLate;
    wasLate = isLate;
    expectedAt = performance.now() + CHECK_EVERY_MS;
  }, CHECK_EVERY_MS).unref();
  return { isOverloaded: () => isOverloaded, stop: () => clearInterval(timer) };
}
