import { createHash } from 'node:crypto';
import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** The home page, the search and the contact page have tests of their own. */
const pages = publicPaths.filter((path) => !['/', '/properties', '/contact'].includes(path));

const main = (page: Page): Locator => page.getByRole('main');
const region = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true });
const titles = (place: Locator): Locator => place.getByRole('heading', { level: 3 });

test('/landlords says what a landlord gets, and leads to the sign-up', async ({ page }) => {
  await page.goto('/landlords');

  await test.step('six benefits', async () => {
    const benefits = region(page, 'Why list with Letfair');
    await expect(benefits.getByRole('listitem')).toHaveCount(6);
    await expect(titles(benefits)).toHaveText([
      'Free forever',
      'Pre-screened tenants',
      'Smart matching',
      'Secure messaging',
      'Digital applications',
      'Dashboard and analytics',
    ]);
    await expect(benefits.getByRole('listitem').nth(1)).toContainText('verified email address');
  });

  await test.step('three steps: create account, list property, receive applications', async () => {
    const steps = region(page, 'Three steps to your next tenant');
    await expect(titles(steps)).toHaveText(['Create account', 'List property', 'Receive applications']);
    await expect(steps).toContainText('under 10 minutes');
  });

  await test.step('the Free Landlord Account at £0/month and what it lists', async () => {
    await expect(page.getByRole('heading', { name: 'Free Landlord Account' })).toBeVisible();
    await expect(main(page)).toContainText('£0/month');
    for (const item of ['Property listings', 'Tenant applications', 'Communication tools', 'Property analytics'])
      await expect(main(page).getByRole('listitem').filter({ hasText: item })).toBeVisible();
  });

  await test.step('a beta banner', () => expect(page.getByRole('complementary', { name: 'Beta' })).toBeVisible());

  await test.step('questions open by click and by key', async () => {
    const answer = page.getByText('We do not run credit checks, references or right to rent checks', { exact: false });
    await expect(answer).toBeHidden();
    await page.getByText('Are tenants pre-screened or referenced?').click();
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });

  await test.step('every call to action goes to the landlord sign-up', async () => {
    const targets = await main(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets.length).toBeGreaterThanOrEqual(4);
    expect(new Set(targets)).toEqual(new Set(['/auth/signup?type=landlord']));
    await main(page).getByRole('link').nth(1).click();
    await expect(page).toHaveURL('/auth/signup?type=landlord');
    await expect(page.getByRole('tab', { name: /landlord/i })).toHaveAttribute('aria-selected', 'true');
  });
});

test('/how-it-works: 4 steps for tenants and 4 for landlords', async ({ page }) => {
  await page.goto('/how-it-works');
  for (const name of ['For tenants', 'For landlords and agents']) {
    await expect(region(page, name).getByRole('listitem'), name).toHaveCount(4);
    await expect(titles(region(page, name)), name).toHaveCount(4);
  }
  await expect(region(page, 'For tenants').getByRole('link')).toHaveAttribute('href', '/auth/signup?type=tenant');
  await expect(region(page, 'For landlords and agents').getByRole('link')).toHaveAttribute(
    'href',
    '/auth/signup?type=landlord',
  );
});

test('/pricing: Free Forever, £0, zero cost, unlimited listings and a way to sign up', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Free Forever' })).toBeVisible();
  await expect(main(page).getByText('£0', { exact: true }).first()).toBeVisible();
  await expect(main(page).getByText('Zero cost', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Unlimited listings', { exact: true })).toBeVisible();
  const prices = await page.getByRole('cell').allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  expect(new Set(prices)).toEqual(new Set(['£0']));
  await main(page).locator('a[href="/auth/signup"]').click();
  await expect(page).toHaveURL('/auth/signup');
});

test.describe('/features', () => {
  // Nothing here needs the script, and a page without it is read twice as fast.
  test.use({ javaScriptEnabled: false });

  test('every feature is live or coming soon, and the count says how many', async ({ page }) => {
    await page.goto('/features');
    const all = main(page).getByRole('listitem');
    const live = all.filter({ has: page.getByText('Live', { exact: true }) });
    const comingSoon = all.filter({ has: page.getByText('Coming soon', { exact: true }) });
    const counts = [await live.count(), await comingSoon.count()] as const;
    expect(counts[0] + counts[1]).toBe(await all.count());
    await expect(page.getByText(`${counts[0]} of ${counts[0] + counts[1]} live`)).toBeVisible();

    const row = (name: string): Locator => all.filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const name of ['Premium placement', 'Document management'])
      await test.step(`${name} is coming soon`, () => expect(row(name)).toContainText('Coming soon'));
    for (const name of [
      'Free accounts',
      'Verified email addresses',
      'In-platform messaging',
      'Reviewed listings and reports',
      'Digital applications',
      'Application tracking',
      'Property analytics',
    ])
      await test.step(`${name} is live`, () => expect(row(name)).toContainText('Live'));
  });
});

for (const { path, sections, words } of [
  {
    path: '/terms',
    sections: 13,
    words: ['governed by the law of England and Wales', 'at least 18 years old', 'not legal advice', '1 May 2026'],
  },
  {
    path: '/privacy',
    sections: 12,
    words: [
      'Under UK data-protection law you have the right to',
      'not for anybody under 18',
      'Information Commissioner’s Office (ICO)',
      'We set no cookies',
      'No third parties',
    ],
  },
])
  test(`${path} has ${sections} numbered sections, and says what the document asks for`, async ({ page }) => {
    await page.goto(path);
    for (const text of words) await expect(main(page)).toContainText(text);
    await expect(main(page).locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);

    await test.step('each section is reached from the table of contents', async () => {
      const headings = main(page).getByRole('article').getByRole('heading', { level: 2 });
      await expect(headings).toHaveCount(sections);
      const names = await headings.allTextContents();
      expect(names.map((name) => Number.parseInt(name, 10))).toEqual(names.map((_, index) => index + 1));
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(contents).toHaveText(names);
      await contents.last().click();
      await expect(headings.last()).toBeInViewport();
      expect(new URL(page.url()).hash).not.toBe('');
    });
  });

test.describe('every information page', () => {
  test('has one h1, no skipped heading level, a description, an address and a place of its own', async ({
    page,
    baseURL,
  }) => {
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(path);
        const levels = await page
          .locator('main :is(h1, h2, h3, h4)')
          .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        expect(levels[0]).toBe(1);
        for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
        const crumbs = (await things(page)).find((thing) => thing['@type'] === 'BreadcrumbList');
        expect(crumbs).toMatchObject({ itemListElement: [{ item: `${baseURL}/` }, { item: baseURL + path }] });
      });
  });

  test('tells machines what the place is', async ({ page, baseURL }) => {
    await page.goto('/how-it-works');
    expect(await things(page)).toContainEqual(
      expect.objectContaining({
        '@type': 'WebSite',
        potentialAction: expect.objectContaining({
          target: expect.objectContaining({ urlTemplate: `${baseURL}/properties?location={search_term_string}` }),
        }),
      }),
    );
    expect(await things(page)).toContainEqual(expect.objectContaining({ '@type': 'Organization', name: 'Letfair' }));
    await page.goto('/pricing');
    const faq = (await things(page)).find((thing) => thing['@type'] === 'FAQPage') as {
      mainEntity: { name: string }[];
    };
    await expect(main(page).locator('summary')).toContainText(faq.mainEntity.map(({ name }) => name));
  });

  test('allows its inline scripts by their hashes and no others', async ({ request }) => {
    const response = await request.get('/pricing');
    const scripts = [
      ...(await response.text()).matchAll(/<script(?![^>]*(?:ld\+json|src=))[^>]*>([\s\S]*?)<\/script>/g),
    ];
    expect(scripts.length).toBeGreaterThan(0);
    const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const allowed = /script-src ([^;]*)/.exec(response.headers()['content-security-policy'] ?? '')?.[1]?.split(' ');
    expect(new Set(allowed)).toEqual(new Set(["'self'", ...hashes]));
  });
});

/** What the page says about itself in JSON-LD. */
async function things(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}
