import type { Page } from '@playwright/test';
import { alert, field, fill, toast } from '../support/form.ts';
import { mailTo } from '../support/mailbox.ts';
import { answer, cutOff, hold, sentTo } from '../support/network.ts';
import { newAccount, unverifiedAccount } from '../support/new-account.ts';
import { storedItems } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const path = '/api/auth/verify';
const resendPath = '/api/auth/resend-verification';
const verifyButton = (page: Page) => page.locator('form:has([name="code"]) button[type="submit"]');
const resendButton = (page: Page) => page.getByRole('button', { name: /^(Resend|Sending)/ });
const screenFor = (email: string, code = '') =>
  `/auth/verify?email=${encodeURIComponent(email)}${code && `&code=${code}`}`;

test('the screen: a code form, a resend button and a link back to sign in', async ({ page }) => {
  await page.goto('/auth/verify');
  await expect(field(page, 'code')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Verify/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend/ })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/auth/login"]')).toBeVisible();
});

test('the code is digits only, at most 6, and submit is enabled only at exactly 6', async ({ page }) => {
  await page.goto(screenFor('maya@tenant.example'));
  await field(page, 'code').pressSequentially('12a 34-');
  await expect(field(page, 'code')).toHaveValue('1234');
  await expect(verifyButton(page)).toBeDisabled();
  await field(page, 'code').pressSequentially('5');
  await expect(verifyButton(page)).toBeDisabled();
  await field(page, 'code').pressSequentially('678');
  await expect(field(page, 'code')).toHaveValue('123456');
  await expect(verifyButton(page)).toBeEnabled();
});

test('email and code come from the address', async ({ page }) => {
  await page.goto(screenFor('maya+home@tenant.example', '123456'));
  await expect(field(page, 'code')).toHaveValue('123456');
  await expect(field(page, 'email')).toHaveValue('maya+home@tenant.example');
});

test('without an email both are asked for', async ({ page }) => {
  await page.goto('/auth/verify?code=123456');
  const sent = sentTo(page, path);
  await verifyButton(page).click();
  await expect(alert(page)).toHaveText('Please enter your email and verification code');
  expect(sent).toEqual([]);
});

test('the right code stores the session, says Email Verified! and goes to the dashboard after 2 seconds', async ({
  page,
  request,
}) => {
  const person = await unverifiedAccount(request);
  await page.goto(screenFor(person.email, person.code));
  const sent = sentTo(page, path);
  await verifyButton(page).click();
  await expect(toast(page)).toContainText('Email Verified!');
  const verifiedAt = Date.now();
  expect(await storedItems(page)).toMatchObject({
    token: expect.any(String),
    user: expect.stringContaining(person.email),
  });
  expect(new URL(page.url()).pathname).toBe('/auth/verify');
  await expect(page).toHaveURL('/dashboard');
  expect(Date.now() - verifiedAt).toBeGreaterThan(1_300);
  expect(sent).toEqual([{ code: person.code, email: person.email }]);
});

test('a token in the address verifies on load', async ({ page, request }) => {
  const person = await unverifiedAccount(request);
  const mail = await mailTo(request, person.email);
  const sent = sentTo(page, path);
  await page.goto(mail.link);
  await expect(toast(page)).toContainText('Email Verified!');
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toEqual([{ token: new URL(mail.link).searchParams.get('token') }]);
});

test('a token that is not ours is refused with a message', async ({ page, faults }) => {
  faults.expectFailedRequest(path);
  await page.goto('/auth/verify?token=nothing-of-ours');
  await expect(alert(page)).toBeVisible();
  expect(await storedItems(page)).toMatchObject({ user: null, token: null });
});

test('a wrong code is refused, the right one still works', async ({ page, request, faults }) => {
  faults.expectFailedRequest(path);
  const person = await unverifiedAccount(request);
  await page.goto(screenFor(person.email));
  await field(page, 'code').fill(person.code === '111111' ? '222222' : '111111');
  await verifyButton(page).click();
  await expect(alert(page)).toBeVisible();
  await field(page, 'code').fill(person.code);
  await verifyButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a code works once', async ({ page, request, faults }) => {
  faults.expectFailedRequest(path);
  const person = await unverifiedAccount(request);
  const first = await request.post(path, { data: { code: person.code, email: person.email } });
  expect(first.status()).toBe(200);
  await page.goto(screenFor(person.email, person.code));
  await verifyButton(page).click();
  await expect(alert(page)).toBeVisible();
});

test('while busy the button reads Verifying...', async ({ page, request }) => {
  const person = await unverifiedAccount(request);
  await page.goto(screenFor(person.email, person.code));
  const sent = sentTo(page, path);
  const { release } = await hold(page, path);
  await verifyButton(page).dblclick();
  await expect(verifyButton(page)).toHaveText('Verifying...');
  await expect(verifyButton(page)).toBeDisabled();
  release();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toHaveLength(1);
});

test.describe('resend', () => {
  test('needs an email', async ({ page }) => {
    await page.goto('/auth/verify');
    await resendButton(page).click();
    await expect(alert(page)).toHaveText('Please enter your email address');
  });

  test('mails a new code that replaces the old, and says so in a toast', async ({ page, request, faults }) => {
    faults.expectFailedRequest(path);
    const person = await unverifiedAccount(request);
    await mailTo(request, person.email);
    await page.goto(screenFor(person.email));
    await resendButton(page).click();
    await expect(toast(page)).toContainText('Verification Email Sent');
    const newCode = await expect
      .poll(async () => (await mailTo(request, person.email)).text.match(/\b\d{6}\b/)?.[0])
      .not.toBe(person.code)
      .then(async () => (await mailTo(request, person.email)).text.match(/\b\d{6}\b/)?.[0] ?? '');

    await field(page, 'code').fill(person.code);
    await verifyButton(page).click();
    await expect(alert(page)).toBeVisible();
    await field(page, 'code').fill(newCode);
    await verifyButton(page).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('shows a sending text while busy', async ({ page, request }) => {
    const person = await unverifiedAccount(request);
    await page.goto(screenFor(person.email));
    const { release } = await hold(page, resendPath);
    await resendButton(page).click();
    await expect(resendButton(page)).toHaveText(/^Sending/);
    await expect(resendButton(page)).toBeDisabled();
    release();
    await expect(toast(page)).toContainText('Verification Email Sent');
  });

  test('tells nobody whether the address has an account', async ({ page, request }) => {
    const account = await newAccount(request);
    for (const email of [account.email, 'nobody.at.all@tenant.example']) {
      await page.goto(screenFor(email));
      await resendButton(page).click();
      await expect(toast(page)).toContainText('Verification Email Sent');
    }
  });

  test('a failure without a message reads Failed to resend verification email', async ({ page, faults }) => {
    faults.expectFailedRequest(resendPath);
    await page.goto(screenFor('maya@tenant.example'));
    await answer(page, resendPath, 500, { success: false });
    await resendButton(page).click();
    await expect(alert(page)).toHaveText('Failed to resend verification email');
  });

  test('a connection that breaks reads Network error', async ({ page, faults }) => {
    faults.expectFailedRequest(resendPath);
    await page.goto(screenFor('maya@tenant.example'));
    await cutOff(page, resendPath);
    await resendButton(page).click();
    await expect(alert(page)).toHaveText('Network error. Please try again.');
  });
});

test.describe('errors', () => {
  test("a refusal reads the server's message at any status", async ({ page, faults }) => {
    faults.expectFailedRequest(path);
    await page.goto(screenFor('maya@tenant.example', '123456'));
    await answer(page, path, 422, { success: false, message: 'This code has had its day.' });
    await verifyButton(page).click();
    await expect(alert(page)).toHaveText('This code has had its day.');
  });

  test('a refusal without a message reads Verification failed', async ({ page, faults }) => {
    faults.expectFailedRequest(path);
    await page.goto(screenFor('maya@tenant.example', '123456'));
    await answer(page, path, 400, { success: false });
    await verifyButton(page).click();
    await expect(alert(page)).toHaveText('Verification failed');
  });

  test('a connection that breaks reads Network error', async ({ page, faults }) => {
    faults.expectFailedRequest(path);
    await page.goto(screenFor('maya@tenant.example', '123456'));
    await cutOff(page, path);
    await verifyButton(page).click();
    await expect(alert(page)).toHaveText('Network error. Please try again.');
  });
});

test('the email can be typed when the address brings none', async ({ page, request }) => {
  const person = await unverifiedAccount(request);
  await page.goto('/auth/verify');
  await fill(page, { email: person.email, code: person.code });
  await verifyButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});
