import type { Locator } from '@playwright/test';
import { field } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { adminAccount, newAccount, newPerson } from '../../support/new-account.ts';
import { aPicture, approveListing, listingsOf } from '../../support/new-listing.ts';
import { button, home, tabNames } from '../../support/pages/listing-wizard.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** What the documents require of a listing, and the screens between an empty dashboard and "pending". */
const MOST_INPUTS = 13;
const MOST_SCREENS = 5;
/** From the home page and without an account, up to "pending". */
const MOST_PRESSES = 12;

test('from the home page to a live listing, with as little as the law and the form allow', async ({
  page,
  request,
}) => {
  const person = newPerson();
  let inputs = 0;
  let screens = 1;
  let presses = 0;
  const press = (control: Locator) => {
    presses += 1;
    return control.click();
  };

  await page.goto('/');
  await press(page.getByRole('banner').getByRole('link', { name: 'Get Started' }));
  await press(page.getByRole('tab', { name: 'Landlord' }));
  for (const [name, text] of Object.entries({ ...person, landlordAddress: '1 Mill Lane, Leeds' }))
    await field(page, name).fill(text);
  await press(button(page, 'Create account'));
  const { text } = await mailTo(request, person.email);
  await field(page, 'code').fill(text.match(/\b\d{6}\b/)?.[0] ?? '');
  await press(button(page, 'Verify email'));
  await expect(page).toHaveURL('/dashboard');
  await press(page.getByRole('link', { name: 'List New Property' }));

  for (const tab of tabNames) {
    screens += 1;
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
    for (const [name, value] of Object.entries(home[tab])) {
      const control = field(page, name);
      if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value);
      else if ((await control.getAttribute('type')) === 'date') await control.fill(value);
      else await control.pressSequentially(value, { delay: 5 });
      inputs += 1;
    }
    if (tab !== tabNames.at(-1)) await press(button(page, 'Next'));
  }
  await press(button(page, 'List Property'));

  screens += 1;
  await expect(page).toHaveURL('/inventory-booking');
  await expect(page.getByRole('main')).toContainText('One last choice, then we’ll send your listing');
  await press(button(page, 'Continue Without Inventory'));
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();

  test.info().annotations.push({ type: 'required inputs', description: String(inputs) });
  test.info().annotations.push({ type: 'screens before it is sent', description: String(screens) });
  test.info().annotations.push({ type: 'presses', description: String(presses) });
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  expect(inputs).toBeLessThanOrEqual(MOST_INPUTS);
  expect(screens).toBeLessThanOrEqual(MOST_SCREENS);

  const lister = { token: await page.evaluate(() => localStorage.getItem('token') ?? '') };
  const { properties } = await listingsOf(request, lister);
  expect(properties.map(({ status }) => status)).toEqual(['pending']);
  await approveListing(request, await adminAccount(request), properties[0]!.id);
  await page.goto(`/properties/${properties[0]!.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home['Property Info'].title!);
});

/** In the form itself, for somebody who is signed in. */
const MOST_FORM_PRESSES = 18;
const MOST_FORM_FIELDS = 16;

test('on a phone the form takes few presses and fields beside photos', async ({ page, request }) => {
  let presses = 0;
  let fields = 0;
  const press = (control: Locator) => {
    presses += 1;
    return control.click();
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAs(page, await newAccount(request, 'landlord'));
  await page.goto('/list-property');
  await field(page, 'images').setInputFiles(aPicture('Kitchen'));
  await expect(page.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(1);

  for (const tab of tabNames) {
    for (const [name, value] of Object.entries(home[tab])) {
      const control = field(page, name);
      fields += 1;
      presses += 1;
      if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value);
      else await control.fill(value);
    }
    if (tab !== tabNames.at(-1)) await press(button(page, 'Next'));
  }
  await press(button(page, 'List Property'));
  await press(button(page, 'Continue Without Inventory'));
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  test.info().annotations.push({ type: 'presses on a phone', description: String(presses) });
  test.info().annotations.push({ type: 'fields beside photos', description: String(fields) });
  expect(presses).toBeLessThanOrEqual(MOST_FORM_PRESSES);
  expect(fields).toBeLessThanOrEqual(MOST_FORM_FIELDS);
});
