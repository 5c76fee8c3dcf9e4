import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field, fill, toast } from '../../support/form.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { button, fillHome, home, openTab, tabNames } from '../../support/pages/listing-wizard.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('landlords and agents may list a home, nobody else', async ({ page, request }) => {
  await test.step('somebody signed out is sent to sign in, which replaces history, and comes back', async () => {
    const account = await newAccount(request, 'landlord');
    await page.goto('/contact');
    await page.goto('/list-property');
    await expect(page).toHaveURL(/\/auth\/login/);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await page.goto('/list-property');
    await expect(page).toHaveURL(/\/auth\/login/);
    await fill(page, { email: account.email, password: account.password });
    await page.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(page).toHaveURL('/list-property');
    await expect(title(page)).toHaveText('List Your Property');
    await expect(page.getByText('Draft Mode')).toBeHidden();
  });

  await test.step('agents see the form, and Cancel goes to the dashboard', async () => {
    await signedInAs(page, await newAccount(request, 'agent'));
    await page.goto('/list-property');
    await expect(title(page)).toHaveText('List Your Property');
    await expect(page.getByText('Draft Mode')).toBeHidden();
    await button(page, 'Cancel').click();
    await expect(page).toHaveURL('/dashboard');
  });

  for (const [who, account] of [
    ['a tenant', await newAccount(request, 'tenant')],
    ['an admin', await adminAccount(request)],
  ] as const)
    await test.step(`${who} is sent to sign in, and told why`, async () => {
      await signedInAs(page, account);
      await page.goto('/list-property');
      await expect(page).toHaveURL(/\/auth\/login/);
      await expect(page.getByRole('main')).toContainText('Only landlords and agents list homes.');
      await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
    });
});

test.describe('the form', () => {
  test.beforeEach(async ({ page, request }) => {
    await signedInAs(page, await newAccount(request, 'landlord'));
    await page.goto('/list-property');
    await expect(title(page)).toHaveText('List Your Property');
  });

  test('is accessible with every error', async ({ page }) => {
    await openTab(page, 'Property Info');
    await field(page, 'address.postcode').fill('EH1 1AA');
    await openTab(page, 'Details (Parts B & C)');
    await button(page, 'List Property').click();
    await expect(toast(page)).toBeVisible();
    for (const tab of tabNames)
      await test.step(`${tab} is accessible on every screen, also with every error`, async () => {
        await openTab(page, tab);
        await expectAccessibleOnEveryScreen(page, tab);
      });
  });

  test('folds what may be left empty, and leads there from the score', async ({ page }) => {
    await openTab(page, 'Details (Parts B & C)');
    await expect(field(page, 'floodRisk')).toBeHidden();
    await page.getByRole('heading', { name: 'More about the home' }).click();
    await expect(field(page, 'floodRisk')).toBeVisible();
    await page.getByRole('heading', { name: 'More about the home' }).click();
    await expect(field(page, 'floodRisk')).toBeHidden();
    await openTab(page, 'Property Info');
    await page
      .getByRole('region', { name: /checklist/ })
      .getByRole('button', { name: 'Flood risk' })
      .click();
    await expect(field(page, 'floodRisk')).toBeFocused();
    await field(page, 'floodRisk').selectOption('not-known');
    await expect(page.getByText('1 of 8 answered')).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'unfolded fields');
  });

  test('that passes leads to the inventory step, whatever the law says', async ({ page }) => {
    await fillHome(page, { 'Financial (Part A)': { monthlyRent: '0', holdingDeposit: '500' } });

    await test.step('a missing field on another tab is brought into view', async () => {
      await button(page, 'List Property').click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Financial (Part A)');
      await expect(field(page, 'monthlyRent')).toBeFocused();
      await expect(field(page, 'monthlyRent')).toBeInViewport();
      await field(page, 'monthlyRent').fill('1200');
    });

    await test.step('Back finds the form as it was', async () => {
      await openTab(page, 'Details (Parts B & C)');
      await button(page, 'List Property').click();
      await expect(page).toHaveURL('/inventory-booking');
      await expect(page.getByRole('main')).toContainText(home['Property Info'].title!);
      await page.goBack();
      await expect(page).toHaveURL(/\/list-property\?draft=/);
      await expect(field(page, 'title')).toHaveValue(home['Property Info'].title!);
    });
  });
});
