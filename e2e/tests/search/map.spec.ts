import type { Locator, Page } from '@playwright/test';
import { axeViolations, everyScreen, expectToFit, settled } from '../../support/accessible.ts';
import { field } from '../../support/form.ts';
import { liveHomes } from '../../support/live-homes.ts';
import { answer } from '../../support/network.ts';
import { expect, test, withMotion } from '../../support/test.ts';

const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of the properties found' });
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const zoomIn = (page: Page): Locator => map(page).getByRole('button', { name: 'Zoom in' });
const searchHere = (page: Page): Locator => page.getByRole('button', { name: 'Search this area' });

test.use({ firstVisit: true, ...withMotion });

test('the map is looked at and moved', async ({ page }) => {
  await test.step('its script and style come with the first look at it', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/search-map-view|leaflet/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/properties?location=LN1', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show map' }).click();
    await expect(map(page)).toBeVisible();
    await expect(page).toHaveURL('/properties?location=LN1&view=map');
    expect(asked.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Hide map' }).click();
    await expect(map(page)).toHaveCount(0);
    await expect(page).toHaveURL('/properties?location=LN1');
  });

  await test.step('it draws the country itself and asks nobody for pictures', async () => {
    await page.goto('/properties?view=map');
    await expect(map(page).locator('path.map-sea')).toBeVisible();
    await expect(map(page).getByText('London')).toBeVisible();
    await expect(map(page).locator('img')).toHaveCount(0);
  });

  const movedTo = /\/properties\?box=-?[\d.]+,[\d.]+,-?[\d.]+,[\d.]+&pets=true&view=map$/;
  await test.step('a moved map searches where it is, and Back goes back', async () => {
    const path = '/properties?location=LN2&pets=true&view=map';
    await page.goto(path);
    await expect(map(page).locator('path.map-sea')).toBeVisible();
    await zoomIn(page).click();
    await expect(page).toHaveURL(movedTo);
    const first = page.url();
    await zoomIn(page).click();
    await expect(page).not.toHaveURL(first);
    await page.goBack();
    await expect(page).toHaveURL(first);
    await page.goBack();
    await expect(page).toHaveURL(path);
  });

  await test.step('or only when it is told to', async () => {
    await page.getByLabel('Search as I move the map').uncheck();
    await expect(searchHere(page)).toHaveCount(0);
    await expect(async () => {
      await zoomIn(page).click();
      await expect(searchHere(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await searchHere(page).click();
    await expect(page).toHaveURL(movedTo);
    await expect(searchHere(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Remove Area of the map' })).toBeVisible();
    await expect(field(page, 'location')).toHaveValue('');
    const address = page.url();
    await page.reload();
    await expect(map(page)).toBeVisible();
    expect(page.url()).toBe(address);
  });

  await test.step('a place that is searched for takes the place of the area', async () => {
    await field(page, 'location').fill('LN3');
    await field(page, 'location').press('Enter');
    await expect(page).toHaveURL('/properties?location=LN3&pets=true&view=map');
  });
});

test('the map and the list show the same homes', async ({ page, request, newVisitor }) => {
  const [id, dearer] = await liveHomes(request, 'CA28', [
    { title: 'By the harbour', price: 800 },
    { title: 'On the hill', price: 1200 },
  ]);
  const path = '/properties?location=CA28&view=map';
  const pins = map(page).getByRole('button', { name: /pcm/ });

  await test.step('as they are narrowed down', async () => {
    await page.goto(path);
    await expect(cards(page)).toHaveCount(2);
    await expect(pins).toHaveAccessibleName('2 homes, from £800 to £1,200 pcm, show list');
    await field(page, 'maxBudget').selectOption('1000');
    await expect(cards(page)).toHaveCount(1);
    await expect(pins).toHaveCount(1);
    await expect(pins).toHaveAccessibleName('£800 pcm, By the harbour');
  });

  await test.step('pins are reached and used by keyboard', async () => {
    await map(page).focus();
    await page.keyboard.press('Tab');
    await expect(pins).toBeFocused();
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('region', { name: 'Chosen property' });
    await expect(chosen.getByRole('link')).toBeFocused();
    await expect(chosen.getByRole('link')).toHaveAttribute('href', `/properties/${id}`);
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(0);
    await expect(pins).toBeFocused();
  });

  await test.step('homes in one place are one marker, which lists them', async () => {
    await page.goto(path);
    await expect(pins).toHaveText('2');
    await pins.press('Enter');
    const links = page.getByRole('region', { name: 'Chosen properties' }).getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toBeFocused();
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.toSorted()).toEqual([`/properties/${id}`, `/properties/${dearer}`].toSorted());
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(pins).toBeFocused();
    await pins.click();
    await expect(links).toHaveCount(2);
  });

  /** Leaflet places things by their style, which a script may set; so the look for inline styles is left out here. */
  await test.step('it is accessible on every screen', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { title, viewport, sizesOnly } of everyScreen) {
      await page.setViewportSize(viewport);
      await expect(map(page)).toBeVisible();
      await settled(page);
      await expectToFit(page, title);
      await expect.poll(() => axeViolations(page, { sizesOnly }), title).toEqual([]);
    }
  });

  await test.step('on a phone one button switches between list and map', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/properties?location=CA28&maxBudget=1000');
    await expect(cards(page)).toBeVisible();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(map(page)).toBeVisible();
    await expect(cards(page)).toBeHidden();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(cards(page)).toBeVisible();
    await expect(map(page)).toHaveCount(0);
  });

  await test.step('without JavaScript the list stays, and the page says why there is no map', async () => {
    expect(await (await request.get(path)).text()).toContain('The map needs JavaScript.');
    const plain = await newVisitor({ javaScriptEnabled: false });
    await plain.goto(path);
    await expect(plain.getByRole('heading', { name: 'By the harbour' })).toBeVisible();
  });
});

test('clusters say how many they hold, and zoom in', async ({ page }) => {
  await answer(page, '/api/properties/map*', 200, {
    success: true,
    data: {
      total: 1042,
      pins: [],
      clusters: [
        { point: { lat: 53.2, lng: -0.5 }, homes: 42 },
        { point: { lat: 53.3, lng: -0.4 }, homes: 1000 },
      ],
    },
  });
  await page.goto('/properties?location=Lincoln&view=map');
  await expect(map(page).getByRole('button', { name: '42 homes, zoom in' })).toBeVisible();
  const asked = page.waitForRequest((request) => /\/map\?.*zoom=1[345]/.test(request.url()));
  await map(page).getByRole('button', { name: '42 homes, zoom in' }).click();
  await asked;
  await expect(map(page)).toBeFocused();
  await expect(map(page).getByRole('button', { name: '1,000 homes, zoom in' })).toHaveText('1k');
});

test('homes that would cover each other are one marker until there is room', async ({ page }) => {
  const pin = (id: string, price: number, lat: number, lng: number) => ({
    ...{ id, title: id, price, bedrooms: 2, picture: null },
    point: { lat, lng },
  });
  const pins = [
    pin('By the castle', 900, 53.234, -0.54),
    pin('Below the hill', 2100, 53.228, -0.541),
    pin('By the water', 1250, 53.229, -0.549),
    pin('In the country', 700, 53.3, -0.4),
  ];
  await answer(page, '/api/properties/map*', 200, { success: true, data: { total: 4, pins, clusters: [] } });
  await page.goto('/properties?location=Lincoln&view=map');
  const markers = map(page).getByRole('button', { name: /pcm/ });
  const together = map(page).getByRole('button', { name: '3 homes, from £900 to £2,100 pcm, zoom in' });
  await expect(markers).toHaveCount(2);
  await expect(together).toHaveText('3');

  await together.focus();
  await page.keyboard.press('Enter');
  await expect(map(page)).toBeFocused();
  for (const { title, price } of pins.slice(0, 3))
    await expect(map(page).getByRole('button', { name: title })).toHaveText(`£${price.toLocaleString('en-GB')}`);
  await page.keyboard.press('Tab');
  await expect(map(page).getByRole('button', { name: '£900 pcm, By the castle' })).toBeFocused();

  const zoomOut = map(page).getByRole('button', { name: 'Zoom out' });
  await expect(async () => {
    await zoomOut.click();
    await expect(together).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('homes of one point that are too many for pins open as a list', async ({ page, request }) => {
  const [id] = await liveHomes(request, 'CA17', [{ title: 'In the tower', price: 650 }]);
  const { data } = await (await request.get('/api/properties?location=CA17')).json();
  const { lat, lng } = data.properties[0].point;
  const box = { west: lng, south: lat, east: lng, north: lat };
  const clusters = [{ point: { lat, lng }, homes: 300, box }];
  await answer(page, '/api/properties/map*', 200, { success: true, data: { total: 300, pins: [], clusters } });
  const around = [lng - 0.002, lat - 0.001, lng + 0.002, lat + 0.001].map((degrees) => degrees.toFixed(3));
  await page.goto(`/properties?box=${around.join(',')}&view=map`);
  await map(page).getByRole('button', { name: '300 homes, show list' }).press('Enter');
  const link = page.getByRole('region', { name: 'Chosen property' }).getByRole('link', { name: 'In the tower' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', `/properties/${id}`);
  await expect(page.getByText('£650 pcm').last()).toBeVisible();
});

test('homes that could not be loaded are asked for again', async ({ page, faults }) => {
  faults.expectFailedRequest('/api/properties/map');
  await answer(page, '/api/properties/map*', 500, { success: false, message: 'No.', error: { code: 'internal' } });
  await page.goto('/properties?location=LN4&view=map');
  await expect(page.getByText('We could not load the map.')).toBeVisible();
  await page.unroute('**/api/properties/map*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We could not load the map.')).toHaveCount(0);
});
