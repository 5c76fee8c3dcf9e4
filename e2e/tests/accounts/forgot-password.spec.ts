import type { Page } from '@playwright/test';
import { alert, field, fill } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { newAccount, statusOfToken } from '../../support/new-account.ts';
import { expect, test } from '../../support/test.ts';

const newPassword = 'a louder street in York';
const save = (page: Page) => page.locator('form:has([name="password"]) button[type="submit"]').click();

/** What the forms refuse and say is tested in `account-forms` and `auth-pages.component.test.tsx`. */
test('the mailed link sets a new password, ends other sessions and works once', async ({ page, request, faults }) => {
  faults.expectFailedRequest('/api/auth/reset-password');
  const account = await newAccount(request);
  await page.goto('/auth/forgot-password');
  await field(page, 'email').fill(account.email);
  await page.locator('form:has([name="email"]) button[type="submit"]').click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
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
