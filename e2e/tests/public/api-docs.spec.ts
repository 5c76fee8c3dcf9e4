import { everyScreen, expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';

for (const { title, options } of everyScreen)
  test.describe(title, () => {
    test.use(options);

    test('the page of the API finds a call and offers to copy its command', async ({ page }) => {
      await page.goto('/api/docs');
      await page.getByLabel('Find a call').fill('photos caption');
      await expect(page.getByRole('status')).toHaveText(/^\d+ calls?$/);
      await expect(page.getByRole('article').filter({ visible: true }).first()).toContainText('/api/photos');
      await expect(page.getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
      await expectAccessible(page, `the API, ${title}`);
    });
  });
