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

test('signed in: the user menu leads to the dashboard, and on a phone Sign Out stands in the drawer', async ({
  page,
  request,
  faults,
}) => {
  faults.expectSessionToEnd();
  const account = await newAccount(request);
  await signedInAs(page, account);
  await page.goto('/');
  await userMenuButton(page).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText(account.email);
  await expect(menu.getByRole('menuitem')).toHaveText(['Favourites', 'Edit Profile', 'Dashboard', 'Sign Out']);
  await expect(page.getByRole('navigation', { name: 'Your pages' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();

  await page.setViewportSize(phone);
  const drawer = await openDrawer(page);
  await expect(drawer).toContainText(account.email);
  await drawer.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
