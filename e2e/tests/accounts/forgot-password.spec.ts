import type { Page } from '@playwright/test';
import { alert, expectFieldError, field, fill } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { answer, cutOff, hold, sentTo } from '../../support/network.ts';
import { newAccount, newPerson, statusOfToken } from '../../support/new-account.ts';
import { expect, test } from '../../support/test.ts';

const path = '/api/auth/forgot-password';
const submitButton = (page: Page) => page.locator('form:has([name="email"]) button[type="submit"]');
const checkYourEmail = (page: Page) => page.getByRole('heading', { name: 'Check Your Email' });

async function ask(page: Page, email: string): Promise<void> {
  await page.goto('/auth/forgot-password');
  await field(page, 'email').fill(email);
  await submitButton(page).click();
}

test('the button is disabled while the email is empty', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await expect(submitButton(page)).toBeDisabled();
  await field(page, 'email').fill('m');
  await expect(submitButton(page)).toBeEnabled();
  await field(page, 'email').fill('');
  await expect(submitButton(page)).toBeDisabled();
});

test('what is no address is refused', async ({ page }) => {
  for (const email of ['maya', 'maya@', '@tenant.example', 'maya@tenant', 'ma ya@tenant.example'])
    await test.step(`'${email}' is no address`, async () => {
      await page.goto('/auth/forgot-password');
      const sent = sentTo(page, path);
      await field(page, 'email').fill(email);
      await submitButton(page).click();
      await expectFieldError(page, 'email', 'Please enter a valid email address');
      expect(sent).toEqual([]);
    });
});

test('success shows Check Your Email, a link to sign in, and a way back to the form', async ({ page, request }) => {
  const account = await newAccount(request);
  await ask(page, account.email);
  await expect(checkYourEmail(page)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/auth/login"]')).toBeVisible();
  await page.getByRole('button', { name: 'Try different email' }).click();
  await expect(field(page, 'email')).toBeVisible();
  await expect(checkYourEmail(page)).toBeHidden();
});

test('an unknown address gets the same view', async ({ page }) => {
  await ask(page, newPerson().email);
  await expect(checkYourEmail(page)).toBeVisible();
});

test('while busy the button reads Sending..., and a double click makes one request', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  const sent = sentTo(page, path);
  const { release } = await hold(page, path);
  await field(page, 'email').fill(newPerson().email);
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toHaveText('Sending...');
  await expect(submitButton(page)).toBeDisabled();
  release();
  await expect(checkYourEmail(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.describe('errors', () => {
  test("a refusal reads the server's message", async ({ page, faults }) => {
    faults.expectFailedRequest(path);
    await answer(page, path, 429, { success: false, message: 'Please wait a little.' });
    await ask(page, 'maya@tenant.example');
    await expect(alert(page)).toHaveText('Please wait a little.');
  });

  test('a refusal without a message reads Failed to send reset email', async ({ page, faults }) => {
    faults.expectFailedRequest(path);
    await answer(page, path, 500, { success: false });
    await ask(page, 'maya@tenant.example');
    await expect(alert(page)).toHaveText('Failed to send reset email. Please try again.');
  });

  test('a connection that breaks reads Network error', async ({ page, faults }) => {
    faults.expectFailedRequest(path);
    await cutOff(page, path);
    await ask(page, 'maya@tenant.example');
    await expect(alert(page)).toHaveText('Network error. Please try again.');
  });
});

test.describe('the mailed link', () => {
  const newPassword = 'a louder street in York';
  const save = (page: Page) => page.locator('form:has([name="password"]) button[type="submit"]').click();

  test('sets a new password, ends other sessions and works once', async ({ page, request, faults }) => {
    faults.expectFailedRequest('/api/auth/reset-password');
    const account = await newAccount(request);
    await ask(page, account.email);
    const mail = await mailTo(request, account.email, /reset|password/i);
    expect(mail.link).toContain('/auth/reset-password?token=');

    await page.goto(mail.link);
    await field(page, 'password').fill(newPassword);
    await save(page);
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(await statusOfToken(request, account.token)).toBe(401);

    await fill(page, { email: account.email, password: account.password });
    await save(page);
    await expect(alert(page)).toBeVisible();
    await fill(page, { email: account.email, password: newPassword });
    await save(page);
    await expect(page).toHaveURL('/properties');
    await mailTo(request, account.email, /changed/i);

    await page.goto(mail.link);
    await field(page, 'password').fill('yet another street');
    await save(page);
    await expect(alert(page)).toBeVisible();
  });

  test('refuses a weak password and stays usable', async ({ page, request, faults }) => {
    for (const [password, sentence] of [
      ['short 7', 'Use at least 8 characters for your password.'],
      ['password1', 'This password is one of the most common ones. Please choose another.'],
    ] as const)
      await test.step(`refuses '${password}' and stays usable`, async () => {
        faults.expectFailedRequest('/api/auth/reset-password');
        const account = await newAccount(request);
        await ask(page, account.email);
        const mail = await mailTo(request, account.email, /reset|password/i);
        await page.goto(mail.link);
        await field(page, 'password').fill(password);
        await save(page);
        await expectFieldError(page, 'password', sentence);
        await field(page, 'password').fill(newPassword);
        await save(page);
        await expect(page).toHaveURL(/\/auth\/login/);
      });
  });

  test('without a token the page says what to do next', async ({ page }) => {
    await page.goto('/auth/reset-password');
    await expect(page.getByRole('main').locator('a[href="/auth/forgot-password"]')).toBeVisible();
  });
});
