import type { Page } from '@playwright/test';
import { alert, expectFieldError, field, fill } from '../../support/form.ts';
import { sentTo } from '../../support/network.ts';
import { newPerson, roleFields } from '../../support/new-account.ts';
import { storedItems } from '../../support/session.ts';
import { commonFields, form, SIGN_UP, submit, tab } from '../../support/sign-up-form.ts';
import { expect, test } from '../../support/test.ts';

async function verifyAndReachDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/verify\?/);
  await page.getByRole('button', { name: /^Verify/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();
}

test('each kind of user has fields of its own', async ({ page }) => {
  await page.goto('/auth/signup');

  await test.step('a tenant by default: common fields and optional preferences', async () => {
    await expect(tab(page, /tenant/i)).toHaveAttribute('aria-selected', 'true');
    for (const name of [...commonFields, 'maxBudget', 'preferredArea', 'propertyType', 'moveInDate'])
      await expect(field(page, name)).toBeVisible();
    for (const name of ['companyName', 'landlordAddress']) await expect(field(page, name)).toHaveCount(0);
    const options = field(page, 'propertyType').locator('option');
    expect(await options.evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value))).toEqual([
      '',
      'flat',
      'house',
      'studio',
      'room',
    ]);
  });

  await test.step('the browser shows our sentences, not its own bubbles', () =>
    expect(form(page)).toHaveAttribute('novalidate', ''));

  await test.step('the tabs switch between the three and keep what was typed', async () => {
    await fill(page, { firstName: 'Maya' });
    await tab(page, /agent/i).click();
    await expect(field(page, 'companyName')).toBeVisible();
    await expect(field(page, 'firstName')).toHaveValue('Maya');
    await tab(page, /landlord/i).click();
    await expect(field(page, 'landlordAddress')).toBeVisible();
    await expect(field(page, 'companyName')).toHaveCount(0);
  });

  await test.step('a link leads to the login', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /sign in/i })
      .click();
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  for (const type of ['admin', 'wizard', ''])
    await test.step(`?type=${type} is a tenant`, async () => {
      await page.goto(`/auth/signup?type=${type}`);
      await expect(tab(page, /tenant/i)).toHaveAttribute('aria-selected', 'true');
    });
});

test('a tenant is told what is missing or cannot be, and signs up', async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth/signup');

  await test.step('every common field is required', async () => {
    const sent = sentTo(page, SIGN_UP);
    await submit(page);
    await expect(alert(page)).toHaveText('Please fill in all required fields.');
    for (const name of commonFields) await expectFieldError(page, name);
    expect(sent).toEqual([]);
  });

  await fill(page, person);
  for (const name of commonFields)
    await test.step(`${name} alone is required, blanks do not fill it`, async () => {
      await fill(page, { [name]: '   ' });
      await submit(page);
      await expect(alert(page)).toHaveText('Please fill in all required fields.');
      await expectFieldError(page, name);
      await fill(page, { [name]: person[name] });
    });

  for (const [what, name, value, sentence] of [
    ['an address without a domain', 'email', 'maya@home', 'Please enter a valid email address'],
    ['a short password', 'password', 'short 7', 'Use at least 8 characters for your password.'],
    [
      'a common password',
      'password',
      'password1',
      'This password is one of the most common ones. Please choose another.',
    ],
    ['a phone number with letters', 'phone', 'call me', 'Enter a phone number with 7 to 15 digits.'],
  ] as const)
    await test.step(`${what} is refused under its field`, async () => {
      await fill(page, { [name]: value });
      await submit(page);
      await expectFieldError(page, name, sentence);
      await expect(alert(page)).toBeVisible();
      await expect(page).toHaveURL('/auth/signup');
      await fill(page, { [name]: person[name] });
    });

  await test.step('put right, it goes to the verify screen with the email and the code, and signs nobody in', async () => {
    const sent = sentTo(page, SIGN_UP);
    await fill(page, { maxBudget: '1250', preferredArea: 'Leeds', propertyType: 'flat', moveInDate: '2031-02-01' });
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify\?/);
    const query = new URL(page.url()).searchParams;
    expect(query.get('email')).toBe(person.email);
    expect(query.get('code')).toMatch(/^\d{6}$/);
    await expect(field(page, 'code')).toHaveValue(query.get('code') ?? '');
    expect(sent).toEqual([
      expect.objectContaining({
        ...person,
        userType: 'tenant',
        maxBudget: 1250,
        preferredArea: 'Leeds',
        propertyType: 'flat',
        moveInDate: '2031-02-01',
      }),
    ]);
    expect(await storedItems(page)).toMatchObject({ user: null, token: null });
  });
});

test('an agent needs the company, its registration and its address, and signs up', async ({ page }) => {
  await page.goto('/auth/signup?type=agent');

  await test.step('?type=agent picks the agent, with the company fields', async () => {
    await expect(tab(page, /agent/i)).toHaveAttribute('aria-selected', 'true');
    for (const name of ['companyName', 'licenseNumber', 'registrationNumber', 'tradingAddress'])
      await expect(field(page, name)).toBeVisible();
  });

  await test.step('the common fields are told first', async () => {
    await submit(page);
    await expect(alert(page)).toHaveText('Please fill in all required fields.');
  });

  await fill(page, { ...newPerson(), ...roleFields.agent });
  for (const name of ['companyName', 'registrationNumber', 'tradingAddress'] as const)
    await test.step(`an agent needs ${name}`, async () => {
      await fill(page, { [name]: '' });
      await submit(page);
      await expect(alert(page)).toHaveText('Please fill in all required agent fields.');
      await expectFieldError(page, name);
      await fill(page, { [name]: roleFields.agent[name] });
    });

  await submit(page);
  await verifyAndReachDashboard(page);
});

test('a landlord needs an address, and signs up', async ({ page }) => {
  await page.goto('/auth/signup?type=landlord');

  await test.step('?type=landlord picks the landlord, with an address', async () => {
    await expect(tab(page, /landlord/i)).toHaveAttribute('aria-selected', 'true');
    await expect(field(page, 'landlordAddress')).toBeVisible();
    await expect(field(page, 'maxBudget')).toHaveCount(0);
  });

  await fill(page, newPerson());
  await submit(page);
  await expect(alert(page)).toHaveText('Please fill in your address.');
  await expectFieldError(page, 'landlordAddress');

  await fill(page, roleFields.landlord);
  await submit(page);
  await verifyAndReachDashboard(page);
});
