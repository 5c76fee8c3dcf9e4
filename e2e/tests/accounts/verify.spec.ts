import { alert, field, toast } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { unverifiedAccount } from '../../support/new-account.ts';
import { expect, test } from '../../support/test.ts';

/** What the form takes and says is tested in `verify-form` and `auth-pages.component.test.tsx`. */
test('a new code is mailed and replaces the old one, and verifies', async ({ page, request, faults }) => {
  faults.expectFailedRequest('/api/auth/verify');
  const person = await unverifiedAccount(request);
  await mailTo(request, person.email);
  await page.goto(`/auth/verify?email=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(toast(page)).toContainText('Verification Email Sent');
  const newCode = await expect
    .poll(async () => (await mailTo(request, person.email)).text.match(/\b\d{6}\b/)?.[0])
    .not.toBe(person.code)
    .then(async () => (await mailTo(request, person.email)).text.match(/\b\d{6}\b/)?.[0] ?? '');

  await field(page, 'code').fill(person.code);
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(alert(page)).toBeVisible();
  await field(page, 'code').fill(newCode);
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page).toHaveURL('/dashboard');
});
