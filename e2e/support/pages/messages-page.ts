import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../new-account.ts';
import { signedInAs } from '../session.ts';

export const PAGE = '/messages';

export const rows = (page: Page): Locator => page.getByRole('list', { name: 'Conversations' }).getByRole('link');
export const thread = (page: Page): Locator => page.getByRole('region', { name: /^Messages with/ });
export const bubble = (page: Page, content: string): Locator => thread(page).getByText(content, { exact: true });
export const messageField = (page: Page): Locator => page.getByLabel('Message', { exact: true });
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true });
export const optionsButton = (page: Page): Locator => page.getByRole('button', { name: 'Conversation options' });

/** A conversation as one of its sides sees it. */
export async function openConversation(page: Page, account: Account, id: string): Promise<void> {
  await signedInAs(page, account);
  await page.goto(`${PAGE}?conversation=${id}`);
  await expect(thread(page)).toBeVisible();
}

export async function write(page: Page, content: string): Promise<void> {
  await messageField(page).fill(content);
  await messageField(page).press('Enter');
}
