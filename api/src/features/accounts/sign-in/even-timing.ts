import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 50;

/**
 * Answers at whole steps of time only. A new account costs a few milliseconds more than a mail to the owner of an
 * existing one; rounded up, both take as long (`npm run bench -- timing`).
 */
export const inEvenTime =
  <Input extends unknown[], Output>(handle: (...input: Input) => Promise<Output>) =>
  async (...input: Input): Promise<Output> => {
    const begun = performance.now();
    try {
      return await handle(...input);
    } finally {
      await sleep(STEP_MS - ((performance.now() - begun) % STEP_MS));
    }
  };
