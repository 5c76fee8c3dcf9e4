import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { fill, toast } from '../../support/form.ts';
import { act, liveHome, liveHomeOf } from '../../support/live-home.ts';
import { answer, cutOff } from '../../support/network.ts';
import { type Account, newAccount } from '../../support/new-account.ts';
import { signedInAs, storedItems } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const pathOf = (id: string): string => `/properties/${id}`;
const heart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Favourite: ${title}`, exact: true });

async function favouritesOf(request: Parameters<typeof liveHome>[0], { token }: Account): Promise<string[]> {
  const response = await request.get('/api/favorites', { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { data: string[] }).data;
}

const keep = (request: Parameters<typeof liveHome>[0], { token }: Account, id: string) =>
  request.put(`/api/favorites/${id}`, { headers: { authorization: `Bearer ${token}` } });

test.describe('the heart', () => {
  test('saves a home and forgets it again, here and on the server', async ({ page, request, faults }) => {
    const { id } = await liveHome(request, { title: 'A home to like' });
    const [tenant, landlord] = await Promise.all([newAccount(request), newAccount(request, 'landlord')]);
    const button = heart(page, 'A home to like');

    await test.step('a visitor saves on the device, and in the account after signing in', async () => {
      await page.goto(pathOf(id));
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(toast(page)).toContainText('Saved on this device');
      await toast(page).getByRole('link', { name: 'Sign in' }).click();
      await fill(page, { email: tenant.email, password: tenant.password });
      await page.locator('form:has([name="password"]) button[type="submit"]').click();
      await expect(page).toHaveURL(pathOf(id));
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => favouritesOf(request, tenant)).toEqual([id]);
      await button.click();
      await expect.poll(() => favouritesOf(request, tenant)).toEqual([]);
    });

    await test.step('it goes back to what it was when the server does not agree, and says so', async () => {
      faults.expectFailedRequest(`/api/favorites/${id}`);
      await signedInAs(page, tenant);
      await page.goto(pathOf(id));
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await cutOff(page, `/api/favorites/${id}`);
      await button.click();
      await expect(toast(page)).toContainText('This home could not be saved');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      expect(JSON.parse((await storedItems(page)).favorites ?? '[]')).toEqual([]);
      await page.unroute(`**/api/favorites/${id}`);
    });

    await test.step('it saves a home', async () => {
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => favouritesOf(request, tenant)).toEqual([id]);
      expect(JSON.parse((await storedItems(page)).favorites ?? '')).toEqual([id]);
    });

    await test.step('it forgets a home', async () => {
      await page.reload();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => favouritesOf(request, tenant)).toEqual([]);
    });

    await test.step('it also works for a landlord', async () => {
      await signedInAs(page, landlord);
      await page.goto(pathOf(id));
      await button.click();
      await expect.poll(() => favouritesOf(request, landlord)).toEqual([id]);
    });
  });

  test('follows in another tab and in another browser', async ({ page, context, newVisitor, request }) => {
    const { id } = await liveHome(request, { title: 'A home in two tabs' });
    const tenant = await newAccount(request);
    await signedInAs(page, tenant);
    await page.goto(pathOf(id));

    await test.step('in another tab', async () => {
      const other = await context.newPage();
      const synced = other.waitForResponse('**/api/favorites');
      await other.goto(pathOf(id));
      await synced;
      await heart(page, 'A home in two tabs').click();
      await expect(heart(other, 'A home in two tabs')).toHaveAttribute('aria-pressed', 'true');
      await other.close();
    });

    await test.step('in another browser', async () => {
      await expect.poll(() => favouritesOf(request, tenant)).toEqual([id]);
      const other = await newVisitor();
      await signedInAs(other, tenant);
      await other.goto('/dashboard');
      await expect.poll(async () => (await storedItems(other)).favorites).toBe(JSON.stringify([id]));
      const saved = other.getByRole('main').locator('dl', { hasText: 'Saved Properties' }).locator('dd');
      await expect(saved).toHaveText('1');
      await other.goto('/favorites');
      await expect(heart(other, 'A home in two tabs')).toHaveAttribute('aria-pressed', 'true');
    });
  });
});

test.describe('/favorites', () => {
  test('without favourites leads to the search', async ({ page, request, faults }) => {
    const tenant = await newAccount(request);
    const empty = page.getByRole('heading', { name: 'No favourites yet' });
    await signedInAs(page, tenant);

    await test.step('they can be loaded again when that failed', async () => {
      const path = '/api/favorites/properties';
      faults.expectFailedRequest(path);
      await answer(page, path, 500, { success: false });
      await page.goto('/favorites');
      await expect(page.getByText('We could not load your favourites.')).toBeVisible();
      await page.unroute(`**${path}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(empty).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/properties');
    });

    await test.step('what another browser kept before is handed over once', async () => {
      const { id } = await liveHome(request, { title: 'A home from before' });
      await page.evaluate(() => localStorage.clear());
      await signedInAs(page, tenant);
      await page.evaluate((kept) => localStorage.setItem('favorites', JSON.stringify([kept])), id);
      await page.goto('/favorites');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites-merged'))).toBe('true');
      expect(await favouritesOf(request, tenant)).toEqual([id]);
      await request.delete(`/api/favorites/${id}`, { headers: { authorization: `Bearer ${tenant.token}` } });
      await page.reload();
      await expect(empty).toBeVisible();
      expect(await favouritesOf(request, tenant)).toEqual([]);
    });
  });

  test('shows the saved homes, what became of them, and lets one go', async ({ page, request, faults }) => {
    const { id: live, lister } = await liveHome(request, { title: 'Still to let' });
    const agreed = await liveHomeOf(request, lister, { title: 'As good as let' });
    const gone = await liveHomeOf(request, lister, { title: 'Taken down' });
    const tenant = await newAccount(request);
    for (const id of [live, agreed, gone]) await keep(request, tenant, id);
    await act(request, { id: agreed, lister }, 'agree');
    await act(request, { id: gone, lister }, 'withdraw');
    await signedInAs(page, tenant);
    await page.goto('/favorites');
    const card = (title: string) => page.getByRole('article').filter({ hasText: title });
    await expect(card('As good as let')).toContainText('Let agreed');
    await expect(card('Taken down')).toContainText('No longer available');
    await expect(card('Still to let')).not.toContainText(/let agreed|no longer/i);
    await expect(page.getByText('3 saved homes', { exact: true })).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'favourites');

    await test.step('one is let go', async () => {
      await heart(page, 'Taken down').focus();
      await page.keyboard.press('Enter');
      await expect(card('Taken down')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByText('2 saved homes', { exact: true })).toBeVisible();
      await expect.poll(() => favouritesOf(request, tenant)).toHaveLength(2);
    });

    await test.step('one that could not be let go comes back', async () => {
      faults.expectFailedRequest(`/api/favorites/${live}`);
      await answer(page, `/api/favorites/${live}`, 503, {
        success: false,
        message: 'We are busy. Please try again.',
        error: { code: 'unavailable' },
      });
      await expect(heart(page, 'Still to let')).toHaveAttribute('aria-pressed', 'true');
      await heart(page, 'Still to let').click();
      await expect(toast(page)).toContainText('This home is still among your favourites');
      await expect(heart(page, 'Still to let')).toHaveAttribute('aria-pressed', 'true');
    });
  });
});
