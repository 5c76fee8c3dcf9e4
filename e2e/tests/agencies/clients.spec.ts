import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, expectFieldError, field, fill, toast } from '../../support/form.ts';
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

async function add(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Add a client' }).click();
  await expect(field(page, 'name')).toBeVisible();
  await fill(page, values);
  await dialog(page).getByRole('button', { name: 'Add client' }).click();
  await expect(dialog(page)).toBeHidden();
}

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

  await test.step('clients are added, found and changed', async () => {
    await add(page, {
      name: 'Ada Brook',
      email: 'ada@brook.example',
      phone: '020 7946 0123',
      address: '1 Mill Lane, Leeds',
      notes: 'Prefers a call in the morning.',
    });
    await expect(alert(page)).toContainText('Ada Brook is saved.');
    await add(page, { name: 'Ben Field' });
    await expect(card(page, 'Ada Brook')).toContainText('ada@brook.example · 020 7946 0123');
    await expect(card(page, 'Ada Brook')).toContainText('No current listings');

    await page.getByRole('searchbox', { name: 'Search clients' }).fill('BROOK');
    await expect(card(page, 'Ben Field')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('nobody');
    await expect(page.getByRole('heading', { name: 'No clients found' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('');

    await card(page, 'Ben Field').getByRole('button', { name: 'Edit' }).click();
    await expect(field(page, 'name')).toHaveValue('Ben Field');
    await field(page, 'name').fill('Ben Meadow');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(card(page, 'Ben Meadow')).toBeVisible();
    await page.reload();
    await expect(card(page, 'Ben Meadow')).toBeVisible();
    await expect(card(page, 'Ben Field')).toHaveCount(0);
  });

  await test.step('one is archived and brought back', async () => {
    await card(page, 'Ada Brook').getByRole('button', { name: 'Archive' }).click();
    await expect(alert(page)).toHaveText('Ada Brook is archived.');
    await expect(card(page, 'Ada Brook')).toHaveCount(0);
    await page.getByLabel('Show', { exact: true }).selectOption('archived');
    await expect(card(page, 'Ada Brook')).toContainText('Archived');
    await card(page, 'Ada Brook').getByRole('button', { name: 'Bring back' }).click();
    await expect(alert(page)).toContainText('is back among your clients');
    await page.getByLabel('Show', { exact: true }).selectOption('current');
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
    await expectAccessibleOnEveryScreen(page, 'clients');
  });
});
