import type { Page } from '@playwright/test';
import { liveHomes } from '../../support/live-homes.ts';
import { expect, test } from '../../support/test.ts';

const writtenPostcodes = 'M1 M2 BL1 SW1 E1 N1 W1 B1 CV1 LS1 S1 L1 BS1 G1 EH1 CF1 BT1 NE1 NG1'.split(' ');
const sections = ['Market trends', 'Property types', 'Transport', 'Amenities', 'Demographics', 'Nearby postcodes'];

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Everything the page says, without what is only there for machines. */
const shownText = (page: Page) => page.getByRole('main').innerText();

test.describe('the address', () => {
  test('each postcode has one', async ({ request }) => {
    for (const [asked, home] of [
      ['/postcode/m1', '/postcode/M1'],
      ['/postcode/m11ae', '/postcode/M11AE'],
      ['/postcode/m1%201ae', '/postcode/M11AE'],
      ['/postcode/%20sw1a%20%202aa', '/postcode/SW1A2AA'],
      ['/postcode/Zz1?from=mail', null],
    ] as const)
      await test.step(`${asked} ${home ? `has its home at ${home}` : 'has none'}`, async () => {
        const response = await request.get(asked, { maxRedirects: 0 });
        expect(response.status()).toBe(home ? 301 : 404);
        if (home) expect(response.headers().location).toBe(home);
      });
  });

  test('a link written in small letters leads to it as well', async ({ page }) => {
    await page.goto('/postcode/ls1');
    await expect(page).toHaveURL('/postcode/LS1');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('LS1');
  });

  test('a whole postcode shows the figures of its district', async ({ page }) => {
    await page.goto('/postcode/M1');
    const district = await section(page, 'Market trends').innerText();
    await page.goto('/postcode/M11AE');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('M1 1AE');
    expect(await section(page, 'Market trends').innerText()).toBe(district);
  });
});

test.describe('what it shows', () => {
  // Nothing here needs the script, and a page without it is read twice as fast.
  test.use({ javaScriptEnabled: false });

  test('nineteen postcodes have detailed data in every section', async ({ page }) => {
    for (const code of writtenPostcodes)
      await test.step(`${code} has detailed data in every section`, async () => {
        const response = await page.goto(`/postcode/${code}`);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
        for (const name of sections) await expect(section(page, name)).toBeVisible();
        await expect(page.getByRole('main')).toContainText(/(Average|Example) rent\s*£[\d,]+\s*pcm/);
      });
  });

  test('any other is generated from its prefix, from 0.7 to 1.5 times the rent', async ({ page }) => {
    for (const [code, base] of [
      ['SE15', 2000],
      ['M40', 960],
      ['B30', 800],
      ['AB10', 720],
      ['SA1', 640],
      ['YO1', 720],
      ['BA1', 1040],
      ['DH1', 640],
      ['NR1', 800],
    ] as const)
      await test.step(`${code} is generated from its prefix: £${base} a month, from 0.7 to 1.5 times that`, async () => {
        await page.goto(`/postcode/${code}`);
        const main = page.getByRole('main');
        await expect(main).toContainText(`£${base.toLocaleString('en-GB')} pcm`);
        await expect(main).toContainText(`£${Math.round(base * 0.7).toLocaleString('en-GB')} pcm`);
        await expect(main).toContainText(`£${Math.round(base * 1.5).toLocaleString('en-GB')} pcm`);
      });
  });

  test('market trends: month, year, days on the market, demand, and a line with words for it', async ({ page }) => {
    await page.goto('/postcode/M1');
    const trends = section(page, 'Market trends');
    for (const [label, value] of [
      ['Rent, past month', /^[+−]?\d+(\.\d)?%$/],
      ['Rent, past year', /^[+−]?\d+(\.\d)?%$/],
      ['Days on the market', /^\d+$/],
      ['Demand', /^(Steady|High|Very High|Premium)$/],
    ] as const)
      await expect(trends.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd')).toHaveText(value);
    await expect(
      trends.getByRole('img', { name: /^Line chart: from £[\d,]+ pcm a year ago to £1,250 pcm now/ }),
    ).toBeVisible();
  });

  test('property types: 25, 35, 25 and 15 percent, in a table and in a bar with words for it', async ({ page }) => {
    await page.goto('/postcode/SE15');
    const types = section(page, 'Property types');
    const shares = await types.getByRole('row').getByRole('cell').filter({ hasText: '%' }).allInnerTexts();
    expect(shares).toEqual(['25%', '35%', '25%', '15%']);
    await expect(types.getByRole('img', { name: /^Bar chart: .*25%.*35%.*25%.*15%/ })).toBeVisible();
    for (const rent of await types.locator('tbody tr td:last-child').allInnerTexts()) expect(rent).toMatch(/^£[\d,]+$/);
  });

  test('demographics: people, age, students and young adults', async ({ page }) => {
    await page.goto('/postcode/M1');
    await expect(section(page, 'Demographics')).toContainText(
      /People\s*17,500.*Average age\s*28.*Students\s*31%.*47%/s,
    );
  });

  test('nearby postcodes are the same prefix from 1 to 5, without the one being viewed', async ({ page }) => {
    await page.goto('/postcode/LS3');
    const nearby = section(page, 'Nearby postcodes').getByRole('link');
    await expect(nearby).toHaveText(['LS1', 'LS2', 'LS4', 'LS5']);
    await nearby.first().click();
    await expect(page).toHaveURL('/postcode/LS1');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('LS1');
  });

  test('the same postcode always shows the same figures, and another shows others', async ({ page }) => {
    await page.goto('/postcode/NR7');
    const first = await shownText(page);
    await page.goto('/postcode/nr7?again');
    expect(await shownText(page)).toBe(first);
    await page.goto('/postcode/NR8');
    expect((await shownText(page)).replaceAll('NR8', 'NR7')).not.toBe(first);
  });

  test('it says that the figures are illustrative, and that real ones need 5 listings', async ({ page }) => {
    await page.goto('/postcode/M1');
    await expect(page.getByText('Illustrative figures.')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'From live listings' })).toContainText('5 homes in M1');
  });

  test('from 5 live homes on, their real medians stand beside the illustrative figures', async ({ page, request }) => {
    const homes = [700, 800, 900, 1_000].map((price) => ({ price, bedrooms: 1 }));
    await liveHomes(request, 'CA26', [...homes, { price: 1_100, bedrooms: 1 }, { price: 3_000, bedrooms: 4 }]);
    await page.goto('/postcode/CA26');
    const live = page.getByRole('complementary', { name: 'From live listings' });
    await expect(live).toContainText(/Median rent\s*£950 pcm\s*from 6 homes live on Letfair/);
    await expect(live).toContainText(/1 bedroom\s*£900 pcm/);
    await expect(live).not.toContainText('4 bedrooms');
    await expect(page.getByText('except those from live listings')).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /real median rents/);
    await live.getByRole('link', { name: 'homes live on Letfair' }).click();
    await expect(page).toHaveURL('/properties?location=CA26');
    await expect(page.getByRole('main')).toContainText('Showing 6 properties');
  });

  test('links lead to the matching search and to the area', async ({ page }) => {
    await page.goto('/postcode/M11AE');
    await page.getByRole('link', { name: 'See homes in M1' }).click();
    await expect(page).toHaveURL('/properties?location=M1');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Manchester' }).first().click();
    await expect(page).toHaveURL('/areas/manchester');
  });
});

test.describe('a postcode nobody has', () => {
  test.use({ javaScriptEnabled: false });

  test('is not found, with status 404 and a way on', async ({ page, faults }) => {
    for (const code of ['ZZ1', 'QQ11AA', 'JE2', 'GY1', 'IM1', 'HELLO', '123', '%F0%9F%8F%A0', 'M', 'x'.repeat(200)])
      await test.step(`${code.slice(0, 20)} is not found, with status 404 and a way on`, async () => {
        faults.expectFailedRequest('/postcode/');
        const response = await page.goto(`/postcode/${code}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postcode Not Found');
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/properties');
      });
  });

  test('odd addresses never break the server', async ({ request }) => {
    for (const path of ['/postcode/%', '/postcode/%00', '/postcode/..%2f..%2fetc', '/postcode/', '/postcode/M1/x'])
      expect((await request.get(path)).status(), path).toBeLessThan(500);
  });
});
