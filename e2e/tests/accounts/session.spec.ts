import type { Page } from '@playwright/test';
import { fill } from '../../support/form.ts';
import { type Account, newAccount, statusOfToken } from '../../support/new-account.ts';
import { signedInAs, storedItems } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true });
const userMenu = (page: Page) => page.getByRole('banner').locator('[aria-haspopup="menu"]');

async function signOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(signInLink(page)).toBeVisible();
}

async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.goto('/auth/login');
  await fill(page, { email, password });
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

test('a session begins with a sign-in and ends with a sign-out', async ({ page, request, faults }) => {
  faults.expectSessionToEnd();
  const account = await newAccount(request, 'landlord');

  await test.step('a sign-in stores user as JSON and token as the raw string', async () => {
    await signIn(page, account);
    await expect(userMenu(page)).toBeVisible();
    const { user, token, favorites } = await storedItems(page);
    expect(JSON.parse(user ?? '')).toMatchObject({
      firstName: 'Maya',
      lastName: 'Okafor',
      email: account.email,
      userType: 'landlord',
      isVerified: true,
    });
    expect(token).toMatch(/^[\w-]{43,}$/);
    expect(JSON.parse(favorites ?? '[]')).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  await test.step('sign-out removes all three stored items and the server forgets the token', async () => {
    await signedInAs(page, account);
    await page.evaluate(() => localStorage.setItem('favorites', '[]'));
    await page.goto('/');
    expect(await statusOfToken(request, account.token)).toBe(200);
    await signOut(page);
    expect(await storedItems(page)).toEqual({ user: null, token: null, favorites: null });
    await expect.poll(() => statusOfToken(request, account.token)).toBe(401);
  });
});

test('a second tab follows a sign-out and a sign-in', async ({ page, context, request, faults }) => {
  faults.expectSessionToEnd();
  const account = await newAccount(request);
  await signedInAs(page, account);
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(second.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();

  await signOut(page);
  await expect(second.getByText('Please Sign In').first()).toBeVisible();
  await expect(signInLink(second)).toBeVisible();

  await signIn(page, account);
  await expect(second.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();
});
