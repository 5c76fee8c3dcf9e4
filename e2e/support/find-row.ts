import { expect, type Locator, type Page } from '@playwright/test';

/** Lists of the admins are shared by all tests and shown page by page: loads more until the row, or card, is there. */
export async function findRow(page: Page, row: Locator): Promise<Locator> {
  await expect(async () => {
    const more = page.getByRole('button', { name: 'Load more' });
    if ((await row.count()) === 0 && (await more.count()) > 0) await more.click();
    await expect(row).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
  return row;
}
