import { chromium } from '@playwright/test';
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
export async function hydrationOf(urls: readonly string[]): Promise<readonly Hydration[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const seen: Hydration[] = [];
    for (const url of urls) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
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
  } finally {
    await browser.close();
  }
}
