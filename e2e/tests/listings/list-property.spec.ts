import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { expectFieldError, field, fill, toast } from '../../support/form.ts';
import { button, fillHome, home, openTab, type TabName, tabNames } from '../../support/listing-wizard.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
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
    await test.step(`${who} is sent to sign in`, async () => {
      await signedInAs(page, account);
      await page.goto('/list-property');
      await expect(page).toHaveURL(/\/auth\/login/);
    });
});

test.describe('the form', () => {
  test.beforeEach(async ({ page, request }) => {
    await signedInAs(page, await newAccount(request, 'landlord'));
    await page.goto('/list-property');
    await expect(title(page)).toHaveText('List Your Property');
  });

  test('has the documented tabs, fields and choices', async ({ page }) => {
    await test.step('has three tabs, the banner and the checklist below', async () => {
      await expect(page.getByRole('tab')).toHaveText([...tabNames]);
      await expect(page.getByRole('main')).toContainText('National Trading Standards');
      const checklist = page.getByRole('region', { name: /checklist/i });
      await expect(checklist).toBeVisible();
      const below = await checklist.evaluate(
        (card) => document.querySelector('form')!.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(below).toBeTruthy();
    });

    await test.step('starts with one bedroom and one bathroom, with their limits', async () => {
      await expect(field(page, 'bedrooms')).toHaveValue('1');
      await expect(field(page, 'bedrooms')).toHaveAttribute('min', '0');
      await expect(field(page, 'bathrooms')).toHaveValue('1');
      await expect(field(page, 'bathrooms')).toHaveAttribute('min', '1');
      await expect(field(page, 'bathrooms')).toHaveAttribute('step', '0.5');
    });

    await test.step('has every documented field under its name', async () => {
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

    await test.step('offers the documented choices', async () => {
      const values = (name: string) =>
        field(page, name)
          .locator('option')
          .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
      expect(await values('propertyType')).toEqual(
        ['', 'flat', 'house', 'studio', 'terraced', 'semi-detached', 'detached', 'maisonette', 'bungalow'].concat(
          'room',
        ),
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
  });

  test('is filled in field by field and tab by tab', async ({ page }) => {
    await test.step('Previous and Next go through the tabs; List Property stands on the last', async () => {
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

    await test.step('features are typed one by one and can be taken back', async () => {
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

    await test.step('upper-cases the postcode as it is typed', async () => {
      await field(page, 'address.postcode').pressSequentially('ls1 1aa');
      await expect(field(page, 'address.postcode')).toHaveValue('LS1 1AA');
    });

    await test.step('the nation is asked only where the postcode lies on a border', async () => {
      await field(page, 'address.postcode').fill('LS1 1AA');
      await expect(field(page, 'nation')).toHaveCount(0);
      await field(page, 'address.postcode').fill('CH4 9AA');
      await field(page, 'nation').selectOption('wales');
      await openTab(page, 'Financial (Part A)');
      await expect(field(page, 'welshBandI')).toBeVisible();
    });
  });

  test('with errors names every one, and stays accessible', async ({ page }) => {
    test.slow();
    await test.step('every required field has its sentence, and the first in error gets the focus', async () => {
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

  test('that passes leads to the inventory step, whatever the law says', async ({ page }) => {
    const checklist = page.getByRole('region', { name: /checklist/i });

    await test.step('the checklist ticks itself', async () => {
      const line = checklist.getByRole('listitem').filter({ hasText: 'Full address' });
      await expect(line).toContainText('still open');
      await fillHome(page, { 'Financial (Part A)': { monthlyRent: '0', holdingDeposit: '500' } });
      await expect(line).toContainText('done');
    });

    await test.step('one missing field on another tab is shown there, until it is filled in', async () => {
      await button(page, 'List Property').click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Financial (Part A)');
      await expect(field(page, 'monthlyRent')).toBeFocused();
      await expectFieldError(page, 'monthlyRent', 'Monthly rent is required');
      await field(page, 'monthlyRent').fill('1200');
      await expect(field(page, 'monthlyRent')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('Monthly rent is required')).toHaveCount(0);
    });

    await test.step('the law of the nation stands beside the field, and stops nothing here', async () => {
      await openTab(page, 'Details (Parts B & C)');
      await expect(checklist).toContainText('Before it can go live: 1 thing');
      await checklist.getByRole('button', { name: /276\.92/ }).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Financial (Part A)');
      await expect(field(page, 'holdingDeposit')).toBeFocused();
      await expect(field(page, 'holdingDeposit')).toHaveAccessibleDescription(/Stops it going live.*276\.92/);
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
