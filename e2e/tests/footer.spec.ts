import { documentedPages, publicPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

for (const path of publicPages) {
  test(`${path}: the footer carries the version stamp and links to the public pages`, async ({ page }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('13.08.25');
    for (const target of documentedPages) await expect(footer.locator(`a[href="${target}"]`).first()).toBeVisible();
  });
}

test('every link of the public pages leads to a page, or honestly to the 404 page while a documented one is missing', async ({
  page,
  request,
}) => {
  const seen = new Set<string>();
  for (const path of publicPages) {
    await page.goto(path);
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    for (const link of links) seen.add(link.split('#')[0] ?? link);
  }
  const addresses = [...seen].filter((link) => link.startsWith('http'));
  expect(addresses.length).toBeGreaterThan(5);
  const dead: string[] = [];
  for (const address of addresses) {
    const response = await request.get(address);
    const absent = response.status() === 404 && documentedPages.includes(new URL(address).pathname);
    if (!response.ok() && !absent) dead.push(`${response.status()} ${address}`);
  }
  expect(dead).toEqual([]);
});
