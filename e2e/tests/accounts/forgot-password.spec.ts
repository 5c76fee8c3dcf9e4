import type { Page } from '@playwright/test';
import { alert, expectFieldError, field, fill } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { newAccount, newPerson, statusOfToken } from '../../support/new-account.ts';
import { expect, test } from '../../support/test.ts';

const submitButton = (page: Page) => page.locator('form:has([name="email"]) button[type="submit"]');
const checkYourEmail = (page: Page) => page.getByRole('heading', { name: 'Check Your Email' });

async function ask(page: Page, email: string): Promise<void> {
  await page.goto('/auth/forgot-password');
  await field(page, 'email').fill(email);
  await submitButton(page).click();
}

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
