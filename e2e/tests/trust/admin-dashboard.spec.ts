import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, expectFieldError, field, fill } from '../../support/form.ts';
import { liveHome } from '../../support/live-home.ts';
import { mailTo } from '../../support/mailbox.ts';
import { answer, hold, sentTo } from '../../support/network.ts';
import { adminAccount, newAccount, statusOfToken } from '../../support/new-account.ts';
import { signedInAs, storedItems } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const denied = (page: Page) =>
  page.getByRole('heading', { name: 'Access Denied - Admin access required to view this page.' });
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
}

test('nobody but an admin is let in, by the screen and by the server', async ({ page, request }) => {
  await test.step('signed out', async () => {
    await page.goto('/admin/dashboard');
    await expect(denied(page)).toBeVisible();
  });

  for (const userType of ['tenant', 'landlord'] as const)
    await test.step(`as ${userType}`, async () => {
      const account = await newAccount(request, userType);
      await signedInAs(page, account);
      await page.goto('/admin/dashboard');
      await expect(denied(page)).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
      const response = await request.get('/api/admin/users', { headers: { authorization: `Bearer ${account.token}` } });
      expect(response.status()).toBe(403);
    });
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
    const dialog = page.getByRole('dialog', { name: 'Suspend Maya Okafor?' });
    await expect(dialog).toContainText('They are signed out on every device');
    await expect(dialog).toContainText(`A mail with your reason goes to ${account.email}`);
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expectFieldError(page, 'reason', 'Please say why.');
    expect(sent).toEqual([]);
    await expectAccessibleOnEveryScreen(page, 'suspension');
    await dialog.getByLabel('Usual reasons').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(alert(page)).toHaveText('User suspended');
    await expect(row(page, account.email).getByRole('cell').nth(2)).toContainText('Suspended');
    expect(sent).toEqual([{ suspended: true, reason: expect.stringMatching(/\S/) }]);
    expect(await statusOfToken(request, account.token)).toBe(401);

    const visitor = await newVisitor();
    await visitor.goto('/auth/login');
    await test.step('with a wrong password they are not told so', async () => {
      await fill(visitor, { email: account.email, password: 'not the password' });
      await visitor.locator('form:has([name="password"]) button[type="submit"]').click();
      await expect(alert(visitor)).toBeVisible();
      await expect(alert(visitor)).not.toContainText(/suspended/i);
    });
    await fill(visitor, { email: account.email, password: account.password });
    await visitor.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(alert(visitor)).toContainText(/suspended/i);
    expect(await storedItems(visitor)).toMatchObject({ user: null, token: null });

    await row(page, account.email).getByRole('button', { name: 'Unsuspend' }).click();
    expect(sent).toHaveLength(1);
    await page
      .getByRole('dialog', { name: 'Unsuspend Maya Okafor?' })
      .getByRole('button', { name: 'Unsuspend' })
      .click();
    await expect(alert(page)).toHaveText('User unsuspended');
    expect(sent[1]).toEqual({ suspended: false, reason: '' });
    await visitor.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(visitor).toHaveURL('/properties');
  });

  test('a reason in the admin’s own words reaches the user, their home leaves and comes back, and the log tells it', async ({
    page,
    request,
    newVisitor,
    faults,
  }) => {
    const address = { line1: '2 Lake Road', line2: '', city: 'Windermere', postcode: 'LA23 2JJ', county: 'Cumbria' };
    const { id, lister } = await liveHome(request, { title: 'Rooms over the square', address });
    faults.expectFailedRequest(`/properties/${id}`);
    const visitor = await newVisitor();
    await page.goto('/admin/dashboard');
    const sent = sentTo(page, `/api/admin/users/${lister.user.id}/measures`);
    await find(page, lister.email);
    await row(page, lister.email).getByRole('button', { name: 'Details' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Measures', { exact: true }).click();
    await field(page, 'kind').selectOption('suspend');
    const suspend = dialog.getByRole('button', { name: 'Apply measure' });
    await suspend.click();
    await expectFieldError(page, 'reason', 'Please say why.');
    await fill(page, { reason: 'The photos show another home.' });
    await suspend.click();
    await expect(dialog.getByText('In force until it is lifted')).toBeVisible();
    expect(sent.filter(Boolean)).toEqual([{ kind: 'suspend', reason: 'The photos show another home.' }]);
    await page.keyboard.press('Escape');
    await expect(row(page, lister.email).getByRole('cell').nth(2)).toContainText('Suspended');

    const told = await mailTo(request, lister.email, /suspended/);
    expect(told.text).toContain('The photos show another home.');
    expect(told.link).toMatch(/\/appeal\?token=[\w-]+$/);
    await visitor.goto(`/properties/${id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This home is no longer available');

    await row(page, lister.email).getByRole('button', { name: 'Details' }).click();
    await expect(dialog).toContainText('Suspended a user');
    await expect(dialog.locator('dd').filter({ hasText: 'The photos show another home.' })).toBeVisible();
    await dialog.getByText('Measures', { exact: true }).click();
    await expect(field(page, 'reason')).toHaveValue('');
    await expectAccessibleOnEveryScreen(page, 'details of somebody who is suspended');
    await page.keyboard.press('Escape');
    await row(page, lister.email).getByRole('button', { name: 'Unsuspend' }).click();
    await dialog.getByRole('button', { name: 'Unsuspend' }).click();
    await expect(alert(page)).toHaveText('User unsuspended');
    await mailTo(request, lister.email, /open again/);
    await expect(async () => {
      await visitor.goto(`/properties/${id}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Rooms over the square', { timeout: 500 });
    }).toPass();

    await page.getByRole('tab', { name: 'Audit log' }).click();
    await expect(page.getByRole('columnheader')).toHaveText(['When', 'Admin', 'Action', 'About', 'Reason']);
    // The log has the entries of all moderators, page by page.
    await page.getByLabel('Action').selectOption('suspend');
    const suspended = page.getByRole('row').filter({ hasText: 'The photos show another home.' });
    await expect(suspended).toContainText('Suspended a user');
    await expect(suspended).toContainText('Sam Field');
    await page.getByLabel('Action').selectOption('unsuspend');
    await expect(suspended).toHaveCount(0);
    await page.getByLabel('Action').selectOption('suspend');
    await suspended.getByRole('button', { name: 'Sam Field' }).click();
    await expect(dialog).toContainText(lister.email);
    await expect(dialog).toContainText('Unsuspended a user');
    await expect(dialog.getByRole('button', { name: /suspend/i })).toHaveCount(0);
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

test('who is suspended while signed in is signed out by the next call', async ({ request, newVisitor, faults }) => {
  faults.expectSessionToEnd();
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
});
