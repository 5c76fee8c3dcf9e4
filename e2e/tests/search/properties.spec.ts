import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../support/accessible.ts';
import { field } from '../../support/form.ts';
import { liveHomes } from '../../support/live-homes.ts';
import { hold } from '../../support/network.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { approveListing, submitListing, uploadedPhoto } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const titles = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allTextContents();
const showing = (page: Page, count: number): Locator => page.getByText(`Showing ${count} properties`, { exact: true });
const search = (page: Page): Locator => page.getByRole('button', { name: 'Search', exact: true });
const values = (select: Locator): Promise<string[]> =>
  select.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));

test('the bar keeps the search in the address', async ({ page }) => {
  await test.step('puts everything into the address, and keeps the focus', async () => {
    await page.goto('/properties?location=CA18');
    await field(page, 'propertyType').focus();
    await field(page, 'propertyType').selectOption('house');
    await expect(page).toHaveURL('/properties?location=CA18&propertyType=house');
    await expect(field(page, 'propertyType')).toBeFocused();
    await field(page, 'maxBudget').selectOption('2000+');
    await expect(page).toHaveURL('/properties?location=CA18&propertyType=house&maxBudget=2000%2B');
    await field(page, 'sort').selectOption('price-low');
    await expect(page).toHaveURL(/&sort=price-low$/);
    await page.reload();
    await expect(field(page, 'maxBudget')).toHaveValue('2000+');
    await expect(field(page, 'sort')).toHaveValue('price-low');
  });

  await test.step('shows what the address says after Back and Forward', async () => {
    await page.goto('/properties');
    await field(page, 'location').fill('CA19');
    await search(page).click();
    await expect(page).toHaveURL('/properties?location=CA19');
    await field(page, 'propertyType').selectOption('flat');
    await expect(page).toHaveURL('/properties?location=CA19&propertyType=flat');
    await page.goBack();
    await expect(field(page, 'propertyType')).toHaveValue('all');
    await page.goBack();
    await expect(page).toHaveURL('/properties');
    await expect(field(page, 'location')).toHaveValue('');
    await page.goForward();
    await expect(field(page, 'location')).toHaveValue('CA19');
  });
});

test('a card shows the home in one link, with its photo, rent and facts', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  const photo = await uploadedPhoto(request, lister);
  const address = { line1: '1 Quay Row', line2: '', city: 'Beckermet', postcode: 'CA21 2AA', county: 'Cumbria' };
  const id = await submitListing(request, lister, { title: 'Above the harbour', images: [photo.id], address });
  await approveListing(request, await adminAccount(request), id);
  await page.goto('/properties?location=CA21');
  const card = cards(page);
  await expect(card).toHaveCount(1);
  await expect(showing(page, 1)).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Above the harbour' })).toBeVisible();
  await test.step('homes begin near the top, also in a compact list', async () => {
    const top = async () => (await card.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(await top()).toBeLessThanOrEqual(260);
    const before = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await top()).toBeLessThanOrEqual(240);
    await page.setViewportSize(before);
    await page.getByRole('button', { name: 'Compact list' }).click();
    await expect(page).toHaveURL('/properties?location=CA21&view=compact');
    await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThan(100);
    await expect.poll(() => axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show photos' }).click();
    await expect(page).toHaveURL('/properties?location=CA21');
  });
  await expect(card).toContainText('£1,250 pcm');
  await expect(card).toContainText('2 beds · 1 bath · Flat');
  await expect(card).toContainText('CA21');
  await expect(card).not.toContainText('Quay Row');
  await expect(card).toContainText('Garden');
  await expect(card).toContainText(/Added \d{1,2} \w{3} \d{4}/);
  await expect(card).toContainText('Ref ');
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.getByRole('link')).toHaveAttribute('href', new RegExp(`^/properties/${id}/[a-z0-9-]+$`));
  const image = card.locator('img');
  await expect(image).toHaveAttribute('src', /\.webp$/);
  await expect(image).toHaveAttribute('loading', 'eager');
  for (const [width, height, above] of [
    [390, 844, 420],
    [1280, 900, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    // A busy browser may still have to lay the page out anew.
    await expect.poll(async () => (await image.boundingBox())?.y, `the first photo at ${width} px`).toBeLessThan(above);
  }
});

test('the results follow the bar', async ({ page, request, faults }) => {
  await liveHomes(request, 'CA22', [
    { title: 'Middle', price: 900, bedrooms: 1 },
    { title: 'Cheap', price: 600, bedrooms: 2 },
    { title: 'Dear', price: 1500, bedrooms: 4, propertyType: 'terraced' },
  ]);
  await page.goto('/properties?location=CA22');
  await expect(showing(page, 3)).toBeVisible();

  await test.step('nobody signed out sees a heart', async () => {
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('button', { name: /favourite/i })).toHaveCount(0);
  });

  await test.step('they stand in the order asked for', async () => {
    const orders = {
      newest: ['Dear', 'Cheap', 'Middle'],
      'price-low': ['Cheap', 'Middle', 'Dear'],
      'price-high': ['Dear', 'Middle', 'Cheap'],
      bedrooms: ['Dear', 'Cheap', 'Middle'],
    };
    for (const [order, expected] of Object.entries(orders)) {
      await field(page, 'sort').selectOption(order);
      await expect.poll(() => titles(page), order).toEqual(expected);
    }
  });

  await test.step('they keep their place while others are on their way', async () => {
    const { release } = await hold(page, '/properties.data*');
    await field(page, 'sort').selectOption('price-low');
    await expect(cards(page)).toHaveCount(0);
    await expect(showing(page, 3)).toBeVisible();
    release();
    await expect(cards(page)).toHaveCount(3);
    await page.unroute('**/properties.data*');
  });

  await test.step('they follow type and budget', async () => {
    await field(page, 'propertyType').selectOption('house');
    await expect.poll(() => titles(page)).toEqual(['Dear']);
    await field(page, 'maxBudget').selectOption('1000');
    const title = 'No properties found in CA22 with all of these filters';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Be the First to List' })).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Filters you could remove' }).getByRole('link')).toHaveText([
      'Without “House”: 2 homes',
      'Without “Up to £1,000 pcm”: 1 home',
    ]);
    await field(page, 'maxBudget').selectOption('2000+');
    await expect.poll(() => titles(page)).toEqual(['Dear']);
  });

  await test.step('the order by match is not for those who are not signed in', async () => {
    await page.goto('/properties?location=CA22&sort=match');
    await expect(page.getByText(/Showing the newest homes first/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in to see your matches' })).toHaveAttribute(
      'href',
      /^\/auth\/login\?next=%2Fproperties%3Flocation%3DCA22/,
    );
  });

  await test.step('a tenant has hearts, and the order by match, which needs their preferences', async () => {
    faults.expectFailedRequest('/api/properties');
    await signedInAs(page, await newAccount(request, 'tenant'));
    await page.goto('/properties?location=CA22');
    await expect(cards(page).getByRole('button', { name: /favourite/i })).toHaveCount(3);
    await expect(
      cards(page)
        .getByRole('button', { name: /favourite/i })
        .first(),
    ).toBeVisible();
    await expect.poll(() => values(field(page, 'sort'))).toContain('match');
    await field(page, 'sort').selectOption('match');
    await expect(page.getByRole('main').getByRole('link', { name: 'Tell us what you need' })).toBeVisible();
  });
});

test('the results are loaded page by page', async ({ page, request, faults }) => {
  test.slow();
  await liveHomes(
    request,
    'CA25',
    Array.from({ length: 26 }, (_, at) => ({ title: `Home ${at + 1}` })),
  );
  await page.goto('/properties?location=CA25');
  await expect(showing(page, 26)).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  const more = page.getByRole('link', { name: 'Load more' });
  await expect(more).toHaveAttribute('rel', 'next');
  await expect(more).toHaveAttribute('href', /^\/properties\?location=CA25&cursor=/);

  await test.step('what could not be loaded is asked for again', async () => {
    faults.expectFailedRequest('/api/properties');
    await page.route('**/api/properties?*', (route) => route.abort('connectionfailed'));
    await more.click();
    await expect(page.getByRole('alert')).toContainText('couldn’t load any more homes');
    await page.unroute('**/api/properties?*');
  });

  await test.step('the next page joins the first, and is there after Back', async () => {
    await more.click();
    await expect(cards(page)).toHaveCount(26);
    await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
    await expect(page).toHaveURL('/properties?location=CA25');
    await expect(more).toHaveCount(0);
    await cards(page).nth(25).getByRole('link').click();
    await expect(page).toHaveURL(/\/properties\/[\w-]{36}\/two-bedroom-flat-/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(26);
  });
});
