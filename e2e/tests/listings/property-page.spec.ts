import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { toast } from '../../support/form.ts';
import { act, captionedPhotos, liveHomeOf } from '../../support/live-home.ts';
import { newAccount } from '../../support/new-account.ts';
import { aListing, nextQuarter, submitListing } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const pathOf = (id: string): string => `/properties/${id}`;

/** "3 Dec 2026" */
const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** What the page says about a term, anywhere in its lists. */
const said = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
    .first()
    .locator('dd')
    .first();

test.use({ firstVisit: true });

test('the page of a home says what a tenant has to know, numbers first', async ({
  page,
  request,
  context,
  newVisitor,
  baseURL,
}) => {
  const lister = await newAccount(request, 'landlord', { firstName: 'Sam', lastName: 'Field' });
  const id = await liveHomeOf(request, lister, {
    images: await captionedPhotos(request, lister, ['The hall']),
    title: 'Two rooms by the lock',
    description: 'Bright rooms.\n\n<b>Not</b> markup.',
    features: ['Garden', 'Bike shed'],
    materialInformation: { holdingDeposit: 280, securityDeposit: 1400, councilTaxBand: 'B', epcRating: 'C' },
  });

  const wordyPath = `${pathOf(id)}/two-bedroom-flat-leeds-ls1`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));

  await test.step('it is counted once by a browser', async () => {
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

  await test.step('what it says', async () => {
    const main = page.getByRole('main');
    await expect(page).toHaveTitle(/^2-bed flat in .*Leeds.*, £1,250 pcm · Letfair$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two rooms by the lock');
    const beside = page.getByRole('complementary', { name: 'What you can do' });
    await expect(beside.getByText('£1,250 pcm')).toBeVisible();
    await expect(said(page, 'Bedrooms')).toHaveText('2');
    await expect(said(page, 'Type')).toHaveText('Flat');
    await expect(said(page, 'Available from')).toHaveText(inWords(nextQuarter));
    await main.getByText(/^\d+ facts are not stated$/).click();
    await expect(main.getByRole('listitem').filter({ hasText: 'Furnishing' })).toBeVisible();
    await expect(main.getByText('<b>Not</b> markup.')).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Bike shed' })).toBeVisible();
    for (const part of ['Part A', 'Part B', 'Part C'])
      await expect(main.getByRole('heading', { name: new RegExp(part) })).toBeVisible();
    await expect(said(page, 'Property tax')).toHaveText('Council tax band B');
    await expect(said(page, 'Tenancy')).toHaveText('Rolling (assured periodic tenancy)');
    await expect(said(page, 'Together')).toHaveText('£2,650');
    await expect(main.getByText('At most five weeks’ rent by law: £1,442.30.')).toBeVisible();
    await expect(main.getByText(/^The home is in \w+ and may be anywhere in it/)).toBeVisible();
    await expect(main.getByText('Sam F.', { exact: true })).toBeVisible();
    await expect(main.getByText('4 Orchard Row')).toHaveCount(0);
  });

  await test.step('it tells machines what it offers, with the cover as its picture', async () => {
    const things = await page.locator('script[type="application/ld+json"]').allTextContents();
    const offer = things.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'Offer');
    expect(offer).toMatchObject({
      url: baseURL + wordyPath,
      price: 1250,
      priceCurrency: 'GBP',
      itemOffered: { '@type': 'Apartment', numberOfBedrooms: 2, address: { addressLocality: 'Leeds' } },
    });
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(offer.itemOffered.image).toEqual([expect.stringMatching(/\.webp$/)]);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + wordyPath);
    const wrong = await request.get(`${pathOf(id)}/ten-bedroom-castle?from=mail`, { maxRedirects: 0 });
    expect([wrong.status(), wrong.headers().location]).toEqual([301, `${wordyPath}?from=mail`]);
    expect((await request.get(wordyPath, { maxRedirects: 0 })).status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  await test.step('it copies its link where sharing is not possible', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toast(page)).toContainText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + wordyPath);
  });

  await test.step('on paper it shows its address and a code that leads back to it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: 'QR code of this address' })).toBeVisible();
    await expect(page.getByText(baseURL + pathOf(id), { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(baseURL + pathOf(id), { exact: true })).toBeHidden();
  });

  await test.step('it reads without a script', async () => {
    const plain = await newVisitor({ javaScriptEnabled: false });
    await plain.goto(pathOf(id));
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Two rooms by the lock');
    await expect(plain.getByRole('heading', { name: /Part C/ })).toBeVisible();
  });
});

test('similar homes lead to their pages', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  const bungalow = { propertyType: 'bungalow', price: 3333 } as const;
  const other = await liveHomeOf(request, lister, { ...bungalow, title: 'The other bungalow' });
  const id = await liveHomeOf(request, lister, { ...bungalow, title: 'This bungalow' });
  await page.goto(pathOf(id));
  const similar = page.getByRole('region', { name: 'Similar homes' });
  await similar.getByRole('link', { name: 'The other bungalow' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(other)}/`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The other bungalow');
});

test('the photos of a home are looked through', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  const images = await captionedPhotos(request, lister, ['', 'The kitchen', 'The garden']);
  const id = await liveHomeOf(request, lister, { images });
  const viewer = page.getByRole('dialog');
  await signedInAs(page, await newAccount(request));
  await page.goto(pathOf(id));

  await test.step('by keyboard alone', async () => {
    const second = page.getByRole('button', { name: 'The kitchen, open photo 2 of 3' });
    await expect(second).toBeEnabled();
    await second.focus();
    await page.keyboard.press('Enter');
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

  await test.step('by its buttons, and the viewer is accessible', async () => {
    await page.getByRole('button', { name: 'Show all 3 photos' }).click();
    await viewer.getByRole('button', { name: 'Next photo' }).click();
    await expect(viewer.getByText('2 of 3')).toBeVisible();
    await viewer.getByRole('button', { name: 'Previous photo' }).click();
    await expect(viewer.getByText('1 of 3')).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'viewer');
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
  });

  await test.step('on a phone a photo comes first and the actions stay in reach', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const main = page.getByRole('main');
    await expect.poll(async () => (await main.getByRole('img').first().boundingBox())?.y).toBeLessThan(130);
    for (const name of [/^Message/, 'Apply', /favourite/i]) {
      await main.getByText('Offered by').scrollIntoViewIfNeeded();
      await expect(main.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a home that is let says so, and one that is not there is not found or gone', async ({
  page,
  request,
  faults,
}) => {
  const lister = await newAccount(request, 'landlord');

  for (const [what, id] of [
    ['an id nobody has', randomUUID()],
    ['what is no id', 'a-nice-flat'],
    ['what was never published', await submitListing(request, lister)],
  ] as const)
    await test.step(`${what} is the 404 page, with status 404`, async () => {
      faults.expectFailedRequest(pathOf(id));
      const response = await page.goto(pathOf(id));
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
    });

  await test.step('after “agree” it is as good as let', async () => {
    const id = await liveHomeOf(request, lister);
    await act(request, { id, lister }, 'agree');
    await page.goto(pathOf(id));
    await expect(page.getByRole('main')).toContainText('Let agreed.');
  });

  for (const action of ['let', 'withdraw'] as const)
    await test.step(`after “${action}” it is gone, with status 410 and a way to others`, async () => {
      const id = await liveHomeOf(request, lister, { title: 'Once by the lock' });
      await act(request, { id, lister }, action);
      faults.expectFailedRequest(pathOf(id));
      const response = await page.goto(pathOf(id));
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

  await test.step('/properties/manage stays a page of its own', async () => {
    await page.goto('/properties/manage');
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  });
});

test('a rent that was cut is told on the page and found by the filter', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  const home = {
    title: 'Cut by the quay',
    address: { line1: '3 Quay Row', line2: '', city: 'Penzance', postcode: 'TR20 8AA', county: 'Cornwall' },
    materialInformation: { holdingDeposit: 50, securityDeposit: 100 },
  };
  const id = await liveHomeOf(request, lister, { ...home, price: 1300 });
  const edited = await request.put(`/api/properties/${id}`, {
    headers: { authorization: `Bearer ${lister.token}` },
    data: aListing({ ...home, price: 1200 }),
  });
  expect(edited.status()).toBe(200);

  await page.goto(pathOf(id));
  const rents = page.getByRole('region', { name: 'Rent history' });
  await expect(rents).toContainText('Reduced from £1,300');
  await expect(rents).toContainText(/£1,300 on \d+ \w+, now £1,200/);
  await expectAccessibleOnEveryScreen(page, 'a reduced home');

  await page.goto('/properties?location=TR20&reduced=true');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: home.title });
  await expect(card.first()).toContainText('Reduced from £1,300');
  await expect(page.getByRole('link', { name: 'Remove Reduced' })).toBeVisible();
});
