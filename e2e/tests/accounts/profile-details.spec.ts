import { field, toast } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { newAccount, newPerson, statusOfToken } from '../../support/new-account.ts';
import { fact, open, PAGE, save, storedUser } from '../../support/pages/profile-page.ts';
import { expect, test } from '../../support/test.ts';

/** The forms of each role are tested in `role-details.component.test.tsx`. */
test('a new email address is verified before anything else', async ({ page, request, faults }) => {
  faults.expectSessionToEnd();
  const account = await newAccount(request);
  const { email: newEmail } = newPerson();
  const logIn = async (email: string) => {
    const response = await request.post('/api/auth/login', { data: { email, password: account.password } });
    return ((await response.json()) as { success: boolean }).success;
  };
  await open(page, account);
  await field(page, 'email').fill(newEmail);
  await save(page).click();
  await expect(toast(page)).toContainText('Profile updated successfully. Please verify your new email address.');
  await expect(page).toHaveURL(`/auth/verify?${new URLSearchParams({ email: newEmail })}`);
  expect(await storedUser(page)).toMatchObject({ email: newEmail });
  expect(await statusOfToken(request, account.token)).toBe(401);
  expect(await logIn(account.email)).toBe(false);
  expect(await logIn(newEmail)).toBe(false);

  const mail = await mailTo(request, newEmail, /verify/i);
  await field(page, 'code').fill(mail.text.match(/\b\d{6}\b/)?.[0] ?? '');
  await page.getByRole('button', { name: /^Verify/ }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await logIn(account.email)).toBe(false);
  expect(await logIn(newEmail)).toBe(true);
  await page.goto(PAGE);
  await expect(field(page, 'email')).toHaveValue(newEmail);
  await expect(fact(page, 'Status')).toHaveText('Verified');
});
