import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { tabTo } from '../../support/by-keyboard.ts';
import { alert, fill } from '../../support/form.ts';
import { newAccount } from '../../support/new-account.ts';
import { liveHome } from '../../support/new-application.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const viewings = (page: Page): Locator => page.getByRole('region', { name: 'Viewings' });
const bookButton = (page: Page, time: string): Locator =>
  viewings(page)
    .getByRole('button', { name: new RegExp(`^Book .*${time}$`) })
    .first();

/** One moment for all days, which midnight could otherwise part. */
const begun = Date.now();
/** A day in the future, 2026-11-21. */
const inDays = (days: number): string => new Date(begun + days * 86_400_000).toISOString().slice(0, 10);

/** Taken times, waiting lists and late cancellations are tested in `booking-box.component.test.tsx`. */
test('a lister publishes times, a tenant books by keyboard, moves and cancels', async ({ page, request }) => {
  const [lister, tenant] = await Promise.all([newAccount(request, 'landlord'), newAccount(request)]);
  const home = await liveHome(request, lister);

  await test.step('the lister enters times and sees the viewings they make', async () => {
    await signedInAs(page, lister);
    await page.goto(`/properties/${home}`);
    await page.getByRole('link', { name: 'Viewing times' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Viewing times' })).toBeVisible();
    const usualHours = page.getByRole('button', { name: /^Remove .*day, / });
    await expect(usualHours).toHaveCount(6);
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
      await page.getByRole('button', { name: `Remove ${day},` }).click();
    for (const days of [4, 5, 12]) {
      await fill(page, { newDay: inDays(days), newTime: '10:30' });
      await page.getByRole('button', { name: 'Add time' }).click();
    }
    await fill(page, { notes: 'Ring the top bell.' });
    await expect(page.getByRole('main')).toContainText('3 viewings in the next three weeks');
    await expectAccessibleOnEveryScreen(page, 'viewing times');
    await page.getByRole('button', { name: 'Save viewing times' }).click();
    await expect(alert(page)).toContainText('Times saved. 3 viewings are available');
  });

  await test.step('somebody signed out signs in and comes back to the time they chose', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/properties/${home}`);
    await viewings(page)
      .getByRole('link', { name: /^Book / })
      .click();
    await page.getByRole('link', { name: 'Sign in instead' }).click();
    await expect(page).toHaveURL(/\/auth\/login\?/);
    await fill(page, { email: tenant.email, password: tenant.password });
    await page.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(page).toHaveURL(`/properties/${home}`);
    await expect(bookButton(page, '10.30am')).toBeFocused();
  });

  await test.step('three presses of the keyboard book another time', async () => {
    await page.goto(`/properties/${home}`);
    let presses = 0;
    const press = async () => {
      presses += 1;
      await page.keyboard.press('Enter');
    };
    await tabTo(page, '#viewings [aria-haspopup="dialog"]');
    await press();
    const days = page.getByRole('dialog').getByRole('grid');
    await expect(days.locator(`[data-day="${inDays(4)}"]`)).toBeFocused();
    await expectAccessibleOnEveryScreen(page, 'the calendar of viewings');
    await page.keyboard.press('PageDown');
    await expect(days.locator(`[data-day="${inDays(5)}"]`)).toBeFocused();
    await press();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Book .*10\.30am$/ })).toBeFocused();
    await press();
    await expect(alert(viewings(page))).toContainText('Booked:');
    expect(presses).toBeLessThanOrEqual(3);
    await expect(viewings(page)).toContainText('Ring the top bell.');
    await expectAccessibleOnEveryScreen(page, 'a booked viewing');
  });

  await test.step('the viewing is moved with three presses, and cancelled and brought back with one each', async () => {
    await viewings(page).getByRole('button', { name: 'Move viewing' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator(`[data-day="${inDays(12)}"]`).click();
    await dialog.getByRole('button', { name: /^Move to .*10\.30am$/ }).click();
    await expect(alert(viewings(page))).toContainText('Moved:');
    await viewings(page).getByRole('button', { name: 'Cancel viewing' }).click();
    await expect(page.getByText('You’ve cancelled your viewing')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(viewings(page).getByRole('button', { name: 'Move viewing' })).toBeVisible();
  });
});
