import { expect, type Page } from '@playwright/test';
import { skeletonsInSight } from './layout.ts';

declare global {
  interface Window {
    heldAnswers: {
      /** Calls that wait for their answer, oldest first. */
      readonly waiting: (() => Promise<void>)[];
      readonly releaseLast: () => Promise<void>;
    };
  }
}

/** React shows what came late at most every 300 ms. */
const REACT_THROTTLE_MS = 300;

/**
 * Lets no call of a page be answered before `releaseAnswers`. The calls wait in the page: whoever lets Playwright hold
 * them switches the browser's cache off. It cannot be taken out of a page again.
 */
export const holdAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript((throttle) => {
    const waiting: (() => Promise<void>)[] = [];
    const send = window.fetch;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (!pathname.startsWith('/api/')) return send(input, init);
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      waiting.push(() => {
        const answer = send(input, init);
        answer.then(resolve, reject);
        return answer.then(
          () => undefined,
          () => undefined,
        );
      });
      return promise;
    };

    // The clock is set on instead of waiting until React shows the next answer by itself.
    const now = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => now() + ahead;

    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    window.heldAnswers = {
      waiting,
      async releaseLast() {
        await waiting.pop()?.();
        ahead += throttle;
        await drawn();
      },
    };
  }, REACT_THROTTLE_MS);

/** Answers come one by one, those asked for last first, until nothing in sight waits for one. */
export async function releaseAnswers(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  const release = async () => {
    await page.evaluate(async () => {
      while (window.heldAnswers.waiting.length > 0) await window.heldAnswers.releaseLast();
      // The first callback of an idle browser comes after whatever asks for more once it is drawn.
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 }));
    });
    return (await page.evaluate(() => window.heldAnswers.waiting.length)) + (await skeletonsInSight(page));
  };
  await expect.poll(release, { intervals: [20] }).toBe(0);
}
