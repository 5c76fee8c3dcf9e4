import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { liveHome } from '../../support/new-application.ts';
import { rejectListing, submitListing } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** A stat card's figure, by its label. */
const figure = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');

const activity = (page: Page) => page.getByRole('region', { name: 'The last 30 days' });

/** Figures, actions, what needs doing and the rents around are tested in `dashboard/*.component.test.tsx`. */
test('a lister is led to what needs doing and to how each home does', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  const home = await liveHome(request, lister);
  const rejected = await submitListing(request, lister, { title: 'A house in Hull' });
  await rejectListing(request, await adminAccount(request), rejected, 'Please add the energy rating.');
  await signedInAs(page, lister);

  await test.step('what needs doing leads to where it is done', async () => {
    await page.goto('/dashboard');
    await expect(figure(page, 'Properties Listed')).toHaveText('2');
    await expectAccessibleOnEveryScreen(page, 'activity');
    await page
      .getByRole('region', { name: 'Waiting for you' })
      .getByRole('link', { name: /Needs a change.*“A house in Hull”/ })
      .click();
    await expect(page).toHaveURL(`/properties/manage?listing=${rejected}&step=edit`);
    await expect(page.getByRole('main')).toContainText('Please add the energy rating.');
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeFocused();
  });

  await test.step('the link of a listing leads to its activity', async () => {
    await page.goto('/properties/manage');
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Two rooms by the canal' }) })
      .getByRole('link', { name: 'Activity' })
      .click();
    await expect(activity(page).getByLabel('Home')).toHaveValue(home);
    await expect(activity(page).getByRole('heading', { name: 'The last 30 days' })).toBeInViewport();
    await expect(activity(page).getByRole('img', { name: 'Saves: none in 30 days.' })).toBeVisible();
  });
});
