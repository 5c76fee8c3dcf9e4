import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Account, newAccount } from './new-account.ts';
import { signedInAs } from './session.ts';

export const drafts = '/api/properties/drafts';

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The wizard's empty form, as a new landlord finds it. */
export async function openForm(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await newAccount(request, 'landlord');
  await signedInAs(page, account);
  await page.goto('/list-property');
  await expect(title(page)).toHaveText('List Your Property');
  return account;
}

export const authorised = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

/** The titles of an account's drafts, as the server knows them. */
export async function titlesOf(request: APIRequestContext, account: Account): Promise<string[]> {
  const response = await request.get(drafts, { headers: authorised(account) });
  return ((await response.json()) as { data: { title: string }[] }).data.map((draft) => draft.title);
}

/** The draft that the page's address names. */
export const idIn = (page: Page): string => new URL(page.url()).searchParams.get('draft') ?? '';
