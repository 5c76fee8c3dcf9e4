import type { Page } from '@playwright/test';
import { field } from '../../support/form.ts';
import { liveHomes } from '../../support/live-homes.ts';
import { expect, test } from '../../support/test.ts';

// Nothing is in the browser's cache, and no other test meets what is held back here.
test.use({ firstVisit: true });

const SCRIPTS = '**/assets/*.js';
const phone = { width: 390, height: 844 };

/** Scripts are asked for and do not come before they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    // The page that asked may have been left.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** The page is there, and asks for its scripts. */
async function open(page: Page, path: string): Promise<void> {
  const asked = page.waitForRequest(SCRIPTS);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const isAlive = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

for (const [viewport, district] of [
  [phone, 'CA30'],
  [{ width: 1280, height: 800 }, 'CA31'],
] as const)
  test(`pages are read and used without their scripts, ${viewport.width} pixels wide`, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    const [id] = await liveHomes(request, district, [{ title: 'A mill by the stream' }]);
    await holdScripts(page);

    await test.step('the home page searches', async () => {
      await open(page, '/');
      await field(page, 'location').fill(district);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(`/properties?location=${district}`);
    });

    await test.step('the filters of a search open and are sent', async () => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page).toHaveURL(/[?&]filters=open/);
      await page.getByRole('checkbox', { name: /^Flat/ }).check();
      await page.getByRole('button', { name: 'Show homes', exact: true }).click();
      await expect(page).toHaveURL(/propertyType=flat/);
      await page.goBack();
      await page.goBack();
    });

    await test.step('a home opens from its card, and leads on', async () => {
      await page.getByRole('link', { name: 'A mill by the stream' }).click();
      await expect(page).toHaveURL(new RegExp(`/properties/${id}`));
      await expect(page.getByRole('heading', { level: 1, name: 'A mill by the stream' })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
      await expect(page).toHaveURL('/help');
    });

    await test.step('signing up is explained, and no password leaves the page', async () => {
      await open(page, '/auth/signup');
      await field(page, 'password').fill('seven unusual words for a door');
      await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await expect(page).toHaveURL('/auth/login');
    });
  });

test('what is pressed before a page answers is done when it does', async ({ page, request }) => {
  await page.setViewportSize(phone);
  const [id] = await liveHomes(request, 'CA32', [{ title: 'A loft over the forge' }]);

  await test.step('the menu', async () => {
    const release = await holdScripts(page);
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.unroute(SCRIPTS);
  });

  await test.step('the bookmark of a card', async () => {
    const release = await holdScripts(page);
    await open(page, '/properties?location=CA32');
    const bookmark = page.getByRole('button', { name: 'Shortlist: A loft over the forge' });
    await bookmark.click();
    release();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await bookmark.click();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    await page.unroute(SCRIPTS);
  });

  await test.step('the bookmark on the page of a home', async () => {
    const release = await holdScripts(page);
    await open(page, `/properties/${id}`);
    const bookmark = page.getByRole('button', { name: 'Shortlist: A loft over the forge' }).first();
    await bookmark.click();
    release();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await page.unroute(SCRIPTS);
  });

  await test.step('the line that opens the search', async () => {
    const release = await holdScripts(page);
    await open(page, '/properties?location=CA32');
    await page.getByRole('button', { name: /Change$/ }).click();
    release();
    await expect(field(page, 'location')).toBeVisible();
    await page.unroute(SCRIPTS);
  });
});

test('over a slow line a page is read before its scripts come, and what was typed stays', async ({ page }) => {
  const email = 'someone.on.a.train@example.org';
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const speed = (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  await speed(2_000);
  await open(page, '/auth/forgot-password');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  await field(page, 'email').fill(email);
  await speed(-1);
  await isAlive(page);
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(page.getByRole('main').getByRole('button').last()).toBeEnabled();
});
