import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { liveHomes } from '../../support/live-homes.ts';
import { expect, test } from '../../support/test.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the homes found' });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const corners = (page: Page) => map(page).getByRole('application');

test('an area is drawn, changed by keyboard, shared and cleared', async ({ page, request, browser }) => {
  await liveHomes(request, 'CA16', [{ title: 'In the drawn area' }]);
  await page.goto('/properties?location=CA16&view=map');
  await expect(map(page).locator('path.map-sea').first()).toBeVisible();

  await test.step('a line around homes finds them, and the page stays where it is', async () => {
    await button(page, 'Draw area').click();
    await map(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const box = (await map(page).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const scrolled = await page.evaluate(() => scrollY);
    const reach = Math.min(box.width, box.height) / 3;
    await page.mouse.move(x + reach, y);
    await page.mouse.down();
    for (let step = 1; step <= 24; step++) {
      const angle = (step / 24) * 2 * Math.PI;
      await page.mouse.move(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
    await page.mouse.up();
    await expect(corners(page).first()).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await expectAccessibleOnEveryScreen(page, 'drawing an area', { mayHaveStyles: true });
    await button(page, 'Done').click();
    await expect(page).toHaveURL(/\/properties\?shape=[^&]+&view=map&from=CA16$/);
    await expect(page.getByRole('link', { name: 'Remove Drawn area' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'In the drawn area' })).toBeVisible();
    await expect(map(page).locator('path.map-drawn')).toBeVisible();
  });

  await test.step('its corners are moved, added and removed by keyboard', async () => {
    const before = page.url();
    await button(page, 'Change drawn area').press('Enter');
    const count = await corners(page).count();
    await corners(page).first().focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(corners(page)).toHaveCount(count + 1);
    await page.keyboard.press('Delete');
    await expect(corners(page)).toHaveCount(count);
    await button(page, 'Done').press('Enter');
    await expect(page).not.toHaveURL(before);
    await expect(button(page, 'Change drawn area')).toBeFocused();
  });

  await test.step('the link works for others, without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('main').getByRole('article').filter({ hasText: 'In the drawn area' })).toBeVisible();
    await context.close();
  });

  await test.step('without its area the search goes back to the place', async () => {
    await page.getByRole('link', { name: 'Remove Drawn area' }).click();
    await expect(page).toHaveURL('/properties?location=CA16&view=map');
  });
});
