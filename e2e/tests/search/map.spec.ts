import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field } from '../../support/form.ts';
import { liveHomes } from '../../support/live-homes.ts';
import { expect, test, withMotion } from '../../support/test.ts';

const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of the homes found' });
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const zoomIn = (page: Page): Locator => map(page).getByRole('button', { name: 'Zoom in' });

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
    await expect(map(page).locator('path.map-sea').filter({ visible: true }).first()).toBeVisible();
    await expect(map(page).getByText('London')).toBeVisible();
    await expect(map(page).locator('img')).toHaveCount(0);
  });

  const area = /\/properties\?box=-?[\d.]+,[\d.]+,-?[\d.]+,[\d.]+&pets=true&view=map&from=LN2$/;
  const path = '/properties?location=LN2&pets=true&view=map';
  const back = page.getByRole('button', { name: 'Back to LN2' });
  await test.step('a moved map keeps the search and its name until a press, and goes back to the place', async () => {
    await page.goto('/properties?location=LN2&pets=true');
    await page.getByRole('button', { name: 'Show map' }).click();
    await expect(map(page).locator('path.map-sea').filter({ visible: true }).first()).toBeVisible();
    await zoomIn(page).click();
    await expect(back).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes to rent in LN2');
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(area);
    await back.click();
    await expect(page).toHaveURL(path);
  });

  await test.step('whatever was searched on it, one Back leaves it', async () => {
    await page.getByRole('checkbox', { name: 'Search as I move the map' }).check();
    await zoomIn(page).click();
    await expect(page).toHaveURL(area);
    const first = page.url();
    await zoomIn(page).click();
    await expect(page).not.toHaveURL(first);
    await page.goBack();
    await expect(page).toHaveURL('/properties?location=LN2&pets=true');
    await page.goto(path);
  });

  await test.step('a place that is searched for takes the place of the area', async () => {
    await expect(field(page, 'location')).toHaveValue('LN2');
    await field(page, 'location').fill('LN3');
    await field(page, 'location').press('Enter');
    await expect(page).toHaveURL('/properties?location=LN3&pets=true&view=map');
  });
});

test('the map and the list show the same homes', async ({ page, request }) => {
  const [id] = await liveHomes(request, 'CA28', [
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
    const chosen = page.getByRole('region', { name: 'Chosen home' });
    await expect(chosen.getByRole('link')).toBeFocused();
    await expect(chosen.getByRole('link')).toHaveAttribute('href', `/properties/${id}`);
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(0);
    await expect(pins).toBeFocused();
  });

  /** Leaflet places things by their style, which a script may set; so the look for inline styles is left out here. */
  await test.step('it is accessible on every screen', async () => {
    await expectAccessibleOnEveryScreen(page, 'map', { mayHaveStyles: true });
  });

  await test.step('on a phone the map fills the screen, and a pressed home lies below its pin', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/properties?location=CA28&maxBudget=1000');
    await expect(cards(page)).toBeVisible();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(map(page)).toBeVisible();
    await expect(cards(page)).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Search as I move the map' })).toBeInViewport();
    await pins.click();
    const home = page.getByRole('region', { name: 'Homes on the map' }).getByRole('listitem');
    await expect(home.getByRole('link', { name: 'By the harbour' })).toBeFocused();
    await expect(home).toHaveAttribute('aria-current', 'true');
    const [pin, card] = [(await pins.boundingBox())!, (await home.boundingBox())!];
    expect(pin.y + pin.height).toBeLessThan(card.y);
    expect(card.y + card.height).toBeLessThanOrEqual(844);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(cards(page)).toBeVisible();
    await expect(map(page)).toHaveCount(0);
  });
});
