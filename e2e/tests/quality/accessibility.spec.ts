import { expectAccessible, expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, fill } from '../../support/form.ts';
import { answer } from '../../support/network.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { authPages } from '../../support/pages.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const notFound = '/no-such-page';
/** With a token that nobody was sent. */
const mailedLinks = ['/unsubscribe?token=none', '/confirm-availability?token=none', '/appeal?token=none'];

test('open pages are accessible on every screen', async ({ page, faults }) => {
  for (const path of [
    '/',
    '/properties',
    '/properties?location=Leeds',
    '/dev/style',
    ...authPages,
    ...mailedLinks,
    notFound,
  ])
    await test.step(`${path} is accessible on every screen`, async () => {
      for (const refused of [
        notFound,
        '/api/saved-searches/unsubscribe',
        '/api/properties/confirm-availability',
        '/api/appeals/link',
      ])
        faults.expectFailedRequest(refused);
      await page.goto(path);
      await expectAccessibleOnEveryScreen(page, path);
    });
});

test('account pages, signed out', async ({ page }) => {
  for (const [path, told] of [
    ['/dashboard', 'Please Sign In'],
    ['/admin/dashboard', 'Access Denied'],
  ] as const)
    await test.step(`${path}, signed out`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: told })).toBeVisible();
      await expectAccessibleOnEveryScreen(page, path);
    });
});

for (const userType of ['tenant', 'landlord', 'agent'] as const)
  test(`the dashboard of a ${userType} with a long name`, async ({ page, request }) => {
    const longName = 'Wolfeschlegelsteinhausenbergerdorff';
    await signedInAs(page, await newAccount(request, userType, { firstName: longName, lastName: longName }));
    await page.goto('/dashboard');
    await expect(page.getByText('No drafts saved yet')).toBeVisible();
    await expectAccessibleOnEveryScreen(page, userType);
  });

test('the admin dashboard, its dialog and its tabs', async ({ page, request }) => {
  await newAccount(request);
  await signedInAs(page, await adminAccount(request));
  await page.goto('/admin/dashboard');
  const details = page.getByRole('button', { name: 'Details' }).first();
  await expect(details).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'users');
  await details.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'details');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Support Tickets' }).click();
  await expectAccessibleOnEveryScreen(page, 'tickets');
});

test('the sign-up with every error', async ({ page }) => {
  await page.goto('/auth/signup');
  for (const type of ['Tenant', 'Landlord', 'Agent'])
    await test.step(`the sign-up of a ${type} with every error`, async () => {
      await page.getByRole('tab', { name: type }).click();
      await page.locator('form:has([name="firstName"]) button[type="submit"]').click();
      await expect(alert(page)).toBeVisible();
      await expectAccessibleOnEveryScreen(page, type);
    });
});

test('a login that was refused', async ({ page, faults }) => {
  faults.expectFailedRequest('/api/auth/login');
  await page.goto('/auth/login');
  await answer(page, '/api/auth/login', 500, {});
  await fill(page, { email: 'maya@tenant.example', password: 'a quiet street' });
  await page.locator('form:has([name="password"]) button[type="submit"]').click();
  await expect(alert(page)).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'login');
});

test('open menus', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request));
  await page.goto('/');

  await test.step('the user menu', async () => {
    await page.locator('header [aria-haspopup="menu"]').click();
    await expect(page.getByRole('menu')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `menu, ${colorScheme}`);
    }
    await page.keyboard.press('Escape');
  });

  await test.step('the drawer', async () => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const [colorScheme, width] of [
      ['dark', 320],
      ['light', 320],
      ['dark', 390],
      ['light', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `drawer, ${colorScheme}, ${width} px`);
    }
  });
});
