import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const main = (page: Page): Locator => page.getByRole('main');
const box = (page: Page): Locator => main(page).getByRole('searchbox');
const articles = (page: Page): Locator => main(page).locator('details');

test('the articles of the help are found', async ({ page }) => {
  await page.goto('/help');
  const all = await articles(page).count();

  await test.step('a search filters while somebody types, says how many were found, and keeps the address until sent', async () => {
    await box(page).pressSequentially('Deposit');
    await expect(main(page).getByRole('status')).toHaveText(/^\d+ articles? found$/);
    await expect.poll(() => articles(page).count()).toBeLessThan(all);
    await expect(articles(page)).not.toHaveCount(0);
    await expect(page).toHaveURL('/help');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/help?q=Deposit');
    await expect(box(page)).toBeFocused();
    const told = await main(page).getByRole('status').textContent();
    await expect(articles(page)).toHaveCount(Number.parseInt(told ?? '', 10));
    await box(page).fill('');
    await expect(articles(page)).toHaveCount(all);
  });

  await test.step('nothing found: the words are repeated, with ways on', async () => {
    await box(page).fill('zebra crossing');
    await expect(page.getByRole('heading', { name: 'No articles found for “zebra crossing”' })).toBeVisible();
    await expect(main(page).getByRole('status')).toHaveText('0 articles found');
    await expect(main(page).locator('a[href="/contact"]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Show all articles' }).click();
    await expect(articles(page)).toHaveCount(all);
    await expect(box(page)).toHaveValue('');
  });

  await test.step('a category link leads to its articles, and out of a search', async () => {
    await box(page).fill('password');
    await expect(page.getByRole('heading', { name: 'Letting a home' })).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Help categories' })
      .getByRole('link', { name: 'Letting a home' })
      .click();
    await expect(page).toHaveURL('/help#letting-a-home');
    await expect(page.getByRole('heading', { name: 'Letting a home' })).toBeInViewport();
    await expect(box(page)).toHaveValue('');
  });
});

test('text typed before the script arrives filters once it has', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/help', { waitUntil: 'commit' });
  await box(page).fill('favourites');
  resolve();
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ articles? found$/);
  await expect(box(page)).toHaveValue('favourites');
});
