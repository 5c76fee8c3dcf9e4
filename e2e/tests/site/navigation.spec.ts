import type { Page } from '@playwright/test';
import { fill } from '../../support/form.ts';
import { captionedPhotos, liveHomeOf } from '../../support/live-home.ts';
import { newAccount } from '../../support/new-account.ts';
import { signedOut } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await fill(page, { email, password });
  await page.locator('form:has([name="password"]) button[type="submit"]').click();
}

test('a next leads on after a sign-in, but not off the site', async ({ page, request, baseURL }) => {
  const account = await newAccount(request);
  await test.step('one of another site is not', async () => {
    await page.goto(`/auth/login?next=${encodeURIComponent('//evil.example/')}`);
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

test('on a phone Back closes what is open before it leaves the page', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  const images = await captionedPhotos(request, lister, ['The kitchen', 'The garden']);
  const address = { line1: '7 Quay Row', line2: '', city: 'Quayside', postcode: 'CA23 3AA', county: 'Cumbria' };
  const id = await liveHomeOf(request, lister, { title: 'A room with a view', images, address });
  const search = '/properties?location=CA23';
  const dialog = page.getByRole('dialog');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.goto(search);
  // Comes with the script, without which nothing opens.
  await expect(page.getByRole('button', { name: 'Hide: A room with a view' })).toBeVisible();

  for (const name of ['Open menu', 'Filters'])
    await test.step(`closes ${name}`, async () => {
      await page.getByRole('button', { name }).click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(search);
    });

  await test.step('returns from a link in the menu with one press', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await dialog.getByRole('link', { name: 'Landlords' }).click();
    await expect(page).toHaveURL('/landlords');
    await page.goBack();
    await expect(page).toHaveURL(search);
  });

  await test.step('closes the photos and leaves the page where it was', async () => {
    await page.getByRole('link', { name: 'A room with a view' }).click();
    await expect(page).toHaveURL(new RegExp(`/properties/${id}`));
    await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /open photo 1/ }).click();
    const top = await page.evaluate(() => scrollY);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  });

  await test.step('closed by its button, or open during a reload, nothing stands in the way', async () => {
    await page.getByRole('button', { name: /open photo 1/ }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: /open photo 1/ }).click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /open photo 1/ })).toBeEnabled();
    await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(search);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`/properties/${id}`));
  });
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
