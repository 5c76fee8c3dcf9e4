import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { newAccount } from '../../support/new-account.ts';
import { aListing, submitListing } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const HOMES = 14;

const rows = (page: Page) => page.getByRole('table', { name: 'Your homes' }).locator('tbody tr');

/** Rows that nothing hides, between the top of the screen and whatever is fixed to its bottom. */
const rowsInView = (page: Page): Promise<number> =>
  rows(page).evaluateAll((all) => {
    const bar = document.querySelector('[data-work-bar]')?.getBoundingClientRect();
    const end = bar && bar.bottom >= innerHeight ? bar.top : innerHeight;
    const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= end;
    return all.filter((row) => isInView(row.getBoundingClientRect())).length;
  });

/** What each cell says and what a press sends is tested in `homes-table.component.test.tsx`. */
test('many homes are compared at a glance, and changed with the keyboard', async ({ page, request }) => {
  const agent = await newAccount(request, 'agent');
  const { address } = aListing();
  const titles = Array.from({ length: HOMES }, (_, at) => `Two rooms with a wide view, number ${at + 1}`);
  for (const [at, title] of titles.entries())
    await submitListing(request, agent, {
      title,
      reference: `MILL-${at + 1}`,
      price: 900 + at,
      address: { ...address, line1: `${at + 1} Mill Row` },
    });
  await signedInAs(page, agent);

  await test.step('12 homes are in view at a desk, 5 on a phone', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/properties/manage');
    await expect(rows(page)).toHaveCount(HOMES);
    await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(12);
    await expect(rows(page).first()).toContainText(`MILL-${HOMES} · ${HOMES} Mill Row`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(5);
  });

  await test.step('a search outlives opening a home and coming back', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('searchbox', { name: 'Search your homes' }).fill('mill-1');
    await expect(rows(page)).toHaveCount(6);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest rent');
    await expect(rows(page).first()).toContainText('£900');
    await rows(page).nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: titles[9] })).toBeVisible();
    await page.getByRole('link', { name: 'Show all homes' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search your homes' })).toHaveValue('mill-1');
    await expect(rows(page)).toHaveCount(6);
    await expect(rows(page).first()).toContainText('£900');
    await rows(page).nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: titles[9] })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search your homes' })).toHaveValue('mill-1');
    await expect(rows(page)).toHaveCount(6);
    await expect(rows(page).first()).toContainText('£900');
  });

  await test.step('what can be done with chosen homes is in sight, and reached with Enter', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const bar = page.getByRole('region', { name: 'Chosen homes' });
    await rows(page).nth(0).getByRole('checkbox').press('Space');
    await expect(bar).toContainText('1 home chosen');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await rows(page).nth(0).getByRole('checkbox').press('Enter');
    await expect(bar.getByRole('button', { name: 'Confirm availability' })).toBeFocused();
    await expectAccessibleOnEveryScreen(page, 'chosen homes');
  });
});
