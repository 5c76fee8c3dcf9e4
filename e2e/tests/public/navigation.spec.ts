import type { Page } from '@playwright/test';
import { fill } from '../../support/form.ts';
import { newAccount } from '../../support/new-account.ts';
import { signedOut } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await fill(page, { email, password });
  await page.locator('form:has([name="password"]) button[type="submit"]').click();
}

test('a next leads on after a sign-in, but not off the site', async ({ page, request, baseURL }) => {
  const account = await newAccount(request);
  for (const next of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
    '\t//evil.example',
  ])
    await test.step(`${JSON.stringify(next)} does not lead off the site`, async () => {
      await signedOut(page);
      await page.goto(`/auth/login?next=${encodeURIComponent(next)}`);
      await signIn(page, account);
      await expect(page).not.toHaveURL(/\/auth\/login/);
      expect(new URL(page.url()).origin).toBe(baseURL);
    });

  await test.step('one on the site is followed', async () => {
    await signedOut(page);
    await page.goto('/auth/login?next=%2Fdashboard');
    await signIn(page, account);
    await expect(page).toHaveURL('/dashboard');
  });
});

test('back and forward walk through the pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page).toHaveURL('/properties');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.goBack();
  await expect(page).toHaveURL('/properties');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/properties');
});

test('after a sign-in Back does not return to the form', async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).click();
  await signIn(page, account);
  await expect(page).toHaveURL('/properties');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('every page has a title of its own', async ({ page }) => {
  const titles = new Set<string>();
  const paths = [
    '/',
    '/properties',
    '/auth/login',
    '/auth/signup',
    '/auth/forgot-password',
    '/auth/verify',
    '/dashboard',
  ];
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(paths.length);
});
