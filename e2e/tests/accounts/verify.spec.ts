import type { Page } from '@playwright/test';
import { alert, field, fill, toast } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { hold, sentTo } from '../../support/network.ts';
import { newAccount, unverifiedAccount } from '../../support/new-account.ts';
import { storedItems } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const path = '/api/auth/verify';
const resendPath = '/api/auth/resend-verification';
const verifyButton = (page: Page) => page.locator('form:has([name="code"]) button[type="submit"]');
const resendButton = (page: Page) => page.getByRole('button', { name: /^(Resend|Sending)/ });
const screenFor = (email: string, code = '') =>
  `/auth/verify?email=${encodeURIComponent(email)}${code && `&code=${code}`}`;

test('the screen asks for a code, and for the email that the address does not bring', async ({ page }) => {
  await page.goto('/auth/verify');
  const sent = sentTo(page, path);

  await test.step('a code form, a resend button and a link back to sign in', async () => {
    await expect(field(page, 'code')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Verify/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Resend/ })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/auth/login"]')).toBeVisible();
  });

  await test.step('a new code needs an email', async () => {
    await resendButton(page).click();
    await expect(alert(page)).toHaveText('Please enter your email address');
  });

  await test.step('the code is digits only, at most 6, and submit is enabled only at exactly 6', async () => {
    await field(page, 'code').pressSequentially('12a 34-');
    await expect(field(page, 'code')).toHaveValue('1234');
    await expect(verifyButton(page)).toBeDisabled();
    await field(page, 'code').pressSequentially('5');
    await expect(verifyButton(page)).toBeDisabled();
    await field(page, 'code').pressSequentially('678');
    await expect(field(page, 'code')).toHaveValue('123456');
    await expect(verifyButton(page)).toBeEnabled();
  });

  await test.step('without an email both are asked for', async () => {
    await verifyButton(page).click();
    await expect(alert(page)).toHaveText('Please enter your email and verification code');
    expect(sent).toEqual([]);
  });

  await test.step('email and code come from the address', async () => {
    await page.goto(screenFor('maya+home@tenant.example', '123456'));
    await expect(field(page, 'code')).toHaveValue('123456');
    await expect(field(page, 'email')).toHaveValue('maya+home@tenant.example');
  });
});

test('a wrong code is refused, the right one signs in, and works once', async ({ page, request, faults }) => {
  faults.expectFailedRequest(path);
  const person = await unverifiedAccount(request);
  const right = { email: person.email, code: person.code };
  let released = 0;
  await page.goto('/auth/verify');

  await test.step('a wrong code is refused', async () => {
    await fill(page, { email: person.email, code: person.code === '111111' ? '222222' : '111111' });
    await verifyButton(page).click();
    await expect(alert(page)).toBeVisible();
  });

  await test.step('while busy the button reads Verifying..., and a double click makes one request', async () => {
    const sent = sentTo(page, path);
    const { release } = await hold(page, path);
    await field(page, 'code').fill(person.code);
    await verifyButton(page).dblclick();
    await expect(verifyButton(page)).toHaveText('Verifying...');
    await expect(verifyButton(page)).toBeDisabled();
    released = Date.now();
    release();
    await expect(toast(page)).toContainText('Email Verified!');
    expect(sent).toEqual([right]);
  });

  await test.step('the session is stored, and the dashboard follows after 2 seconds', async () => {
    await expect(page).toHaveURL('/dashboard');
    expect(Date.now() - released).toBeGreaterThan(1_950);
    expect(await storedItems(page)).toMatchObject({
      token: expect.any(String),
      user: expect.stringContaining(person.email),
    });
  });

  await test.step('a code works once', async () => {
    const sent = sentTo(page, path);
    await page.goto(screenFor(person.email, person.code));
    await verifyButton(page).click();
    await expect(alert(page)).toBeVisible();
    expect(sent).toEqual([right]);
  });
});

test('a token in the address verifies on load, one that is not ours is refused', async ({ page, request, faults }) => {
  faults.expectFailedRequest(path);
  await page.goto('/auth/verify?token=nothing-of-ours');
  await expect(alert(page)).toBeVisible();
  expect(await storedItems(page)).toMatchObject({ user: null, token: null });

  const person = await unverifiedAccount(request);
  const mail = await mailTo(request, person.email);
  const sent = sentTo(page, path);
  await page.goto(mail.link);
  await expect(toast(page)).toContainText('Email Verified!');
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toEqual([{ token: new URL(mail.link).searchParams.get('token') }]);
});

test.describe('resend', () => {
  test('mails a new code that replaces the old, and says so in a toast', async ({ page, request, faults }) => {
    faults.expectFailedRequest(path);
    const person = await unverifiedAccount(request);
    await mailTo(request, person.email);
    await page.goto(screenFor(person.email));
    const { release } = await hold(page, resendPath);
    await resendButton(page).click();
    await expect(resendButton(page)).toHaveText(/^Sending/);
    await expect(resendButton(page)).toBeDisabled();
    release();
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

  test('tells nobody whether the address has an account', async ({ page, request }) => {
    const account = await newAccount(request);
    for (const email of [account.email, 'nobody.at.all@tenant.example']) {
      await page.goto(screenFor(email));
      await resendButton(page).click();
      await expect(toast(page)).toContainText('Verification Email Sent');
    }
  });
});
