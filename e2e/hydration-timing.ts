import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** A phone is about four times as slow as these machines. */
const SLOWER = 4;
const LONG_TASK_MS = 50;

export interface Hydration {
  /** Milliseconds of each task over 50 ms, slowed. */
  readonly tasks: readonly number[];
  /** What of them is beyond 50 ms each. */
  readonly blockedMs: number;
  /** The functions that took most of the time, with milliseconds. */
  readonly longest: readonly string[];
}

/** Opens pages on a slowed phone and lets them come alive. */
export const hydrationOf = (urls: readonly string[]): Promise<readonly Hydration[]> =>
  withBrowser(async (browser) => {
    const seen: Hydration[] = [];
    for (const url of urls) {
      const { page, session } = await slowPhone(browser);
      await session.send('Profiler.enable');
      await session.send('Profiler.start');
      await page.addInitScript(() => {
        const tasks: number[] = [];
        Object.assign(window, { longTasks: tasks });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) tasks.push(duration);
        }).observe({ entryTypes: ['longtask'] });
      });
      await page.goto(url, { waitUntil: 'networkidle' });
      await isAlive(page);
      const { profile } = await session.send('Profiler.stop');
      const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
      const own = new Map<string, number>();
      const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName || 'a function']));
      for (const [at, sample] of (profile.samples ?? []).entries()) {
        const name = names.get(sample) ?? '';
        if (!name.startsWith('(')) own.set(name, (own.get(name) ?? 0) + (profile.timeDeltas?.[at] ?? 0) / 1_000);
      }
      seen.push({
        tasks,
        blockedMs: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK_MS), 0),
        longest: [...own]
          .toSorted(([, one], [, other]) => other - one)
          .slice(0, 3)
          .map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`),
      });
      await page.close();
    }
    return seen;
  });

/** The longest time from a press to the next frame, while filters are opened, chosen and applied on a slowed phone. */
export const slowestFilterPressMs = (url: string): Promise<number> =>
  withBrowser(async (browser) => {
    const { page } = await slowPhone(browser);
    await page.addInitScript(() => {
      const presses: number[] = [];
      Object.assign(window, { presses });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
            presses.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await isAlive(page);
    await page.getByRole('button', { name: 'Filters' }).tap();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('checkbox', { name: /^Flat/ }).tap();
    await panel.getByRole('button', { name: /^Show [\d,]+ homes?$/ }).tap();
    await page.waitForURL(/propertyType=flat/);
    await panel.waitFor({ state: 'hidden' });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { presses } = window as unknown as { presses: number[] };
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.max(0, ...presses))));
        }),
    );
  });

async function withBrowser<Seen>(look: (browser: Browser) => Promise<Seen>): Promise<Seen> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await look(browser);
  } finally {
    await browser.close();
  }
}

async function slowPhone(browser: Browser): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, session };
}

const isAlive = (page: Page): Promise<void> => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
