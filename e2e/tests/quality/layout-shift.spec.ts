import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { enterAs, everyPage, HOME, refusedRequests, type Visitor, visitors } from '../../support/every-page.ts';
import { liveHomes } from '../../support/live-homes.ts';
import { expect, test, withMotion } from '../../support/test.ts';

const MOST_SHIFT = 0.02;

/** The first answers come last, and so far apart that React shows each by itself. */
const LATE_CALLS = 4;
const APART_MS = 350;

/** Pages that are allowed to jump. */
const mayJump: Readonly<Record<string, readonly Visitor[]>> = {
  // It is made of skeletons.
  '/dev/style': visitors,
  // Leads tenants on to signing in with another account.
  '/list-property': ['tenant'],
  // The server draws one page for everybody, and those who rent no homes have no viewings to book on it.
  '/properties/:id/:words?': ['landlord', 'agent', 'admin'],
};

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

interface LateAnswers {
  /** Begins to count calls anew. */
  readonly forNextPage: () => void;
  /** Waits until no answer is held back any more. */
  readonly allHere: () => Promise<void>;
}

async function answersComeLate(page: Page): Promise<LateAnswers> {
  let calls = 0;
  let held: Promise<void>[] = [];
  await page.route('**/api/**', async (route) => {
    calls += 1;
    const answered = pause(Math.max(LATE_CALLS - calls, 0) * APART_MS).then(() => route.continue());
    held.push(answered);
    await answered;
  });
  return {
    forNextPage() {
      calls = 0;
      held = [];
    },
    async allHere() {
      // Calls that are made meanwhile are waited for as well.
      for (const answered of held) await answered;
    },
  };
}

async function expectNoSkeletons(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect.poll(() => skeletonsInSight(page)).toBe(0);
}

/** Adds up the layout shifts until fonts have loaded. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let total = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) total += (entry as LayoutShift).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    // the first callback of an idle browser comes after the frames that still had something to draw
    await new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn, { timeout: 2_000 })));
    add(observer.takeRecords());
    return total;
  });
}

const skeletonsInSight = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.animate-breathe')].filter((skeleton) => {
        const { top, bottom, height } = skeleton.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight;
      }).length,
  );

const sizes = [
  { width: 390, height: 844, isLate: true },
  { width: 1280, height: 800, isLate: false },
];

for (const { isLate, ...viewport } of sizes)
  test.describe(`${viewport.width} px, ${isLate ? 'answers late and in another order' : 'answers as they come'}`, () => {
    test.use({ viewport, firstVisit: true, ...withMotion });

    for (const visitor of visitors)
      test(`nothing jumps for the role ${visitor}`, async ({ page, request, faults }) => {
        for (const path of refusedRequests) faults.expectFailedRequest(path);
        const [home] = await liveHomes(request, 'LS28', [{ title: 'A home that stays where it is' }]);
        await enterAs(page, request, visitor);
        const late = isLate ? await answersComeLate(page) : null;
        const addresses = Object.entries(everyPage).flatMap(([path, { at, by }]) =>
          by.includes(visitor) && !mayJump[path]?.includes(visitor) ? at : [],
        );
        for (const address of addresses)
          await test.step(address, async () => {
            late?.forNextPage();
            await page.goto(address.replace(HOME, home!), { waitUntil: 'load' });
            await expectNoSkeletons(page);
            // What has no skeleton may still be on its way, and bring one.
            await late?.allHere();
            await expectNoSkeletons(page);
            expect(await layoutShift(page), address).toBeLessThan(MOST_SHIFT);
          });
      });
  });
