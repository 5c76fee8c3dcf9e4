import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { liveHome } from '../../support/live-home.ts';
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

/** The list of favourites, failures and other roles are tested in `favorites/*.component.test.tsx`. */
test.describe('the heart', () => {
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
      await expectAccessibleOnEveryScreen(other, 'favourites');
      await heart(other, 'A home in two tabs').focus();
      await other.keyboard.press('Enter');
      await expect(other.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
      await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
    });
  });
});
