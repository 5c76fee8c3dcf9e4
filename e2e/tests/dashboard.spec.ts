import type { Page } from '@playwright/test';
import { adminAccount, newAccount } from '../support/new-account.ts';
import { signedInAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** A stat card's figure, by its label. */
const figure = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');

const roles = {
  tenant: {
    subtitle: /property search/i,
    cards: ['Saved Properties', 'Active Chats', 'Applications'],
    actions: { 'Browse Properties': '/properties', 'View Favourites': '/favorites' },
  },
  landlord: {
    subtitle: /rental properties/i,
    cards: ['Properties Listed', 'Total Views', 'Inquiries'],
    actions: { 'List New Property': '/list-property', 'Manage Properties': '/properties/manage' },
  },
  agent: {
    subtitle: /agency/i,
    cards: ['Properties', 'Clients', 'Total Views', 'Messages'],
    actions: { 'Add Property': '/list-property', 'Manage Clients': '/clients' },
  },
} as const;

for (const [userType, { subtitle, cards, actions }] of Object.entries(roles) as [
  keyof typeof roles,
  (typeof roles)[keyof typeof roles],
][]) {
  test(`a ${userType} sees the welcome, ${cards.join(', ')}`, async ({ page, request }) => {
    await signedInAs(page, await newAccount(request, userType));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Maya!');
    await expect(page.getByRole('main')).toContainText(subtitle);
    await expect(page.getByRole('main').locator('dt')).toHaveText(cards);
    for (const card of cards) await expect(figure(page, card)).toHaveText('0');
  });

  test(`a ${userType}'s actions: ${Object.keys(actions).join(' and ')}`, async ({ page, request }) => {
    await signedInAs(page, await newAccount(request, userType));
    await page.goto('/dashboard');
    for (const [name, href] of Object.entries(actions))
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test(`a ${userType} without drafts sees No drafts saved yet and a way to begin one`, async ({ page, request }) => {
    await signedInAs(page, await newAccount(request, userType));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Property Drafts' })).toBeVisible();
    await expect(page.getByText('No drafts saved yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start New Property Listing' })).toHaveAttribute(
      'href',
      '/list-property',
    );
  });
}

test('signed out: Please Sign In, with a way to do so that leads back', async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.locator('[name="email"]').fill(account.email);
  await page.locator('[name="password"]').fill(account.password);
  await page.locator('form:has([name="password"]) button[type="submit"]').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();
});

test('an admin is redirected to /admin/dashboard, and Back does not return', async ({ page, request }) => {
  await signedInAs(page, await adminAccount(request));
  await page.goto('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the name is shown as typed, never as markup', async ({ page, request }) => {
  const firstName = '<img src=x onerror=alert(1)>';
  await signedInAs(page, await newAccount(request, 'tenant', { firstName }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${firstName}!`);
});
