import type { Page } from '@playwright/test';
import { alert, field, fill } from '../../support/form.ts';
import { hold, sentTo } from '../../support/network.ts';
import { newAccount, newPerson, unverifiedAccount } from '../../support/new-account.ts';
import { storedItems } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const path = '/api/auth/login';
const submitButton = (page: Page) => page.locator('form:has([name="password"]) button[type="submit"]');

async function signIn(page: Page, values: { email: string; password: string }): Promise<void> {
  await fill(page, { email: values.email, password: values.password });
  await submitButton(page).click();
}

test('the screen: email, password, remember me, links to forgot password and sign-up', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(field(page, 'email')).toBeVisible();
  await expect(field(page, 'password')).toHaveAttribute('type', 'password');
  await expect(page.getByRole('checkbox', { name: /remember me/i })).toHaveAttribute('name', 'rememberMe');
  await expect(page.getByRole('main').locator('a[href="/auth/forgot-password"]')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/auth/signup"]')).toBeVisible();

  await test.step('the password can be shown and hidden again', async () => {
    await field(page, 'password').fill('a quiet street');
    await page.getByRole('button', { name: /show password/i }).click();
    await expect(field(page, 'password')).toHaveAttribute('type', 'text');
    await expect(field(page, 'password')).toHaveValue('a quiet street');
    await page.getByRole('button', { name: /password/i }).click();
    await expect(field(page, 'password')).toHaveAttribute('type', 'password');
  });
});

test('success goes to /properties', async ({ page, request }) => {
  const account = await newAccount(request);

  await test.step('while busy the button reads Signing You In..., and a double click makes one request', async () => {
    await page.goto('/auth/login');
    const sent = sentTo(page, path);
    const { release } = await hold(page, path);
    await fill(page, { email: account.email, password: account.password });
    await submitButton(page).dblclick();
    await expect(submitButton(page)).toHaveText('Signing You In...');
    await expect(submitButton(page)).toBeDisabled();
    release();
    await expect(page).toHaveURL('/properties');
    expect(sent).toEqual([{ email: account.email, password: account.password, rememberMe: false }]);
  });

  await test.step('the form shows to signed-in users too', async () => {
    await page.goto('/auth/login');
    await expect(field(page, 'password')).toBeVisible();
  });

  await test.step('remember me is sent, and the address is compared without case', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const sent = sentTo(page, path);
    await page.getByRole('checkbox', { name: /remember me/i }).check();
    await signIn(page, { ...account, email: account.email.toUpperCase() });
    await expect(page).toHaveURL('/properties');
    expect(sent).toEqual([expect.objectContaining({ rememberMe: true })]);
  });
});

test('a wrong password and an unknown address read the same', async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto('/auth/login');
  await signIn(page, { ...account, password: 'not the password' });
  await expect(alert(page)).toBeVisible();
  const wrongPassword = await alert(page).textContent();
  await page.goto('/auth/login');
  await signIn(page, newPerson());
  await expect(alert(page)).toHaveText(wrongPassword ?? '');
  expect(await storedItems(page)).toMatchObject({ user: null, token: null });
});

test('an unverified account goes to the verify screen with its email, unless the password is wrong', async ({
  page,
  request,
}) => {
  const person = await unverifiedAccount(request);
  await page.goto('/auth/login');
  await signIn(page, { ...person, password: 'not the password' });
  await expect(alert(page)).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  await signIn(page, person);
  await expect(page).toHaveURL(/\/auth\/verify\?/);
  expect(new URL(page.url()).searchParams.get('email')).toBe(person.email);
  expect(await storedItems(page)).toMatchObject({ user: null, token: null });
});
