import type { Locator, Page } from '@playwright/test';
import { newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test, withMotion } from '../../support/test.ts';

const siteLinks = ['Home', 'Properties', 'For Landlords', 'Contact'];
const phone = { width: 390, height: 844 };

const header = (page: Page): Locator => page.getByRole('banner');
const userMenuButton = (page: Page): Locator => header(page).locator('[aria-haspopup="menu"]');

async function openDrawer(page: Page): Promise<Locator> {
  await header(page).getByRole('button', { name: /menu/i }).and(page.locator(':not([aria-haspopup="menu"])')).click();
  return page.getByRole('dialog');
}

const entries = ['Favourites', 'Edit Profile', 'Dashboard', 'Sign Out'];

test.use(withMotion);

test('signed out: the site links, Sign In and Get Started', async ({ page }) => {
  await page.goto('/');
  for (const name of siteLinks) await expect(header(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
    'href',
    /^\/auth\/login/,
  );
  await expect(header(page).getByRole('link', { name: 'Get Started', exact: true })).toHaveAttribute(
    'href',
    /^\/auth\/signup/,
  );
  await expect(userMenuButton(page)).toHaveCount(0);

  await test.step('on a phone the drawer is a dialog with the links of the header', async () => {
    await page.setViewportSize(phone);
    await expect(header(page).getByRole('link', { name: 'For Landlords', exact: true })).toBeHidden();
    const drawer = await openDrawer(page);
    for (const name of [...siteLinks, 'Sign In', 'Get Started'])
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('following a link of the drawer closes it', async () => {
    const drawer = await openDrawer(page);
    await drawer.getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(drawer).toBeHidden();
  });
});

test('signed in: the user menu and, on a phone, the drawer show name, email and entries', async ({
  page,
  request,
  faults,
}) => {
  faults.expectSessionToEnd();
  const account = await newAccount(request);
  await signedInAs(page, account);
  await page.goto('/');
  await userMenuButton(page).click();
  await expect(header(page).getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Get Started', exact: true })).toHaveCount(0);
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Maya Okafor');
  await expect(menu).toContainText(account.email);
  await expect(menu.getByRole('menuitem')).toHaveText(entries);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await test.step('on a phone the drawer mirrors the header', async () => {
    await page.setViewportSize(phone);
    const drawer = await openDrawer(page);
    for (const name of siteLinks) await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(drawer).toContainText('Maya Okafor');
    await expect(drawer).toContainText(account.email);
    for (const name of [...entries, 'List Property']) {
      const entry = drawer
        .getByRole('link', { name, exact: true })
        .or(drawer.getByRole('button', { name, exact: true }));
      await expect(entry).toHaveCount(entries.includes(name) ? 1 : 0);
    }
    await expect(drawer.getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(0);
  });

  await test.step('Sign Out in the drawer signs out', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('Dashboard in the menu leads to the dashboard, and Sign Out signs out', async ({ page, request, faults }) => {
  faults.expectSessionToEnd();
  await signedInAs(page, await newAccount(request));
  await page.goto('/');
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();

  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(header(page).getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
});
