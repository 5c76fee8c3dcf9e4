import { field } from '../../support/form.ts';
import { liveHomes } from '../../support/live-homes.ts';
import { typeForSuggestions } from '../../support/pages/location-picker.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor gets to homes in few steps', async ({ page, request }) => {
  const titles = ['By the mill', 'On the green', 'Above the bakery'];
  await liveHomes(
    request,
    'EX34',
    titles.map((title) => ({ title })),
  );

  await test.step('the first home with at most six Tabs', async () => {
    await page.goto('/properties?location=EX34');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to results');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
    await expect(page).toHaveURL('/properties?location=EX34');
  });

  await test.step('three homes kept with three presses', async () => {
    for (const title of titles) await page.getByRole('button', { name: `Shortlist: ${title}` }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Shortlist 3 homes' })).toBeVisible();
  });

  for (const width of [390, 1280])
    await test.step(`from the home page to filtered homes with five presses, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await field(page, 'location').click();
      await typeForSuggestions(field(page, 'location'), 'ilfracombe');
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL('/properties?location=Ilfracombe');
      await page.getByRole('button', { name: 'Filters' }).click();
      const panel = page.getByRole('dialog', { name: 'Filters' });
      await panel.getByRole('checkbox', { name: /^Flat/ }).check();
      await panel.getByRole('button', { name: /^Show [\d,]+ homes?$/ }).click();
      await expect(page).toHaveURL('/properties?location=Ilfracombe&propertyType=flat');
    });
});
