import type { Page } from '@playwright/test';
import { liveHomes } from '../../support/live-homes.ts';
import { expect, test } from '../../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The figure under a name, wherever it stands. */
const fact = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');

// Nothing here needs the script: without it the whole page reads as well.
test.describe('every field of an area', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.goto('/areas/manchester'));

  test('name, county, postcode, district, description, rents and trends', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renting in Manchester');
    await expect(page.getByRole('main')).toContainText('Manchester is in Greater Manchester, with Salford');
    await expect(page.getByText('Illustrative figures.')).toBeVisible();
    for (const [name, value] of [
      ['County', 'Greater Manchester'],
      ['Postcode', 'M1'],
      ['Postal district', 'Manchester'],
      ['Properties', /^[\d,]+$/],
      // other specs may have listed enough homes for real figures
      ['(?:Average|Example) rent', /^£[\d,]+ pcm$/],
      ['Price range', /£[\d,]+ pcm\s*to\s*£[\d,]+ pcm/],
      ['Rent, past month', /^[+−]?\d+(\.\d)?%$/],
      ['Rent, past year', /^[+−]?\d+(\.\d)?%$/],
      ['Days on the market', /^\d+$/],
      ['Demand', /^(Steady|High|Very High|Premium)$/],
      ['People', '570,000'],
      ['Average age', /^\d\d$/],
      ['Students', /^\d+%$/],
      ['Young adults', /^\d+%$/],
    ] as const)
      await expect(fact(page, name), name).toHaveText(value);
  });

  test('transport, amenities, and property types whose counts add up', async ({ page }) => {
    for (const name of ['Market trends', 'Property types', 'Transport', 'Amenities', 'Demographics', 'Nearby areas'])
      await expect(section(page, name)).toBeVisible();
    for (const name of ['Transport', 'Amenities'])
      expect(await section(page, name).getByRole('listitem').count(), name).toBeGreaterThanOrEqual(4);
    const rows = section(page, 'Property types').locator('tbody tr');
    const counts = await rows.locator('td:nth-of-type(2)').allInnerTexts();
    const number = (text: string) => Number(text.replaceAll(',', ''));
    const total = number(await fact(page, 'Properties').innerText());
    expect(counts.map(number).reduce((sum, count) => sum + count, 0)).toBe(total);
    for (const rent of await rows.locator('td:last-child').allInnerTexts()) expect(rent).toMatch(/^£[\d,]+$/);
  });
});

test('the demand has four levels', async ({ page }) => {
  for (const [area, level] of [
    ['aberdeen', 'Steady'],
    ['bristol', 'High'],
    ['belfast', 'Very High'],
    ['croydon', 'Premium'],
  ] as const)
    await test.step(`the demand in ${area} is ${level}, one of four levels`, async () => {
      await page.goto(`/areas/${area}`);
      await expect(fact(page, 'Demand')).toHaveText(level);
    });
});

test('nearby areas lead to their names with hyphens', async ({ page }) => {
  await page.goto('/areas/manchester');
  const link = section(page, 'Nearby areas').getByRole('link', { name: 'Ashton-under-Lyne' });
  await expect(link).toHaveAttribute('href', '/areas/ashton-under-lyne');
  await link.click();
  await expect(page).toHaveURL('/areas/ashton-under-lyne');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renting in Ashton-under-Lyne');
});

test('links lead to the matching search and to the postcode', async ({ page }) => {
  await page.goto('/areas/stoke-on-trent');
  await page.getByRole('link', { name: 'See homes in Stoke-on-Trent' }).click();
  await expect(page).toHaveURL('/properties?location=Stoke-on-Trent');
  await page.goBack();
  await fact(page, 'Postcode').getByRole('link').click();
  await expect(page).toHaveURL(/\/postcode\/ST\d+$/);
});

test.describe('one address for each area', () => {
  test('other spellings lead to it', async ({ request }) => {
    for (const [asked, home] of [
      ['/areas/Manchester', '/areas/manchester'],
      ['/areas/stoke%20on%20trent', '/areas/stoke-on-trent'],
      ['/areas/newcastle', '/areas/newcastle-upon-tyne'],
      ["/areas/King's%20Lynn", '/areas/kings-lynn'],
      ['/areas/LEEDS?from=mail', '/areas/leeds?from=mail'],
    ] as const)
      await test.step(`${asked} has its home at ${home}`, async () => {
        const response = await request.get(asked, { maxRedirects: 0 });
        expect(response.status()).toBe(301);
        expect(response.headers().location).toBe(home);
      });
  });
});

test.describe('an area nobody knows', () => {
  test.use({ javaScriptEnabled: false });

  test('is the 404 page, with status 404', async ({ page, faults }) => {
    for (const area of ['atlantis', 'constructor', '__proto__', '%F0%9F%8F%A0', 'x'.repeat(300), "'%20OR%201=1"])
      await test.step(`${area.slice(0, 20)} is the 404 page, with status 404`, async () => {
        faults.expectFailedRequest('/areas/');
        const response = await page.goto(`/areas/${area}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByText('Oops! Page not found')).toBeVisible();
        await expect(page).toHaveTitle(/Page not found/);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      });
  });

  test('odd addresses never break the server', async ({ request }) => {
    for (const path of ['/areas/%', '/areas/%00', '/areas/..%2f..%2fetc', '/areas/', '/areas/leeds/x'])
      expect((await request.get(path)).status(), path).toBeLessThan(500);
  });
});

test('an area shows the real medians of its live homes', async ({ page, request }) => {
  await liveHomes(
    request,
    'CA14',
    [600, 650, 700, 750, 800].map((price) => ({ price, bedrooms: 0, propertyType: 'studio' })),
  );
  await page.goto('/areas/workington');
  const live = page.getByRole('complementary', { name: 'From live listings' });
  await expect(live).toContainText(/Median rent\s*£700 pcm\s*from 5 homes live on Letfair/);
  await expect(live).toContainText(/No separate bedroom\s*£700 pcm/);
  const example = page.getByRole('complementary', { name: 'Example figures' });
  await expect(example, 'the illustrative figures stand below as an example').toContainText('Example rent');
  await expect(page.getByRole('main')).not.toContainText('Average rent');
  expect((await live.boundingBox())!.y).toBeLessThan((await example.boundingBox())!.y);
});
