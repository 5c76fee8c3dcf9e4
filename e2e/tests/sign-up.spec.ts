import type { Page } from '@playwright/test';
import { alert, expectFieldError, field, fill } from '../support/form.ts';
import { mailTo } from '../support/mailbox.ts';
import { answer, cutOff, hold, sentTo } from '../support/network.ts';
import { newAccount, newPerson, roleFields } from '../support/new-account.ts';
import { storedItems } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const path = '/api/auth/signup';
const commonFields = ['firstName', 'lastName', 'email', 'password', 'phone'];
const submitButton = (page: Page) => page.locator('form:has([name="firstName"]) button[type="submit"]');
const submit = (page: Page) => submitButton(page).click();
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

test.describe('fields', () => {
  test('a tenant by default: common fields and optional preferences', async ({ page }) => {
    await page.goto('/auth/signup');
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

  test('?type=landlord picks the landlord, with an address', async ({ page }) => {
    await page.goto('/auth/signup?type=landlord');
    await expect(tab(page, /landlord/i)).toHaveAttribute('aria-selected', 'true');
    await expect(field(page, 'landlordAddress')).toBeVisible();
    await expect(field(page, 'maxBudget')).toHaveCount(0);
  });

  test('?type=agent picks the agent, with the company fields', async ({ page }) => {
    await page.goto('/auth/signup?type=agent');
    await expect(tab(page, /agent/i)).toHaveAttribute('aria-selected', 'true');
    for (const name of ['companyName', 'licenseNumber', 'registrationNumber', 'tradingAddress'])
      await expect(field(page, name)).toBeVisible();
  });

  test('any other type is a tenant', async ({ page }) => {
    for (const type of ['admin', 'wizard', ''])
      await test.step(`?type=${type} is a tenant`, async () => {
        await page.goto(`/auth/signup?type=${type}`);
        await expect(tab(page, /tenant/i)).toHaveAttribute('aria-selected', 'true');
      });
  });

  test('the tabs switch between the three and keep what was typed', async ({ page }) => {
    await page.goto('/auth/signup');
    await fill(page, { firstName: 'Maya' });
    await tab(page, /agent/i).click();
    await expect(field(page, 'companyName')).toBeVisible();
    await expect(field(page, 'firstName')).toHaveValue('Maya');
    await tab(page, /landlord/i).click();
    await expect(field(page, 'landlordAddress')).toBeVisible();
    await expect(field(page, 'companyName')).toHaveCount(0);
  });

  test('a link leads to the login', async ({ page }) => {
    await page.goto('/auth/signup');
    await page
      .getByRole('main')
      .getByRole('link', { name: /sign in/i })
      .click();
    await expect(page).toHaveURL(/\/auth\/login/);
  });
});

test.describe('rules', () => {
  test('every common field is required', async ({ page }) => {
    await page.goto('/auth/signup');
    const sent = sentTo(page, path);
    await submit(page);
    await expect(alert(page)).toHaveText('Please fill in all required fields.');
    for (const name of commonFields) await expectFieldError(page, name);
    expect(sent).toEqual([]);
  });

  test('each common field alone is required, blanks do not fill it', async ({ page }) => {
    for (const name of commonFields)
      await test.step(`${name} alone is required, blanks do not fill it`, async () => {
        await page.goto('/auth/signup');
        await fill(page, { ...newPerson(), [name]: '   ' });
        await submit(page);
        await expect(alert(page)).toHaveText('Please fill in all required fields.');
        await expectFieldError(page, name);
      });
  });

  test('an agent needs the company, its registration and its address', async ({ page }) => {
    for (const name of ['companyName', 'registrationNumber', 'tradingAddress'])
      await test.step(`an agent needs ${name}`, async () => {
        await page.goto('/auth/signup?type=agent');
        await fill(page, { ...newPerson(), ...roleFields.agent, [name]: '' });
        await submit(page);
        await expect(alert(page)).toHaveText('Please fill in all required agent fields.');
        await expectFieldError(page, name);
      });
  });

  test('the common fields of an agent are told first', async ({ page }) => {
    await page.goto('/auth/signup?type=agent');
    await submit(page);
    await expect(alert(page)).toHaveText('Please fill in all required fields.');
  });

  test('a landlord needs an address', async ({ page }) => {
    await page.goto('/auth/signup?type=landlord');
    await fill(page, newPerson());
    await submit(page);
    await expect(alert(page)).toHaveText('Please fill in your address.');
    await expectFieldError(page, 'landlordAddress');
  });

  test('a value that cannot be is refused under its field', async ({ page }) => {
    for (const [what, values, name, sentence] of [
      ['an address without a domain', { email: 'maya@home' }, 'email', 'Please enter a valid email address'],
      ['a short password', { password: 'short 7' }, 'password', 'Use at least 8 characters for your password.'],
      [
        'a common password',
        { password: 'password1' },
        'password',
        'This password is one of the most common ones. Please choose another.',
      ],
      ['a phone number with letters', { phone: 'call me' }, 'phone', 'Enter a phone number with 7 to 15 digits.'],
    ] as const)
      await test.step(`${what} is refused under its field`, async () => {
        await page.goto('/auth/signup');
        await fill(page, { ...newPerson(), ...values });
        await submit(page);
        await expectFieldError(page, name, sentence);
        await expect(alert(page)).toBeVisible();
        await expect(page).toHaveURL('/auth/signup');
      });
  });

  test('the browser shows our sentences, not its own bubbles', async ({ page }) => {
    await page.goto('/auth/signup');
    await expect(page.locator('form:has([name="firstName"])')).toHaveAttribute('novalidate', '');
  });

  test('correcting a field takes its sentence away', async ({ page }) => {
    await page.goto('/auth/signup');
    await submit(page);
    await expectFieldError(page, 'firstName');
    await fill(page, newPerson());
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify/);
  });
});

test.describe('flow', () => {
  test('success goes to the verify screen with the email and the code, and signs nobody in', async ({ page }) => {
    const person = newPerson();
    await page.goto('/auth/signup');
    const sent = sentTo(page, path);
    await fill(page, {
      ...person,
      maxBudget: '1250',
      preferredArea: 'Leeds',
      propertyType: 'flat',
      moveInDate: '2031-02-01',
    });
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

  for (const userType of ['landlord', 'agent'] as const)
    test(`a ${userType} signs up, verifies and reaches the dashboard`, async ({ page }) => {
      const person = newPerson();
      await page.goto(`/auth/signup?type=${userType}`);
      await fill(page, { ...person, ...roleFields[userType] });
      await submit(page);
      await expect(page).toHaveURL(/\/auth\/verify\?/);
      await page.getByRole('button', { name: /^Verify/ }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();
    });

  test('the mail carries the code and a link that verifies', async ({ page, request }) => {
    const person = newPerson();
    await page.goto('/auth/signup');
    await fill(page, person);
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify\?/);
    const code = new URL(page.url()).searchParams.get('code') ?? '';
    const mail = await mailTo(request, person.email);
    expect(mail.text).toContain(code);
    expect(mail.link).toMatch(/\/auth\/verify\?.*token=/);
    await page.goto(mail.link);
    await expect(page.getByText('Email Verified!').first()).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  test('an address that has an account gets the same answer, and a mail that says so', async ({
    page,
    request,
    faults,
  }) => {
    faults.expectFailedRequest('/api/auth/verify');
    const account = await newAccount(request);
    await page.goto('/auth/signup');
    await fill(page, { ...newPerson(), email: account.email.toUpperCase() });
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/verify\?/);
    expect(new URL(page.url()).searchParams.get('code')).toMatch(/^\d{6}$/);
    const mail = await mailTo(request, account.email, /already/i);
    expect(mail.text).not.toMatch(/\b\d{6}\b/);
    await page.getByRole('button', { name: /^Verify/ }).click();
    await expect(alert(page)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/verify\?/);
  });

  test('a success without verification stores the session and goes to the dashboard', async ({ page, request }) => {
    const { user, token } = await newAccount(request);
    await page.goto('/auth/signup');
    await answer(page, path, 200, { success: true, data: { user, token } });
    await fill(page, newPerson());
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
    expect(await storedItems(page)).toMatchObject({ token });
  });

  test('while busy the button reads Creating Your Account...', async ({ page }) => {
    await page.goto('/auth/signup');
    const { release } = await hold(page, path);
    await fill(page, newPerson());
    await submit(page);
    await expect(submitButton(page)).toHaveText('Creating Your Account...');
    await expect(submitButton(page)).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/auth\/verify/);
  });

  test('a double click makes one request', async ({ page }) => {
    await page.goto('/auth/signup');
    const sent = sentTo(page, path);
    const { release } = await hold(page, path);
    await fill(page, newPerson());
    await submitButton(page).dblclick();
    await field(page, 'email').press('Enter');
    release();
    await expect(page).toHaveURL(/\/auth\/verify/);
    expect(sent).toHaveLength(1);
  });

  test('the same form sent from two tabs makes one account', async ({ page, context, request }) => {
    const person = newPerson();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/auth/signup');
      await fill(tab, person);
    }
    await Promise.all([submit(page), submit(other)]);
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/auth\/verify/);
    await expect.poll(async () => (await mailTo(request, person.email)).text).toMatch(/\b\d{6}\b/);
    const code = (await mailTo(request, person.email)).text.match(/\b\d{6}\b/)?.[0] ?? '';
    const verified = await request.post('/api/auth/verify', { data: { code, email: person.email } });
    expect(verified.status()).toBe(200);
  });
});

test.describe('errors', () => {
  const send = async (page: Page) => {
    await fill(page, newPerson());
    await submit(page);
  };

  test('an HTTP error reads Server error with its number', async ({ page, faults }) => {
    for (const status of [500, 503, 429])
      await test.step(`HTTP ${status} reads Server error: ${status}`, async () => {
        faults.expectFailedRequest(path);
        await page.goto('/auth/signup');
        await answer(page, path, status, { success: false, message: 'not shown' });
        await send(page);
        await expect(alert(page)).toHaveText(`Server error: ${status}`);
        await expect(submitButton(page)).toBeEnabled();
      });
  });

  test('a connection that breaks reads Cannot connect to server', async ({ page, faults }) => {
    faults.expectFailedRequest(path);
    await page.goto('/auth/signup');
    await cutOff(page, path);
    await send(page);
    await expect(alert(page)).toHaveText('Cannot connect to server. Please check your connection.');
  });

  test('an answer that is no JSON reads Network error', async ({ page }) => {
    await page.goto('/auth/signup');
    await answer(page, path, 200, '<html>');
    await send(page);
    await expect(alert(page)).toHaveText('Network error. Please try again.');
  });

  test("a refusal reads the server's message", async ({ page }) => {
    await page.goto('/auth/signup');
    await answer(page, path, 200, { success: false, message: 'Sign-ups are closed today.' });
    await send(page);
    await expect(alert(page)).toHaveText('Sign-ups are closed today.');
  });

  test('a refusal without a message reads Signup failed', async ({ page }) => {
    await page.goto('/auth/signup');
    await answer(page, path, 200, { success: false });
    await send(page);
    await expect(alert(page)).toHaveText(/^Signup failed/);
  });

  test('what was typed stays after a failure', async ({ page, faults }) => {
    faults.expectFailedRequest(path);
    await page.goto('/auth/signup');
    await cutOff(page, path);
    const person = newPerson();
    await fill(page, person);
    await submit(page);
    await expect(alert(page)).toBeVisible();
    for (const [name, value] of Object.entries(person)) await expect(field(page, name)).toHaveValue(value);
  });
});
