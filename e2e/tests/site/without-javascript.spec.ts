import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

test('every public page reads without JavaScript', async ({ page }) => {
  for (const path of publicPaths)
    await test.step(`${path} reads without JavaScript`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('13.08.25');
    });
});

test('the search of the home page is a form that works', async ({ page }) => {
  await page.goto('/');
  await page.locator('[name="location"]').fill('Leeds');
  await page.locator('[name="location"]').press('Enter');
  await expect(page).toHaveURL('/properties?location=Leeds');
  await expect(page.getByRole('main')).toContainText('Leeds');
});

test('an unknown page reads without JavaScript', async ({ page, faults }) => {
  faults.expectFailedRequest('/no-such-page');
  await page.goto('/no-such-page');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('account pages say that they need JavaScript', async ({ page }) => {
  for (const path of ['/dashboard', '/auth/login', '/auth/signup']) {
    await page.goto(path);
    await expect(page.getByText(/javascript/i).first(), path).toBeVisible();
  }
});
