import type { Page } from '@playwright/test';
import type { Account } from './new-account.ts';

/** Puts the session where the product keeps it, as after a sign-in in this browser. */
export async function signedInAs(page: Page, { user, token }: Pick<Account, 'user' | 'token'>): Promise<void> {
  await page.route('**/storage-only', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Storage</title><link rel="icon" href="data:,">' }),
  );
  await page.goto('/storage-only');
  await page.evaluate(
    ([storedUser, storedToken]) => {
      localStorage.setItem('user', storedUser);
      localStorage.setItem('token', storedToken);
    },
    [JSON.stringify(user), token] as const,
  );
}

export interface StoredItems {
  readonly user: string | null;
  readonly token: string | null;
  readonly favorites: string | null;
}

export const storedItems = (page: Page): Promise<StoredItems> =>
  page.evaluate(() => ({
    user: localStorage.getItem('user'),
    token: localStorage.getItem('token'),
    favorites: localStorage.getItem('favorites'),
  }));
