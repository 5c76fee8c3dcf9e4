import type { Page } from '@playwright/test';
import { enterAs, everyPage, HOME } from '../../support/every-page.ts';
import { liveHomes } from '../../support/live-homes.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 320, height: 844 } });

/** Where a page is wider than the screen: whatever sticks out of something that does not. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = (element: Element | null) => (element?.getBoundingClientRect().right ?? 0) > clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter((element) => sticksOut(element) && !sticksOut(element.parentElement))
      .map((element) => `${element.parentElement?.className} > ${element.className}`);
  });

for (const visitor of ['tenant', 'landlord', 'agent', 'admin'] as const)
  test(`what holds the place of data fits a narrow screen of the role ${visitor}`, async ({ page, request }) => {
    const [home] = await liveHomes(request, 'LS28', [{ title: 'A home on its way' }]);
    await enterAs(page, request, visitor);
    // Never answered.
    await page.route('**/api/**', () => undefined);
    const addresses = Object.values(everyPage).flatMap(({ at, by }) => (by.includes(visitor) ? at : []));
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address.replace(HOME, home!));
        await expect.poll(() => tooWide(page), address).toEqual([]);
      });
  });
