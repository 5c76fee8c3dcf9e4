import { expect, type Locator, type Page } from '@playwright/test';
import { field } from '../form.ts';
import type { Account } from '../new-account.ts';
import { signedInAs, storedItems } from '../session.ts';

export const PAGE = '/profile';

export const main = (page: Page): Locator => page.getByRole('main');
export const save = (page: Page): Locator => page.getByRole('button', { name: 'Save Changes' });
export const fact = (page: Page, name: string): Locator => main(page).locator(`dt:has-text("${name}") + dd`);
export const storedUser = async (page: Page) => JSON.parse((await storedItems(page)).user ?? 'null');

export async function open(page: Page, account: Account): Promise<void> {
  await signedInAs(page, account);
  await page.goto(PAGE);
  await expect(field(page, 'firstName')).toHaveValue(account.firstName);
}
