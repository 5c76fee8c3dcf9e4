import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fill } from '../support/form.ts';
import { answer } from '../support/network.ts';
import { adminAccount, newAccount } from '../support/new-account.ts';
import { authPages, publicPages } from '../support/pages.ts';
import { signedInAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

async function expectNoViolation(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(told, where).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280]) {
    test.describe(`axe, ${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

      for (const path of [...publicPages, '/properties?location=Leeds', ...authPages, '/no-such-page'])
        test(path, async ({ page, faults }) => {
          faults.expectFailedRequest('/no-such-page');
          await page.goto(path);
          await expectNoViolation(page, path);
        });

      test('account pages, signed out', async ({ page }) => {
        for (const path of ['/dashboard', '/admin/dashboard']) {
          await page.goto(path);
          await expect(page.getByText(/Please Sign In|Access Denied/).first()).toBeVisible();
          await expectNoViolation(page, path);
        }
      });

      test('dashboards', async ({ page, request }) => {
        for (const userType of ['tenant', 'landlord', 'agent'] as const) {
          await signedInAs(page, await newAccount(request, userType));
          await page.goto('/dashboard');
          await expect(page.getByText('No drafts saved yet')).toBeVisible();
          await expectNoViolation(page, userType);
        }
      });

      test('admin dashboard, its tabs and its dialog', async ({ page, request }) => {
        await signedInAs(page, await adminAccount(request));
        await page.goto('/admin/dashboard');
        await expect(page.getByRole('button', { name: 'Details' }).first()).toBeVisible();
        await expectNoViolation(page, 'users');
        await page.getByRole('button', { name: 'Details' }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolation(page, 'details');
        await page.keyboard.press('Escape');
        await page.getByRole('tab', { name: 'Support Tickets' }).click();
        await expectNoViolation(page, 'tickets');
      });

      test('a form with every error, and one that was refused', async ({ page, faults }) => {
        faults.expectFailedRequest('/api/auth/login');
        for (const type of ['tenant', 'landlord', 'agent']) {
          await page.goto(`/auth/signup?type=${type}`);
          await page.locator('form:has([name="firstName"]) button[type="submit"]').click();
          await expect(page.getByRole('alert')).toBeVisible();
          await expectNoViolation(page, type);
        }
        await page.goto('/auth/login');
        await answer(page, '/api/auth/login', 500, {});
        await fill(page, { email: 'maya@tenant.example', password: 'a quiet street' });
        await page.locator('form:has([name="password"]) button[type="submit"]').click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoViolation(page, 'login');
      });

      test('the open menu', async ({ page, request }) => {
        await signedInAs(page, await newAccount(request));
        await page.goto('/');
        const header = page.getByRole('banner');
        if (width < 600)
          await header.getByRole('button', { name: /menu/i }).and(page.locator(':not([aria-haspopup="menu"])')).click();
        else await header.locator('[aria-haspopup="menu"]').click();
        await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toBeVisible();
        await expectNoViolation(page, 'menu');
      });
    });
  }

test.describe('320 px, which is 1280 px at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  const signedOut = [...publicPages, ...authPages, '/auth/signup?type=landlord', '/auth/signup?type=agent'];
  for (const path of [...signedOut, '/dashboard', '/admin/dashboard', '/no-such-page'])
    test(`${path} does not scroll sideways`, async ({ page, faults }) => {
      faults.expectFailedRequest('/no-such-page');
      await page.goto(path);
      expect(await overflow(page)).toBe(0);
    });

  test('no dashboard scrolls sideways', async ({ page, request }) => {
    for (const userType of ['tenant', 'landlord', 'agent'] as const) {
      await signedInAs(page, await newAccount(request, userType, { lastName: 'Wolfeschlegelsteinhausenbergerdorff' }));
      await page.goto('/dashboard');
      await expect(page.getByText('No drafts saved yet')).toBeVisible();
      expect(await overflow(page), userType).toBe(0);
    }
    await signedInAs(page, await adminAccount(request));
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('button', { name: 'Details' }).first()).toBeVisible();
    expect(await overflow(page), 'admin').toBe(0);
  });
});
