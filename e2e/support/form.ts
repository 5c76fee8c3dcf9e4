import { expect, type Locator, type Page } from '@playwright/test';

/** A control by the field name the documents give it. */
export const field = (page: Page, name: string): Locator =>
  page.locator(`:is(input, select, textarea)[name="${name}"]`);

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const [first = ''] = Object.keys(values);
  await field(page, first).waitFor();
  // asked once, not for every field: each question costs as much as the answer typed
  const selects = await page.locator('select').evaluateAll((all) => all.map((select) => select.getAttribute('name')));
  for (const [name, value] of Object.entries(values))
    if (selects.includes(name)) await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
}

/** A sentence shown under a field is tied to its control. */
export async function expectFieldError(page: Page, name: string, sentence = ''): Promise<void> {
  const control = field(page, name);
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  // a hint may stand before the sentence
  await expect(control).toHaveAccessibleDescription(new RegExp(sentence ? `${escaped(sentence)}$` : '.'));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const alert = (where: Page | Locator): Locator => where.getByRole('alert');
export const toast = (page: Page): Locator => page.getByRole('status').filter({ visible: true });
