import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { expectFieldError, field, fill, toast } from '../../support/form.ts';
import { newAccount } from '../../support/new-account.ts';
import { submitListing } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/clients';
const card = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Searching, archiving and failures are tested in `clients/*.component.test.tsx`. */
test('an agent keeps clients', async ({ page, request }) => {
  const agent = await newAccount(request, 'agent');
  await signedInAs(page, agent);
  await page.goto(PAGE);

  await test.step('the form is accessible with mistakes, and takes whatever a name may be', async () => {
    await page.getByRole('button', { name: 'Add a client' }).click();
    await fill(page, { name: '<b>Ada</b>', email: 'ada@' });
    await dialog(page).getByRole('button', { name: 'Add client' }).click();
    await expectFieldError(page, 'email', 'Please enter a valid email address');
    await expectAccessibleOnEveryScreen(page, 'a client with mistakes');
    await field(page, 'email').fill('');
    await dialog(page).getByRole('button', { name: 'Add client' }).click();
    await expect(card(page, '<b>Ada</b>')).toHaveCount(1);
  });

  await test.step('a client is changed, which is stored', async () => {
    await card(page, '<b>Ada</b>').getByRole('button', { name: 'Edit' }).click();
    await field(page, 'name').fill('Ada Brook');
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(card(page, 'Ada Brook')).toBeVisible();
  });

  await test.step('whose home a listing is, and the client’s listings are counted', async () => {
    await submitListing(request, agent);
    await page.goto('/properties/manage');
    await page.getByRole('button', { name: 'Client', exact: true }).click();
    await expect(field(page, 'clientId')).toHaveValue('');
    await field(page, 'clientId').selectOption({ label: 'Ada Brook' });
    await expectAccessibleOnEveryScreen(page, 'whose home this is');
    await dialog(page).getByRole('button', { name: 'Save client' }).click();
    await expect(toast(page)).toContainText('belongs to Ada Brook');

    await page.reload();
    await page.getByRole('button', { name: 'Client', exact: true }).click();
    await expect(field(page, 'clientId').locator('option:checked')).toHaveText('Ada Brook');
    await page.goto(PAGE);
    await expect(card(page, 'Ada Brook')).toContainText('1 current listing');
  });
});
