import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import { newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test.describe('as the server draws it', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer carries the version stamp and links to the public pages', async ({ page }) => {
    for (const path of ['/', '/properties', '/auth/login', '/dashboard']) {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      await expect(footer, path).toContainText('13.08.25');
      const targets = await footer.getByRole('link').evaluateAll((links) => links.map((a) => a.getAttribute('href')));
      expect(targets, path).toEqual(expect.arrayContaining([...publicPaths]));
    }
  });
});

test('whoever is signed in is led to their own pages instead of signing in', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request, 'tenant'));
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Your dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(footer.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile');
  await expect(footer.locator('a[href^="/auth/"]')).toHaveCount(0);
});

test('no link of a public page leads to a dead end', async ({ request }) => {
  const links = new Set<string>();
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(href.replaceAll('&amp;', '&'));
  }
  expect(links.size).toBeGreaterThan(10);
  const dead: string[] = [];
  for (const link of links) {
    const response = await request.get(link);
    if (!response.ok()) dead.push(`${response.status()} ${link}`);
  }
  expect(dead).toEqual([]);
});
