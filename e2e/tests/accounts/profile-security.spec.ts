import type { APIRequestContext } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field, fill } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { newAccount, newPerson } from '../../support/new-account.ts';
import { expect, test } from '../../support/test.ts';

const newPassword = 'a louder street in York';

/** Another sign-in, and the token it gave; null when it was refused. */
async function signIn(request: APIRequestContext, email: string, password: string): Promise<string | null> {
  const response = await request.post('/api/auth/login', { data: { email, password } });
  const { data } = (await response.json()) as { data?: { token?: string } };
  return data?.token ?? null;
}

/** Questions, lost connections and incomplete links are tested in `mailed-links.component.test.tsx`. */
test('the link that keeps the old address changes nothing by being opened, and works once', async ({
  page,
  request,
  faults,
}) => {
  faults.expectFailedRequest('/api/auth/revert-email');
  const account = await newAccount(request);
  const { firstName, lastName, phone } = account;
  const response = await request.put('/api/auth/profile', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { firstName, lastName, phone, email: newPerson().email, profilePhoto: null },
  });
  expect(response.status()).toBe(200);
  const { pathname, search } = new URL((await mailTo(request, account.email, /being changed/i)).link);
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Did someone else change your email address?');
  await expectAccessibleOnEveryScreen(page, 'the question');
  expect(await signIn(request, account.email, account.password)).toBeNull();

  await page.getByRole('button', { name: 'Change it back' }).click();
  await expect(page.getByRole('heading', { name: 'We’ve changed your email address back' })).toBeVisible();
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await field(page, 'password').fill(newPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await signIn(request, account.email, newPassword)).not.toBeNull();

  await page.goto(pathname + search);
  await page.getByRole('button', { name: 'Change it back' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t change the address back' })).toBeVisible();
});

test('“this wasn’t me” ends what an intruder made, lists what was there before, and reminds of it once more', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, 'landlord');
  const makeKey = async (token: string, name: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const made = await request.post('/api/keys', { headers, data: { name, scopes: ['feed:read'] } });
    return ((await made.json()) as { data: { secret: string } }).data.secret;
  };
  const statusOfKey = async (secret: string) =>
    (await request.get('/api/feed/properties', { headers: { 'x-api-key': secret } })).status();
  for (const name of ['Lettings desk', 'Old laptop']) await makeKey(account.token, name);
  const elsewhere = await request.post('/api/auth/login', {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    data: { email: account.email, password: account.password },
  });
  const intruder = ((await elsewhere.json()) as { data: { token: string } }).data.token;
  const secret = await makeKey(intruder, 'Intruder');
  expect(await statusOfKey(secret)).toBe(200);

  const mail = await mailTo(request, account.email, /new sign-in/i);
  const { pathname, search } = new URL(mail.link);
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wasn’t this you?');
  await page.getByRole('button', { name: 'Secure my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is safe again');
  await expect(page.getByText('API key “Intruder”')).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'the account is back');
  expect(await statusOfKey(secret)).toBe(401);
  await page.getByRole('listitem').filter({ hasText: 'Old laptop' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('“Old laptop”')).toHaveCount(0);

  await page.getByRole('link', { name: 'Set a new password' }).click();
  await field(page, 'password').fill(newPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password has been changed');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Lettings desk');

  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await fill(page, { email: account.email, password: newPassword });
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  const notice = page.getByRole('region', { name: 'Check what has access to your account' });
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Check them' }).click();
  await expect(page.locator('#access')).toContainText('Lettings desk');
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#access')).toContainText('Lettings desk');
  await expect(notice).toHaveCount(0);
});
