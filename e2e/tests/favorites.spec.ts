import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../support/accessible.ts';
import { toast } from '../support/form.ts';
import { act, liveHome } from '../support/live-home.ts';
import { answer, cutOff } from '../support/network.ts';
import { type Account, newAccount } from '../support/new-account.ts';
import { signedInAs, storedItems } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const pathOf = (id: string): string => `/properties/${id}`;
const heart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Favourite: ${title}`, exact: true });

async function favouritesOf(request: Parameters<typeof liveHome>[0], { token }: Account): Promise<string[]> {
  const response = await request.get('/api/favorites', { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { data: string[] }).data;
}

test.describe('the heart', () => {
  test('is not there for somebody who is signed out', async ({ page, request }) => {
    const { id } = await liveHome(request);
    await page.goto(pathOf(id));
    await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
    await expect(page.getByRole('button', { name: /favourite/i })).toHaveCount(0);
  });

  test('saves a home and forgets it again, here and on the server', async ({ page, request }) => {
    const { id } = await liveHome(request, { title: 'A home to like' });
    const tenant = await newAccount(request);
    await signedInAs(page, tenant);
    await page.goto(pathOf(id));
    const button = heart(page, 'A home to like');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => favouritesOf(request, tenant)).toEqual([id]);
    expect(JSON.parse((await storedItems(page)).favorites ?? '')).toEqual([id]);
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => favouritesOf(request, tenant)).toEqual([]);
  });

  test('also works for a landlord', async ({ page, request }) => {
    const { id } = await liveHome(request, { title: 'A rival’s home' });
    const landlord = await newAccount(request, 'landlord');
    await signedInAs(page, landlord);
    await page.goto(pathOf(id));
    await heart(page, 'A rival’s home').click();
    await expect.poll(() => favouritesOf(request, landlord)).toEqual([id]);
  });

  test('goes back to what it was when the server does not agree, and says so', async ({ page, request, faults }) => {
    const { id } = await liveHome(request, { title: 'A home out of reach' });
    faults.expectFailedRequest(`/api/favorites/${id}`);
    await signedInAs(page, await newAccount(request));
    await page.goto(pathOf(id));
    await cutOff(page, `/api/favorites/${id}`);
    const button = heart(page, 'A home out of reach');
    await button.click();
    await expect(toast(page)).toContainText('This home could not be saved');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(JSON.parse((await storedItems(page)).favorites ?? '[]')).toEqual([]);
  });

  test('follows in another tab', async ({ page, context, request }) => {
    const { id } = await liveHome(request, { title: 'A home in two tabs' });
    await signedInAs(page, await newAccount(request));
    await page.goto(pathOf(id));
    const other = await context.newPage();
    await other.goto(pathOf(id));
    await heart(page, 'A home in two tabs').click();
    await expect(heart(other, 'A home in two tabs')).toHaveAttribute('aria-pressed', 'true');
    await other.close();
  });

  test('in another browser is filled too', async ({ page, newVisitor, request }) => {
    const { id } = await liveHome(request, { title: 'A home in two browsers' });
    const tenant = await newAccount(request);
    await signedInAs(page, tenant);
    await page.goto(pathOf(id));
    await heart(page, 'A home in two browsers').click();
    await expect.poll(() => favouritesOf(request, tenant)).toEqual([id]);
    const other = await newVisitor();
    await signedInAs(other, tenant);
    await other.goto('/dashboard');
    await expect.poll(async () => (await storedItems(other)).favorites).toBe(JSON.stringify([id]));
    const saved = other.getByRole('main').locator('dl', { hasText: 'Saved Properties' }).locator('dd');
    await expect(saved).toHaveText('1');
    await other.goto('/favorites');
    await expect(heart(other, 'A home in two browsers')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('what a browser kept before is handed over once', async ({ page, request }) => {
  const { id } = await liveHome(request, { title: 'A home from before' });
  const tenant = await newAccount(request);
  await signedInAs(page, tenant);
  await page.evaluate((kept) => localStorage.setItem('favorites', JSON.stringify([kept])), id);
  await page.goto('/favorites');
  await expect.poll(() => favouritesOf(request, tenant)).toEqual([id]);
  await request.delete(`/api/favorites/${id}`, { headers: { authorization: `Bearer ${tenant.token}` } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  expect(await favouritesOf(request, tenant)).toEqual([]);
});

test.describe('/favorites', () => {
  test('signed out: a sign-in is required, and leads back', async ({ page }) => {
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/auth/login?next=%2Ffavorites',
    );
    await expectAccessibleOnEveryScreen(page, 'signed out');
  });

  for (const userType of ['landlord', 'agent'] as const)
    test(`a ${userType} is told that it is for tenants`, async ({ page, request }) => {
      await signedInAs(page, await newAccount(request, userType));
      await page.goto('/favorites');
      await expect(page.getByText('Favourites are only available for tenant accounts.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
    });

  test('without favourites it leads to the search', async ({ page, request }) => {
    await signedInAs(page, await newAccount(request));
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/properties');
    await expectAccessibleOnEveryScreen(page, 'empty');
  });

  test('shows the saved homes, what became of them, and lets one go', async ({ page, request }) => {
    const homes = {
      live: await liveHome(request, { title: 'Still to let' }),
      agreed: await liveHome(request, { title: 'As good as let' }),
      gone: await liveHome(request, { title: 'Taken down' }),
    };
    const tenant = await newAccount(request);
    for (const { id } of Object.values(homes))
      await request.put(`/api/favorites/${id}`, { headers: { authorization: `Bearer ${tenant.token}` } });
    await act(request, homes.agreed, 'agree');
    await act(request, homes.gone, 'withdraw');
    await signedInAs(page, tenant);
    await page.goto('/favorites');
    const card = (title: string) => page.getByRole('article').filter({ hasText: title });
    await expect(card('As good as let')).toContainText('Let agreed');
    await expect(card('Taken down')).toContainText('No longer available');
    await expect(card('Still to let')).not.toContainText(/let agreed|no longer/i);
    await expect(page.getByText('3 saved homes')).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'favourites');
    await heart(page, 'Taken down').focus();
    await page.keyboard.press('Enter');
    await expect(card('Taken down')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('2 saved homes')).toBeVisible();
    await expect.poll(() => favouritesOf(request, tenant)).toHaveLength(2);
  });

  test('a home that could not be let go comes back', async ({ page, request, faults }) => {
    const { id } = await liveHome(request, { title: 'A home that stays' });
    const tenant = await newAccount(request);
    await request.put(`/api/favorites/${id}`, { headers: { authorization: `Bearer ${tenant.token}` } });
    faults.expectFailedRequest(`/api/favorites/${id}`);
    await signedInAs(page, tenant);
    await page.goto('/favorites');
    await answer(page, `/api/favorites/${id}`, 503, {
      success: false,
      message: 'We are busy. Please try again.',
      error: { code: 'unavailable' },
    });
    await expect(heart(page, 'A home that stays')).toHaveAttribute('aria-pressed', 'true');
    await heart(page, 'A home that stays').click();
    await expect(toast(page)).toContainText('This home is still among your favourites');
    await expect(heart(page, 'A home that stays')).toHaveAttribute('aria-pressed', 'true');
  });

  test('they can be loaded again when that failed', async ({ page, request, faults }) => {
    const path = '/api/favorites/properties';
    faults.expectFailedRequest(path);
    await signedInAs(page, await newAccount(request));
    await answer(page, path, 500, { success: false });
    await page.goto('/favorites');
    await expect(page.getByText('We could not load your favourites.')).toBeVisible();
    await page.unroute(`**${path}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  });
});
