import { tabTo } from '../../support/by-keyboard.ts';
import { newAccount, newPerson } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('the first stop is a link that skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveText(/skip/i);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('somebody signs up, verifies and reaches the dashboard with the keyboard alone', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await tabTo(page, 'header a[href^="/auth/signup"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/signup/);
  await tabTo(page, '[role="tab"][aria-selected="true"]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /landlord/i })).toHaveAttribute('aria-selected', 'true');
  for (const [name, value] of Object.entries({ ...person, landlordAddress: '4 Orchard Row, Leeds' })) {
    await page
      .locator('form')
      .first()
      .evaluate((form) => form.scrollIntoView());
    await tabTo(page, `[name="${name}"]`);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/verify/);
  await expect(page.locator('[name="code"]')).toHaveValue(/^\d{6}$/);
  await tabTo(page, 'form:has([name="code"]) button[type="submit"]');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/dashboard');
});

test('a failed form puts the focus where the reader can act', async ({ page }) => {
  await page.goto('/auth/signup');
  await tabTo(page, '[name="firstName"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('[name="firstName"]')).toBeFocused();
});

test('the user menu opens, moves, closes and acts by key', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request));
  await page.goto('/');
  await expect(page.locator('header [aria-haspopup="menu"]')).toBeVisible();
  await tabTo(page, 'header [aria-haspopup="menu"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.locator('header [aria-haspopup="menu"]')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
});

test('the drawer keeps the focus inside and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  for (let step = 0; step < 15; step++) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});
