import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field } from '../../support/form.ts';
import { liveHomes } from '../../support/live-homes.ts';
import { expect, test } from '../../support/test.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' });
const filters = (page: Page): Locator => page.getByRole('button', { name: 'Filters' });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Filters' });

const everything =
  'location=TR26&radius=5&propertyType=flat,room&minBudget=400&maxBudget=900&bedrooms=2&bathrooms=1' +
  '&furnishing=unfurnished&pets=true&parking=true&bills=true&shared=false&availableFrom=2026-01-01&availableBy=2027-03-01&added=14&epc=C' +
  '&features=garden,gym&words=canal&sort=price-low';

test('the drawer narrows a search down', async ({ page, request }) => {
  await test.step('it arrives when it is opened, not before', async () => {
    const scripts: string[] = [];
    page.on('request', (asked) => {
      if (/filter-(drawer|fields)/.test(asked.url())) scripts.push(asked.url());
    });
    await page.goto('/properties', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await filters(page).click();
    await expect(drawer(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
  });

  await test.step('it offers every kind of home', async () => {
    await expect(drawer(page).locator('[name="propertyType"]')).toHaveCount(9);
    await drawer(page)
      .getByRole('checkbox', { name: /^Bungalow/ })
      .check();
    await drawer(page).getByRole('checkbox', { name: /^Room/ }).check();
    await drawer(page)
      .getByRole('button', { name: /^Show [\d,]+ homes?$/ })
      .click();
    await expect(page).toHaveURL('/properties?propertyType=bungalow,room');
    await expect(field(page, 'propertyType')).toHaveValue('bungalow,room');
  });

  await test.step('it opens, narrows down and closes by keyboard alone', async () => {
    await liveHomes(request, 'TR26', [
      { title: 'With a garden', features: ['Garden'] },
      { title: 'With parking', features: [], hasParking: true },
    ]);
    await page.goto('/properties?location=TR26');
    await expect(cards(page)).toHaveCount(2);
    await filters(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: 'Show 2 homes' })).toBeVisible();
    await drawer(page)
      .getByRole('checkbox', { name: /^Parking/ })
      .focus();
    await page.keyboard.press('Space');
    await expect(drawer(page).getByRole('button', { name: 'Show 1 home', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/properties?location=TR26&parking=true');
    await expect(cards(page).getByRole('heading')).toHaveText(['With parking']);
    await expect(filters(page)).toBeFocused();
    await expect(filters(page)).toHaveAccessibleName('Filters 1 active');
  });

  await test.step('it closes on Escape and changes nothing', async () => {
    await page.goto('/properties?location=TR22');
    await filters(page).click();
    await expect(drawer(page)).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'the drawer');
    await drawer(page).getByRole('checkbox', { name: /^Pets/ }).check();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/properties?location=TR22');
    await expect(filters(page)).toBeFocused();
  });

  await test.step('it shows what the address says, and gives it back', async () => {
    await page.goto(`/properties?${everything}`);
    const address = page.url();
    await filters(page).click();
    await expect(drawer(page).locator('[name="bedrooms"]')).toHaveValue('2');
    await expect(drawer(page).locator('[name="features"]:checked')).toHaveCount(2);
    await drawer(page).getByRole('button', { name: /^Show/ }).click();
    await expect(drawer(page)).toBeHidden();
    expect(page.url()).toBe(address);
  });

  await test.step('it can be cleared without losing the place', async () => {
    await filters(page).click();
    await drawer(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/properties?location=TR26&sort=price-low');
  });
});

test('chips name every filter', async ({ page }) => {
  await test.step('they are accessible on every screen', async () => {
    await page.goto(`/properties?${everything}&bathrooms=lots`);
    await expectAccessibleOnEveryScreen(page, 'chips and a note');
  });

  await test.step('they go all at once', async () => {
    await page.goto(`/properties?${everything}`);
    await chips(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/properties');
    await expect(chips(page)).toHaveCount(0);
    await page.goBack();
    await expect(chips(page).getByRole('link')).toHaveCount(21);
  });

  await test.step('each takes away its own', async () => {
    await chips(page).getByRole('link', { name: 'Remove Room' }).click();
    await expect(page).toHaveURL(/propertyType=flat&/);
    await chips(page).getByRole('link', { name: 'Remove Up to £900 pcm' }).click();
    await expect(page).not.toHaveURL(/maxBudget/);
    await expect(page).toHaveURL(/location=TR26&radius=5/);
    await expect(field(page, 'maxBudget')).toHaveValue('');
  });

  await test.step('they keep the focus among themselves', async () => {
    // Before hydration a chip is a plain link, and the focus starts over with the new page.
    await page.goto('/properties?location=TR23&pets=true&parking=true', { waitUntil: 'networkidle' });
    await chips(page).getByRole('link', { name: 'Remove Pets considered' }).press('Enter');
    await expect(page).toHaveURL('/properties?location=TR23&parking=true');
    await expect(chips(page).getByRole('link').first()).toBeFocused();
  });
});
