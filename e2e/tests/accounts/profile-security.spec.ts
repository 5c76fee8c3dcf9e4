import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { expectFieldError, field, fill, toast } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { cutOff, sentTo } from '../../support/network.ts';
import { type Account, newAccount, newPerson, statusOfToken } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/profile';
const sessionsPath = '/api/auth/sessions';
const newPassword = 'a louder street in York';
const devices = (page: Page): Locator => page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Another sign-in, and the token it gave; null when it was refused. */
async function signIn(request: APIRequestContext, email: string, password: string): Promise<string | null> {
  const response = await request.post('/api/auth/login', { data: { email, password } });
  const { data } = (await response.json()) as { data?: { token?: string } };
  return data?.token ?? null;
}

async function open(page: Page, account: Account): Promise<void> {
  await signedInAs(page, account);
  await page.goto(PAGE);
  await expect(devices(page).first()).toBeVisible();
}

test('the password is changed by whoever knows the old one, and every other device is signed out', async ({
  page,
  request,
  faults,
}) => {
  const path = '/api/auth/password';
  faults.expectFailedRequest(path);
  const account = await newAccount(request);
  const other = (await signIn(request, account.email, account.password)) ?? '';
  await open(page, account);
  await expect(devices(page)).toHaveCount(2);
  const change = page.getByRole('button', { name: 'Change password' });

  await fill(page, { currentPassword: 'not my password', newPassword, confirmPassword: newPassword });
  await change.click();
  await expect(toast(page)).toContainText('Update Failed');
  await expectFieldError(page, 'currentPassword');

  await fill(page, { currentPassword: account.password, newPassword: 'password1', confirmPassword: 'password1' });
  await change.click();
  await expectFieldError(page, 'newPassword');

  await fill(page, { newPassword, confirmPassword: newPassword });
  await change.click();
  await expect(toast(page)).toContainText('Password changed');
  await expect(devices(page)).toHaveCount(1);

  expect(await statusOfToken(request, account.token)).toBe(200);
  expect(await statusOfToken(request, other)).toBe(401);
  expect(await signIn(request, account.email, account.password)).toBeNull();
  expect(await signIn(request, account.email, newPassword)).not.toBeNull();
  await mailTo(request, account.email, /password was changed/i);
});

test('devices are listed, signed out one by one or all at once, and come back when that failed', async ({
  page,
  request,
  newVisitor,
  faults,
}) => {
  faults.expectFailedRequest('/api/');
  const account = await newAccount(request);
  const visitor = await newVisitor();
  await visitor.goto('/auth/login?next=%2Fprofile');
  await fill(visitor, { email: account.email, password: account.password });
  await visitor.locator('form').getByRole('button', { name: 'Sign In' }).click();
  await expect(devices(visitor)).toHaveCount(2);

  await open(page, account);
  await expect(devices(page)).toHaveCount(2);
  const here = devices(page).filter({ hasText: 'This device' });
  const there = devices(page).filter({ hasNotText: 'This device' });
  await expect(here).toHaveCount(1);
  await expect(here.getByRole('button')).toHaveCount(0);
  await expect(there).toContainText(/Last used around \d/);
  await expectAccessibleOnEveryScreen(page, 'two devices');

  await cutOff(page, `${sessionsPath}/*`);
  await there.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page)).toContainText('Not signed out');
  await expect(there).toHaveCount(1);
  await page.unroute(`**${sessionsPath}/*`);
  await there.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page)).toContainText('has been signed out');
  await expect(devices(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
  await visitor.goto(PAGE);
  await expect(visitor).toHaveURL('/auth/login?next=%2Fprofile');

  const first = (await signIn(request, account.email, account.password)) ?? '';
  const second = (await signIn(request, account.email, account.password)) ?? '';
  await page.reload();
  await expect(devices(page)).toHaveCount(3);
  const all = page.getByRole('button', { name: 'Sign out all other devices' });
  await all.click();
  await expectAccessibleOnEveryScreen(page, 'the question');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await statusOfToken(request, first)).toBe(200);

  await cutOff(page, sessionsPath);
  await all.click();
  await dialog(page).getByRole('button', { name: 'Sign them out' }).click();
  await expect(toast(page)).toContainText('Not signed out');
  await page.unroute(`**${sessionsPath}`);
  await dialog(page).getByRole('button', { name: 'Sign them out' }).click();
  await expect(toast(page)).toContainText('2 other devices have been signed out.');
  await expect(devices(page)).toHaveCount(1);
  expect(await statusOfToken(request, first)).toBe(401);
  expect(await statusOfToken(request, second)).toBe(401);
  expect(await statusOfToken(request, account.token)).toBe(200);
});

test('the list of devices can be loaded again', async ({ page, request, faults }) => {
  faults.expectFailedRequest(sessionsPath);
  await signedInAs(page, await newAccount(request));
  await cutOff(page, sessionsPath);
  await page.goto(PAGE);
  await expect(page.getByText('We could not load where you are signed in.')).toBeVisible();
  await page.unroute(`**${sessionsPath}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(devices(page)).toHaveCount(1);
});

test.describe('the link that keeps the old address', () => {
  const path = '/api/auth/revert-email';

  test('changes nothing by being opened, gives the address back when asked to, and works once', async ({
    page,
    request,
    faults,
  }) => {
    faults.expectFailedRequest(path);
    const account = await newAccount(request);
    const { firstName, lastName, phone } = account;
    const response = await request.put('/api/auth/profile', {
      headers: { authorization: `Bearer ${account.token}` },
      data: { firstName, lastName, phone, email: newPerson().email, profilePhoto: null },
    });
    expect(response.status()).toBe(200);
    const mail = await mailTo(request, account.email, /being changed/i);
    expect(mail.link).toContain('/auth/revert-email?token=');

    const sent = sentTo(page, path);
    const { pathname, search } = new URL(mail.link);
    await page.goto(pathname + search);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was the email address changed without you?');
    await expectAccessibleOnEveryScreen(page, 'the question');
    expect(sent).toEqual([]);
    expect(await signIn(request, account.email, account.password)).toBeNull();

    const button = page.getByRole('button', { name: 'Change it back' });
    await cutOff(page, path);
    await button.click();
    await expect(page.getByRole('heading', { name: 'We could not reach the server' })).toBeVisible();
    await page.unroute(`**${path}`);
    await button.click();
    await expect(page.getByRole('heading', { name: 'Your old address is back' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(account.email);

    await page.getByRole('link', { name: 'Set a new password' }).click();
    await field(page, 'password').fill(newPassword);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(await signIn(request, account.email, newPassword)).not.toBeNull();

    await page.goto(pathname + search);
    await button.click();
    await expect(page.getByRole('heading', { name: 'The address could not be changed back' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  test('is incomplete without its token, and not for search engines', async ({ page }) => {
    await page.goto('/auth/revert-email');
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is yours again');
  await expect(page.getByText('API key “Intruder”')).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'the account is back');
  expect(await statusOfKey(secret)).toBe(401);
  await page.getByRole('listitem').filter({ hasText: 'Old laptop' }).getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('“Old laptop”')).toHaveCount(0);

  await page.getByRole('link', { name: 'Set a new password' }).click();
  await field(page, 'password').fill(newPassword);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password has been changed');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Lettings desk');
  await expectAccessibleOnEveryScreen(page, 'what is left');

  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await fill(page, { email: account.email, password: newPassword });
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  const notice = page.getByRole('region', { name: 'Check what can reach your account' });
  await expect(notice).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'the reminder');
  await notice.getByRole('link', { name: 'Check them' }).click();
  await expect(page.locator('#access')).toContainText('Lettings desk');
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#access')).toContainText('Lettings desk');
  await expect(notice).toHaveCount(0);
});
