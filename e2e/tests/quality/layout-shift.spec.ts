import { publicPaths } from '@letfair/contract/pages/site-pages';
import type { Page } from '@playwright/test';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test, withMotion } from '../../support/test.ts';

/** Pages that need no session, but are not there to be read. */
const authPages = [
  '/auth/signup',
  '/auth/login',
  '/auth/forgot-password',
  '/auth/verify',
  '/auth/reset-password?token=none',
  '/auth/revert-email?token=none',
];

const MOST_SHIFT = 0.02;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Adds up the layout shifts until fonts have loaded and no skeleton is left. */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('.animate-breathe')).toHaveCount(0);
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

/** A landlord's pages are among an agent's. */
const ownPages = {
  tenant: ['favorites', 'saved-searches', 'messages', 'applications', 'profile', 'support'],
  landlord: [],
  agent: ['properties/manage', 'certificates', 'clients', 'applications', 'list-property'],
} as const;

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const viewport of sizes) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, firstVisit: true, ...withMotion });

    test('signed out nothing jumps', async ({ page }) => {
      for (const path of [...publicPaths, ...authPages, '/dashboard', '/admin/dashboard'])
        expect(await layoutShift(page, path), path).toBeLessThan(MOST_SHIFT);
    });

    for (const userType of ['tenant', 'landlord', 'agent'] as const)
      test(`signed in as ${userType} nothing jumps`, async ({ page, request }) => {
        await signedInAs(page, await newAccount(request, userType));
        for (const path of ['/', '/dashboard', ...ownPages[userType].map((name) => `/${name}`)])
          expect(await layoutShift(page, path), path).toBeLessThan(MOST_SHIFT);
      });

    test('signed in as admin nothing jumps', async ({ page, request }) => {
      await signedInAs(page, await adminAccount(request));
      expect(await layoutShift(page, '/admin/dashboard')).toBeLessThan(MOST_SHIFT);
    });
  });
}
