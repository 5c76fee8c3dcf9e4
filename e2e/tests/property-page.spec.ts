import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../support/accessible.ts';
import { toast } from '../support/form.ts';
import { act, captionedPhotos, liveHome, liveHomeOf } from '../support/live-home.ts';
import { newAccount } from '../support/new-account.ts';
import { submitListing } from '../support/new-listing.ts';
import { signedInAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const pathOf = (id: string): string => `/properties/${id}`;

/** What the page says about a term, anywhere in its lists. */
const said = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
    .first()
    .locator('dd')
    .first();

test.describe('the page of a home', () => {
  test('says what a tenant has to know, numbers first', async ({ page, request }) => {
    const { id } = await liveHome(request, {
      title: 'Two rooms by the lock',
      description: 'Bright rooms.\n\n<b>Not</b> markup.',
      features: ['Garden', 'Bike shed'],
      materialInformation: { holdingDeposit: 280, securityDeposit: 1400, councilTaxBand: 'B', epcRating: 'C' },
    });
    await page.goto(pathOf(id));
    const main = page.getByRole('main');
    await expect(page).toHaveTitle(/^2-bed flat in .*Leeds.*, £1,250 pcm · Letfair$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two rooms by the lock');
    await expect(main.getByText('£1,250 pcm').first()).toBeVisible();
    await expect(said(page, 'Bedrooms')).toHaveText('2');
    await expect(said(page, 'Type')).toHaveText('Flat');
    await expect(said(page, 'Available from')).toHaveText('15 Jan 2027');
    await expect(said(page, 'Furnishing')).toHaveText('Not stated');
    await expect(main.getByText('<b>Not</b> markup.')).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Bike shed' })).toBeVisible();
    for (const part of ['Part A', 'Part B', 'Part C'])
      await expect(main.getByRole('heading', { name: new RegExp(part) })).toBeVisible();
    await expect(said(page, 'Property tax')).toHaveText('Council tax band B');
    await expect(said(page, 'Tenancy')).toHaveText('Rolling (assured periodic tenancy)');
    await expect(said(page, 'Together')).toHaveText('£2,650');
    await expect(main.getByText('At most five weeks’ rent by law: £1,442.30.')).toBeVisible();
    await expect(main.getByText(/The pin is approximate/)).toBeVisible();
    await expect(main.getByText('Sam Field', { exact: true })).toBeVisible();
    await expect(main.getByText('4 Orchard Row')).toHaveCount(0);
  });

  test('tells machines what it offers, with the cover as its picture', async ({ page, request, baseURL }) => {
    const lister = await newAccount(request, 'landlord');
    const images = await captionedPhotos(request, lister, ['The hall']);
    const id = await liveHomeOf(request, lister, { images });
    await page.goto(pathOf(id));
    const things = await page.locator('script[type="application/ld+json"]').allTextContents();
    const offer = things.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'Offer');
    expect(offer).toMatchObject({
      url: baseURL + pathOf(id),
      price: 1250,
      priceCurrency: 'GBP',
      itemOffered: { '@type': 'Apartment', numberOfBedrooms: 2, address: { addressLocality: 'Leeds' } },
    });
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(offer.itemOffered.image).toEqual([picture]);
    expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + pathOf(id));
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test('is counted once by a browser', async ({ page, request }) => {
    const { id } = await liveHome(request);
    const counted: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST') counted.push(new URL(sent.url()).pathname);
    });
    const answered = page.waitForResponse(`**/api/properties/${id}/views`);
    await page.goto(pathOf(id));
    expect((await answered).status()).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(counted).toEqual([`/api/properties/${id}/views`]);
  });

  test('copies its link where sharing is not possible', async ({ page, request, context, baseURL }) => {
    const { id } = await liveHome(request);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(pathOf(id));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toast(page)).toContainText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + pathOf(id));
  });

  test('says when it is as good as let', async ({ page, request }) => {
    const home = await liveHome(request);
    await act(request, home, 'agree');
    await page.goto(pathOf(home.id));
    await expect(page.getByRole('main')).toContainText('Let agreed.');
  });

  test('shows similar homes that lead to their pages', async ({ page, request }) => {
    const lister = await newAccount(request, 'landlord');
    const bungalow = { propertyType: 'bungalow', price: 3333 } as const;
    const other = await liveHomeOf(request, lister, { ...bungalow, title: 'The other bungalow' });
    const id = await liveHomeOf(request, lister, { ...bungalow, title: 'This bungalow' });
    await page.goto(pathOf(id));
    const similar = page.getByRole('region', { name: 'Similar homes' });
    await similar.getByRole('link', { name: 'The other bungalow' }).click();
    await expect(page).toHaveURL(pathOf(other));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The other bungalow');
  });

  test('reads without a script', async ({ newVisitor, request }) => {
    const { id } = await liveHome(request, { title: 'Rooms for readers' });
    const page = await newVisitor({ javaScriptEnabled: false });
    await page.goto(pathOf(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms for readers');
    await expect(page.getByRole('heading', { name: /Part C/ })).toBeVisible();
  });

  test('is accessible on every screen', async ({ page, request }) => {
    const lister = await newAccount(request, 'landlord');
    const images = await captionedPhotos(request, lister, ['The hall', '', 'The garden']);
    const id = await liveHomeOf(request, lister, { images });
    await signedInAs(page, await newAccount(request));
    await page.goto(pathOf(id));
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /favourite/i })
        .first(),
    ).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'a home');
  });
});

test.describe('its photos', () => {
  const captions = ['The hall', 'The kitchen', 'The garden'];

  async function openHome(page: Page, request: Parameters<typeof liveHome>[0]): Promise<void> {
    const lister = await newAccount(request, 'landlord');
    const images = await captionedPhotos(request, lister, captions);
    await page.goto(pathOf(await liveHomeOf(request, lister, { images })));
  }

  test('are looked through by keyboard alone', async ({ page, request }) => {
    await openHome(page, request);
    const second = page.getByRole('button', { name: 'The kitchen, open photo 2 of 3' });
    await expect(second).toBeEnabled();
    await second.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByText('2 of 3')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('3 of 3')).toBeVisible();
    await expect(viewer.getByRole('img', { name: 'The garden' })).toBeVisible();
    await expect(viewer.getByText('The garden')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('1 of 3')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('3 of 3')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(viewer.getByText('1 of 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(second).toBeFocused();
  });

  test('are looked through by its buttons, and the viewer is accessible', async ({ page, request }) => {
    await openHome(page, request);
    await page.getByRole('button', { name: 'Show all 3 photos' }).click();
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('button', { name: 'Next photo' }).click();
    await expect(viewer.getByText('2 of 3')).toBeVisible();
    await viewer.getByRole('button', { name: 'Previous photo' }).click();
    await expect(viewer.getByText('1 of 3')).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'viewer');
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
  });
});

test.describe('a home that is not there', () => {
  for (const [what, id] of [
    ['an id nobody has', randomUUID()],
    ['what is no id', 'a-nice-flat'],
  ] as const)
    test(`${what} is the 404 page, with status 404`, async ({ page, faults }) => {
      faults.expectFailedRequest(pathOf(id));
      const response = await page.goto(pathOf(id));
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
    });

  test('what was never published is the 404 page', async ({ page, request, faults }) => {
    const id = await submitListing(request, await newAccount(request, 'landlord'));
    faults.expectFailedRequest(pathOf(id));
    expect((await page.goto(pathOf(id)))?.status()).toBe(404);
  });

  for (const action of ['let', 'withdraw'] as const)
    test(`after “${action}” it is gone, with status 410 and a way to others`, async ({ page, request, faults }) => {
      const home = await liveHome(request, { title: 'Once by the lock' });
      await act(request, home, action);
      faults.expectFailedRequest(pathOf(home.id));
      const response = await page.goto(pathOf(home.id));
      expect(response?.status()).toBe(410);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This home is no longer available');
      await expect(page.getByRole('main')).toContainText('“Once by the lock”');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('main').getByRole('link', { name: 'Search homes' })).toHaveAttribute(
        'href',
        '/properties',
      );
      if (action === 'let') await expectAccessibleOnEveryScreen(page, 'gone');
    });

  test('/properties/manage stays a page of its own', async ({ page }) => {
    await page.goto('/properties/manage');
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  });
});
