import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../support/accessible.ts';
import { expectFieldError, field, fill, toast } from '../support/form.ts';
import { button, fillHome, home, openTab, type TabName, tabNames } from '../support/listing-wizard.ts';
import { adminAccount, newAccount } from '../support/new-account.ts';
import { signedInAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('who may list a home', () => {
  test('somebody signed out is sent to sign in, and comes back', async ({ page, request }) => {
    const account = await newAccount(request, 'landlord');
    await page.goto('/');
    await page.goto('/list-property');
    await expect(page).toHaveURL(/\/auth\/login/);
    await fill(page, { email: account.email, password: account.password });
    await page.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(page).toHaveURL('/list-property');
    await expect(title(page)).toHaveText('List Your Property');
  });

  test('the redirect replaces history', async ({ page }) => {
    await page.goto('/contact');
    await page.goto('/list-property');
    await expect(page).toHaveURL(/\/auth\/login/);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });

  test('a tenant is sent to sign in', async ({ page, request }) => {
    await signedInAs(page, await newAccount(request, 'tenant'));
    await page.goto('/list-property');
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  test('an admin is sent to sign in', async ({ page, request }) => {
    await signedInAs(page, await adminAccount(request));
    await page.goto('/list-property');
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  for (const userType of ['landlord', 'agent'] as const)
    test(`${userType}s see the form`, async ({ page, request }) => {
      await signedInAs(page, await newAccount(request, userType));
      await page.goto('/list-property');
      await expect(title(page)).toHaveText('List Your Property');
      await expect(page.getByText('Draft Mode')).toBeHidden();
    });
});

test.describe('the form', () => {
  test.beforeEach(async ({ page, request }) => {
    await signedInAs(page, await newAccount(request, 'landlord'));
    await page.goto('/list-property');
    await expect(title(page)).toHaveText('List Your Property');
  });

  test('has three tabs, the banner and the checklist below', async ({ page }) => {
    await expect(page.getByRole('tab')).toHaveText([...tabNames]);
    await expect(page.getByRole('main')).toContainText('National Trading Standards');
    const checklist = page.getByRole('region', { name: /checklist/i });
    await expect(checklist).toBeVisible();
    const below = await checklist.evaluate(
      (card) => document.querySelector('form')!.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(below).toBeTruthy();
  });

  test('has every documented field under its name', async ({ page }) => {
    const names: Readonly<Record<TabName, readonly string[]>> = {
      'Property Info': [
        ...['title', 'propertyDescription', 'propertyType', 'bedrooms', 'bathrooms', 'hasParking', 'isShared'],
        ...['address.line1', 'address.line2', 'address.city', 'address.postcode', 'address.county'],
        ...['availableDate', 'features'],
      ],
      'Financial (Part A)': [
        ...['monthlyRent', 'holdingDeposit', 'securityDeposit', 'billsIncluded', 'councilTaxBand', 'epcRating'],
        ...['utilitiesResponsibility', 'utilitiesIncluded'],
      ],
      'Details (Parts B & C)': [
        ...['parkingDetails', 'parkingRestrictions', 'fireSafetyFeatures', 'leaseLength'],
        ...['accessibilityFeatures', 'specialConditions'],
      ],
    };
    for (const tab of tabNames) {
      await openTab(page, tab);
      for (const name of names[tab]) await expect(field(page, name).first(), name).toBeVisible();
    }
    await expect(field(page, 'price')).toHaveCount(0);
  });

  test('starts with one bedroom and one bathroom, with their limits', async ({ page }) => {
    await expect(field(page, 'bedrooms')).toHaveValue('1');
    await expect(field(page, 'bedrooms')).toHaveAttribute('min', '0');
    await expect(field(page, 'bathrooms')).toHaveValue('1');
    await expect(field(page, 'bathrooms')).toHaveAttribute('min', '1');
    await expect(field(page, 'bathrooms')).toHaveAttribute('step', '0.5');
  });

  test('offers the documented choices', async ({ page }) => {
    const values = (name: string) =>
      field(page, name)
        .locator('option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    expect(await values('propertyType')).toEqual(
      ['', 'flat', 'house', 'studio', 'terraced', 'semi-detached', 'detached', 'maisonette', 'bungalow'].concat('room'),
    );
    expect(await values('councilTaxBand')).toEqual(['', ...'ABCDEFGH']);
    expect(await values('epcRating')).toEqual(['', ...'ABCDEFG']);
    expect(await values('leaseLength')).toEqual([
      '',
      '6-month',
      '12-month',
      '18-month',
      '24-month',
      'rolling',
      'other',
    ]);
    await openTab(page, 'Details (Parts B & C)');
    await expect(page.getByRole('checkbox', { name: 'Smoke Alarms' })).toHaveAttribute('value', 'Smoke Alarms');
    await expect(field(page, 'fireSafetyFeatures')).toHaveCount(7);
    await expect(field(page, 'accessibilityFeatures')).toHaveCount(6);
    await expect(field(page, 'utilitiesIncluded')).toHaveCount(7);
  });

  test('upper-cases the postcode as it is typed', async ({ page }) => {
    await field(page, 'address.postcode').pressSequentially('ls1 1aa');
    await expect(field(page, 'address.postcode')).toHaveValue('LS1 1AA');
  });

  test('Previous and Next go through the tabs; List Property stands on the last', async ({ page }) => {
    const selected = page.getByRole('tab', { selected: true });
    await expect(button(page, 'Previous')).toBeDisabled();
    await expect(button(page, 'List Property')).toHaveCount(0);
    await field(page, 'title').fill('Kept while I look around');
    await button(page, 'Next').click();
    await expect(selected).toHaveText('Financial (Part A)');
    await button(page, 'Next').click();
    await expect(selected).toHaveText('Details (Parts B & C)');
    await expect(button(page, 'Next')).toHaveCount(0);
    await expect(button(page, 'List Property')).toBeVisible();
    await button(page, 'Previous').click();
    await button(page, 'Previous').click();
    await expect(field(page, 'title')).toHaveValue('Kept while I look around');
  });

  test('Cancel goes to the dashboard', async ({ page }) => {
    await button(page, 'Cancel').click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('features are typed one by one and can be taken back', async ({ page }) => {
    const added = page.getByRole('list', { name: 'Added features' });
    await field(page, 'features').fill('South-facing garden');
    await field(page, 'features').press('Enter');
    await field(page, 'features').fill('Bike store');
    await button(page, 'Add feature').click();
    await expect(added.getByRole('listitem')).toHaveCount(2);
    await expect(field(page, 'features')).toHaveValue('');
    await button(page, 'Remove South-facing garden').click();
    await expect(added.getByRole('listitem')).toHaveCount(1);
    await expect(added).toContainText('Bike store');
  });

  test('every required field has its sentence, and the first in error gets the focus', async ({ page }) => {
    await openTab(page, 'Details (Parts B & C)');
    await button(page, 'List Property').click();
    await expect(toast(page)).toContainText('Validation Error');
    await expect(toast(page)).toContainText('Please fill in all required fields');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Property Info');
    await expect(field(page, 'title')).toBeFocused();
    const sentences: Readonly<Record<TabName, Readonly<Record<string, string>>>> = {
      'Property Info': {
        title: 'Property title is required',
        propertyDescription: 'Property description is required',
        'address.line1': 'Address line 1 is required',
        'address.city': 'City is required',
        'address.postcode': 'Postcode is required',
        propertyType: 'Property type is required',
        availableDate: 'Available date is required',
      },
      'Financial (Part A)': {
        monthlyRent: 'Monthly rent is required',
        holdingDeposit: 'Holding deposit is required',
        securityDeposit: 'Security deposit is required',
        councilTaxBand: 'Council tax band is required',
        epcRating: 'EPC rating is required',
      },
      'Details (Parts B & C)': { leaseLength: 'Lease length is required' },
    };
    for (const tab of tabNames) {
      await openTab(page, tab);
      for (const [name, sentence] of Object.entries(sentences[tab])) await expectFieldError(page, name, sentence);
    }
    await expect(page).toHaveURL('/list-property');
  });

  test('one missing field on another tab is shown there, and its sentence goes once it is filled in', async ({
    page,
  }) => {
    await fillHome(page, { 'Financial (Part A)': { monthlyRent: '0' } });
    await button(page, 'List Property').click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Financial (Part A)');
    await expect(field(page, 'monthlyRent')).toBeFocused();
    await expectFieldError(page, 'monthlyRent', 'Monthly rent is required');
    await field(page, 'monthlyRent').fill('1200');
    await expect(field(page, 'monthlyRent')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Monthly rent is required')).toHaveCount(0);
  });

  test('a form that passes leads to the inventory step, and Back finds it as it was', async ({ page }) => {
    await fillHome(page);
    await button(page, 'List Property').click();
    await expect(page).toHaveURL('/inventory-booking');
    await expect(page.getByRole('main')).toContainText(home['Property Info'].title!);
    await page.goBack();
    await expect(page).toHaveURL(/\/list-property\?draft=/);
    await expect(field(page, 'title')).toHaveValue(home['Property Info'].title!);
  });

  test('the checklist ticks itself', async ({ page }) => {
    const checklist = page.getByRole('region', { name: /checklist/i });
    const line = checklist.getByRole('listitem').filter({ hasText: 'Full address' });
    await expect(line).toContainText('still open');
    await fill(page, home['Property Info']);
    await expect(line).toContainText('done');
  });

  test('the law of the nation stands beside the field, and stops nothing here', async ({ page }) => {
    await fillHome(page, { 'Financial (Part A)': { holdingDeposit: '500' } });
    const checklist = page.getByRole('region', { name: /checklist/i });
    await expect(checklist).toContainText('Before it can go live: 1 thing');
    await checklist.getByRole('button', { name: /276\.92/ }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Financial (Part A)');
    await expect(field(page, 'holdingDeposit')).toBeFocused();
    await expect(field(page, 'holdingDeposit')).toHaveAccessibleDescription(/Stops it going live.*276\.92/);
    await openTab(page, 'Details (Parts B & C)');
    await button(page, 'List Property').click();
    await expect(page).toHaveURL('/inventory-booking');
  });

  test('the nation is asked only where the postcode lies on a border', async ({ page }) => {
    await field(page, 'address.postcode').fill('LS1 1AA');
    await expect(field(page, 'nation')).toHaveCount(0);
    await field(page, 'address.postcode').fill('CH4 9AA');
    await field(page, 'nation').selectOption('wales');
    await openTab(page, 'Financial (Part A)');
    await expect(field(page, 'welshBandI')).toBeVisible();
  });

  for (const tab of tabNames)
    test(`${tab} is accessible on every screen, also with every error`, async ({ page }) => {
      await field(page, 'address.postcode').fill('EH1 1AA');
      await openTab(page, 'Details (Parts B & C)');
      await button(page, 'List Property').click();
      await expect(toast(page)).toBeVisible();
      await openTab(page, tab);
      await expectAccessibleOnEveryScreen(page, tab);
    });
});
