import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Where a page is wider than the screen: whatever sticks out of something that does not. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = (element: Element | null) => (element?.getBoundingClientRect().right ?? 0) > clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter((element) => sticksOut(element) && !sticksOut(element.parentElement))
      .map((element) => `${element.parentElement?.className} > ${element.className}`);
  });

export const skeletonsInSight = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.animate-breathe')].filter((skeleton) => {
        const { top, bottom, height } = skeleton.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight;
      }).length,
  );

/** Adds up the layout shifts since a moment of the page's life, until fonts have loaded. */
export const layoutShift = (page: Page, since = 0): Promise<number> =>
  page.evaluate(async (start) => {
    let total = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if (entry.startTime >= start) total += (entry as LayoutShift).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    // the first callback of an idle browser comes after the frames that still had something to draw
    await new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn, { timeout: 2_000 })));
    add(observer.takeRecords());
    return total;
  }, since);
