import type { Page } from '@playwright/test';
import { QUIET_PAGE } from './kept-contexts.ts';
import type { Account } from './new-account.ts';

/** Puts the session where the product keeps it, as after a sign-in in this browser. */
export async function signedInAs(page: Page, { user, token }: Pick<Account, 'user' | 'token'>): Promise<void> {
  // A page of the same origin without any script. (Answering for the server here would switch the browser's cache off.)
  if (new URL(page.url()).pathname !== QUIET_PAGE) await page.goto(QUIET_PAGE);
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
