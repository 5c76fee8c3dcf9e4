import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { alert, fill } from '../support/form.ts';
import { answer, hold, sentTo } from '../support/network.ts';
import { type AccountType, adminAccount, newAccount, statusOfToken } from '../support/new-account.ts';
import { signedInAs, storedItems } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const denied = (page: Page) =>
  page.getByRole('heading', { name: 'Access Denied - Admin access required to view this page.' });
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
}

test('signed out: access denied', async ({ page }) => {
  await page.goto('/admin/dashboard');
  await expect(denied(page)).toBeVisible();
});

for (const userType of ['tenant', 'landlord', 'agent'] as AccountType[])
  test(`a ${userType} is denied access, by the screen and by the server`, async ({ page, request }) => {
    const account = await newAccount(request, userType);
    await signedInAs(page, account);
    await page.goto('/admin/dashboard');
    await expect(denied(page)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    const response = await request.get('/api/admin/users', { headers: { authorization: `Bearer ${account.token}` } });
    expect(response.status()).toBe(403);
  });

test('a stored user who claims to be an admin gets nothing from the server', async ({ page, request, faults }) => {
  faults.expectFailedRequest('/api/admin/');
  const account = await newAccount(request);
  await signedInAs(page, { ...account, user: { ...account.user, userType: 'admin' } });
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '@' })).toHaveCount(0);
});

test.describe('as admin', () => {
  test.beforeEach(async ({ page, request }) => {
    await signedInAs(page, await adminAccount(request));
  });

  test('first a loading state, then the four figures', async ({ page, request }) => {
    await newAccount(request);
    const { release } = await hold(page, '/api/admin/stats');
    await page.goto('/admin/dashboard');
    await expect(page.getByText(/loading/i).first()).toBeAttached();
    release();
    const cards = page.getByRole('main').locator('dl');
    for (const label of ['Total Users', 'Verified Users', 'Suspended Users', 'Open Tickets'])
      await expect(cards.filter({ hasText: label }).locator('dd')).toHaveText(/^[\d,]+$/);
    const total = cards.filter({ hasText: 'Total Users' }).locator('dd');
    expect(Number((await total.textContent())?.replace(',', ''))).toBeGreaterThanOrEqual(2);
  });

  test('the tabs: User Management, Support Tickets, Listings and Reports', async ({ page }) => {
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('tab')).toHaveText(['User Management', 'Support Tickets', 'Listings', 'Reports']);
    await expect(page.getByRole('tab', { name: 'User Management' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Support Tickets' }).click();
    await expect(page.getByRole('tab', { name: 'Support Tickets' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Support Tickets' })).toBeVisible();
  });

  test('the table of users has the documented columns', async ({ page }) => {
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('columnheader')).toHaveText(['User', 'Type', 'Status', 'Joined', 'Actions']);
  });

  test('the search matches email, first name or last name without case', async ({ page, request }) => {
    const tag = randomUUID().slice(0, 8);
    const wanted = await newAccount(request, 'agent', { firstName: `Ines${tag}`, lastName: `Brandt${tag}` });
    const other = await newAccount(request);
    await page.goto('/admin/dashboard');
    for (const text of [wanted.email.slice(0, 18).toUpperCase(), `INES${tag}`, `brandt${tag}`]) {
      await find(page, text);
      await expect(row(page, wanted.email)).toBeVisible();
      await expect(row(page, other.email)).toHaveCount(0);
    }
    await find(page, 'nobody is called like this');
    await expect(row(page, wanted.email)).toHaveCount(0);
  });

  test('a row shows type, badge and the day of joining', async ({ page, request }) => {
    const account = await newAccount(request, 'landlord');
    await page.goto('/admin/dashboard');
    await find(page, account.email);
    const cells = row(page, account.email).getByRole('cell');
    await expect(cells.nth(0)).toContainText('Maya Okafor');
    await expect(cells.nth(1)).toHaveText(/landlord/i);
    await expect(cells.nth(2)).toHaveText('Verified');
    await expect(cells.nth(3)).toHaveText(/^\d{1,2} \w{3,4} \d{4}$/);
  });

  test('the details dialog shows name, email, type, verified and joined', async ({ page, request }) => {
    const account = await newAccount(request, 'landlord');
    await page.goto('/admin/dashboard');
    await find(page, account.email);
    await row(page, account.email).getByRole('button', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Maya Okafor');
    await expect(dialog).toContainText(account.email);
    await expect(dialog).toContainText(/landlord/i);
    await expect(dialog).toContainText(/Verified\s*:?\s*yes/i);
    await expect(dialog).toContainText(/Joined\s*:?\s*\d{1,2} \w{3,4} \d{4}/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row(page, account.email).getByRole('button', { name: 'Details' })).toBeFocused();
  });

  test('suspending ends the sessions of the user, who is told at sign-in; unsuspending lets them in', async ({
    page,
    request,
    newVisitor,
  }) => {
    const account = await newAccount(request);
    await page.goto('/admin/dashboard');
    const path = `/api/admin/users/${account.user.id}/suspend`;
    const sent = sentTo(page, path);
    await find(page, account.email);

    await row(page, account.email).getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(alert(page)).toHaveText('User suspended');
    await expect(row(page, account.email).getByRole('cell').nth(2)).toContainText('Suspended');
    expect(sent).toEqual([{ suspended: true, reason: expect.stringMatching(/\S/) }]);
    expect(await statusOfToken(request, account.token)).toBe(401);

    const visitor = await newVisitor();
    await visitor.goto('/auth/login');
    await fill(visitor, { email: account.email, password: account.password });
    await visitor.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(alert(visitor)).toContainText(/suspended/i);
    expect(await storedItems(visitor)).toMatchObject({ user: null, token: null });

    await row(page, account.email).getByRole('button', { name: 'Unsuspend' }).click();
    await expect(alert(page)).toHaveText('User unsuspended');
    expect(sent[1]).toEqual({ suspended: false, reason: '' });
    await visitor.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(visitor).toHaveURL('/properties');
  });

  test('a suspended user with a wrong password is not told so', async ({ page, request, newVisitor }) => {
    const account = await newAccount(request);
    await page.goto('/admin/dashboard');
    await find(page, account.email);
    await row(page, account.email).getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(alert(page)).toHaveText('User suspended');
    const visitor = await newVisitor();
    await visitor.goto('/auth/login');
    await fill(visitor, { email: account.email, password: 'not the password' });
    await visitor.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(alert(visitor)).toBeVisible();
    await expect(alert(visitor)).not.toContainText(/suspended/i);
  });

  test('a suspension that fails reads Failed to update user', async ({ page, request, faults }) => {
    const account = await newAccount(request);
    const path = `/api/admin/users/${account.user.id}/suspend`;
    faults.expectFailedRequest(path);
    await page.goto('/admin/dashboard');
    await answer(page, path, 500, { success: false });
    await find(page, account.email);
    await row(page, account.email).getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(alert(page)).toHaveText('Failed to update user');
    await expect(row(page, account.email).getByRole('cell').nth(2)).not.toContainText('Suspended');
  });

  test('data that cannot be loaded leaves a page that works', async ({ page, faults }) => {
    faults.expectFailedRequest('/api/admin/');
    await answer(page, '/api/admin/stats', 500, { success: false });
    await answer(page, '/api/admin/users**', 500, { success: false });
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('tab', { name: 'User Management' })).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
});

test('a user who is suspended while signed in is signed out by the next call', async ({
  page,
  request,
  newVisitor,
  faults,
}) => {
  faults.expectFailedRequest('/api/');
  const account = await newAccount(request);
  const admin = await adminAccount(request);
  const visitor = await newVisitor();
  await signedInAs(visitor, account);
  await visitor.goto('/dashboard');
  await expect(visitor.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();
  const response = await request.put(`/api/admin/users/${account.user.id}/suspend`, {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { suspended: true, reason: 'Testing.' },
  });
  expect(response.status()).toBe(200);
  await visitor.goto('/dashboard');
  await expect(visitor.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  await page.close();
});
