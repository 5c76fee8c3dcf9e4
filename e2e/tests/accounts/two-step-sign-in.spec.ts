import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { appCode } from '../../support/authenticator-app.ts';
import { expectFieldError, field, fill, toast } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { type Account, newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes through the open set-up; returns the secret and the recovery codes. */
async function setUpApp(page: Page) {
  const secret = (await dialog(page).locator('code').textContent()) ?? '';
  await fill(page, { code: appCode(secret) });
  await press(page, 'Turn on');
  const codes = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, recoveryCodes: await codes.allTextContents() };
}

async function signIn(page: Page, { email, password }: Account) {
  await page.goto('/auth/login?next=%2Fprofile');
  await fill(page, { email, password });
  await press(page, 'Sign In');
  await expect(field(page, 'code')).toBeFocused();
}

test('somebody turns two-step sign-in on, signs in with codes, and turns it off', async ({ page, request, faults }) => {
  test.slow();
  faults.expectFailedRequest('/api/security/second-step');
  faults.expectFailedRequest('/api/auth/second-step');
  const account = await newAccount(request);
  await signedInAs(page, account);
  await page.goto('/profile#security');
  await press(page, 'Set up two-step sign-in');
  await expect(dialog(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'set-up');
  await fill(page, { code: '12' });
  await press(page, 'Turn on');
  await expectFieldError(page, 'code');
  const { secret, recoveryCodes } = await setUpApp(page);
  await expectAccessibleOnEveryScreen(page, 'recovery codes');
  const downloading = page.waitForEvent('download');
  await press(page, 'Download');
  expect((await downloading).suggestedFilename()).toBe('letfair-recovery-codes.txt');
  await press(page, 'I’ve saved them');
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  expect((await mailTo(request, account.email))?.subject).toBe('Two-step sign-in is on');

  await signIn(page, account);
  await expectAccessibleOnEveryScreen(page, 'second step');
  await fill(page, { code: '000' });
  await press(page, 'Sign In');
  await expectFieldError(page, 'code');
  await fill(page, { code: appCode(secret, 1) });
  await press(page, 'Sign In');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Right password, wrong code')).toBeVisible();

  await signIn(page, account);
  await fill(page, { code: recoveryCodes[0] ?? '' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

  await press(page, 'Turn off');
  await fill(page, { password: account.password, code: recoveryCodes[1] ?? '' });
  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page)).toContainText('Two-step sign-in is off');
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
});
