import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { liveHomes } from '../../support/live-homes.ts';
import { expect, test } from '../../support/test.ts';

test('the map shades districts by rent, and districts are chosen on it', async ({ page, request }) => {
  const prices = [700, 800, 900, 1_000, 1_100];
  await liveHomes(
    request,
    'TR11',
    prices.map((price) => ({ title: `For ${price}`, price })),
  );
  const map = page.getByRole('region', { name: 'Map of the homes found' });
  const panel = page.getByText('Median rents for all homes');
  const district = page.getByRole('button', { name: /^TR11 / });

  await test.step('the table beside it tells the same facts', async () => {
    // Somebody else may have asked for the rents just before these homes went live.
    await expect(async () => {
      await page.goto('/properties?location=TR10&view=map');
      await expect(map.locator('path.map-sea').filter({ visible: true }).first()).toBeVisible();
      await panel.press('Enter');
      await expect(page.getByRole('row', { name: /^TR11 .* £900 pcm 5$/ })).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });

  await test.step('a district is searched by keyboard, another joins it, and pressed again it goes', async () => {
    await district.press('Enter');
    await expect(page).toHaveURL('/properties?location=TR10+or+TR11&view=map');
    await expect(district).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^TR10 / }).press('Enter');
    await expect(page).toHaveURL('/properties?location=TR11&view=map');
    await page.goBack();
    await expect(page).toHaveURL('/properties?location=TR10+or+TR11&view=map');
    await page.goForward();
  });

  await test.step('a pressed cell is searched', async () => {
    await page.goto('/properties?location=LN5&view=map');
    await expect(map.locator('path.map-sea').filter({ visible: true }).first()).toBeVisible();
    const box = (await map.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height * 0.35);
    await expect(page).toHaveURL(/\/properties\?location=LN5\+or\+[A-Z]{2}\d+&view=map$/);
    await expect(map.locator('path.map-chosen')).toBeVisible();
  });

  await test.step('it is accessible on every screen', async () => {
    await page.goto('/properties?location=TR11&view=map');
    await panel.press('Enter');
    await expectAccessibleOnEveryScreen(page, 'districts', { mayHaveStyles: true });
  });
});
