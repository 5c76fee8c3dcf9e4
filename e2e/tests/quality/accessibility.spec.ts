import { axeViolations, expectAccessible, expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, fill } from '../../support/form.ts';
import { answer } from '../../support/network.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('the details of a user', async ({ page, request }) => {
  await newAccount(request);
  await signedInAs(page, await adminAccount(request));
  await page.goto('/admin/dashboard');
  const details = page.getByRole('button', { name: 'Details' }).first();
  await expect(details).toBeVisible();
  await details.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'details');
});

test('the sign-up with every error', async ({ page }) => {
  await page.goto('/auth/signup');
  for (const type of ['Tenant', 'Landlord', 'Agent'])
    await test.step(`the sign-up of a ${type} with every error`, async () => {
      await page.getByRole('tab', { name: type }).click();
      await page.locator('form:has([name="firstName"]) button[type="submit"]').click();
      await expect(alert(page)).toBeVisible();
      await expectAccessibleOnEveryScreen(page, type);
    });
});

test('a login that was refused', async ({ page, faults }) => {
  faults.expectFailedRequest('/api/auth/login');
  await page.goto('/auth/login');
  await answer(page, '/api/auth/login', 500, {});
  await fill(page, { email: 'maya@tenant.example', password: 'a quiet street' });
  await page.locator('form:has([name="password"]) button[type="submit"]').click();
  await expect(alert(page)).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'login');
});

test('open menus', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request));
  await page.goto('/');

  await test.step('the user menu', async () => {
    await page.locator('header [aria-haspopup="menu"]').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
  });

  await test.step('the drawer', async () => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'drawer');
  });
});

/** The test of the palette trusts the style sheet; this one sees what a browser makes of it. */
test('the colours of the style guide, as they are drawn in both schemes', async ({ page }) => {
  await page.goto('/dev/style');
  const papers: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => axeViolations(page, { withContrast: true }), colorScheme).toEqual([]);
    papers.push(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
  }
  expect(papers[0]).not.toBe(papers[1]);
});
