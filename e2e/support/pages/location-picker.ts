import { expect, type Locator, type Page } from '@playwright/test';

/** The picker of the sign-up, which takes several locations. */
export const picker = (page: Page): Locator => page.getByRole('combobox', { name: 'Preferred areas' });
export const list = (page: Page): Locator => page.getByRole('listbox');
export const options = (page: Page): Locator => list(page).getByRole('option');
export const chips = (page: Page): Locator => page.getByRole('list', { name: 'Chosen places' }).getByRole('listitem');

/** Types until suggestions are open: what is typed before the page runs its script opens none. */
export async function typeForSuggestions(input: Locator, text: string): Promise<void> {
  await expect(async () => {
    await input.fill('');
    await input.fill(text);
    await expect(input).toHaveAttribute('aria-expanded', 'true', { timeout: 3_000 });
  }).toPass();
}

export async function choose(page: Page, text: string, option: string | RegExp): Promise<void> {
  await typeForSuggestions(picker(page), text);
  await list(page).getByRole('option', { name: option }).first().click();
}
