import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field } from '../../support/form.ts';
import { chips, choose, list, options, picker } from '../../support/pages/location-picker.ts';
import { expect, test } from '../../support/test.ts';

test('suggestions lie below the field, two lines each, and a key brings them into view', async ({ page }) => {
  await page.goto('/auth/signup');
  await picker(page).fill('nr1 1aa');
  const lines = options(page).first().locator('span > span > span');
  await expect(lines).toHaveText(['NR1 1AA', /Norwich, Norfolk$/]);
  const tops = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
  expect(tops[1]).toBeGreaterThan(tops[0]!);

  await picker(page).fill('man');
  await expect(options(page)).toHaveCount(10);
  expect((await list(page).boundingBox())?.height, 'about 15rem high at most').toBeLessThanOrEqual(240);
  for (const [key, at] of [
    ['ArrowDown', 0],
    ['End', 9],
    ['Home', 0],
  ] as const) {
    await picker(page).press(key);
    await expect(options(page).nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).nth(at)).toBeInViewport();
  }
  await picker(page).press('Enter');
  await expect(chips(page)).toContainText('Manchester');
  await expect(page).toHaveURL('/auth/signup');

  await picker(page).fill('leeds');
  await expect(list(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toHaveCount(0);
});

test('no violation on any screen: chosen, open, nothing found, and in the search', async ({ page }) => {
  await page.goto('/auth/signup');
  await choose(page, 'leeds', /^Leeds/);
  await choose(page, 'newcastle upon', /^Newcastle/);
  await picker(page).fill('man');
  await expect(options(page)).toHaveCount(10);
  await picker(page).press('ArrowDown');
  await expectAccessibleOnEveryScreen(page, 'open');
  await picker(page).fill('z'.repeat(50));
  await expect(page.getByText('No locations found')).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'nothing found');
  await page.goto('/');
  await field(page, 'location').fill('leeds');
  await expect(list(page)).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'home');
});
