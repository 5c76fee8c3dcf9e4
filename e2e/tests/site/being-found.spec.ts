import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import type { APIRequestContext } from '@playwright/test';
import { liveHomeOf } from '../../support/live-home.ts';
import { newAccount } from '../../support/new-account.ts';
import { expect, test } from '../../support/test.ts';

// Nothing here needs the script, and a page without it is read twice as fast.
test.use({ javaScriptEnabled: false });

const readable = [...publicPaths, '/areas/manchester', '/postcode/M1', '/postcode/M11AE'];

test('every page says what it is, in words of its own', async ({ page, baseURL, request }) => {
  const words = new Set<string | null>();
  for (const path of readable)
    await test.step(`${path} says what it is`, async () => {
      await page.goto(path);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      const address = baseURL + path;
      const title = await page.title();
      expect(title).toContain('Letfair');
      expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(40);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
      expect(await content('meta[property="og:url"]')).toBe(address);
      expect(await content('meta[property="og:title"]')).toBe(title);
      expect(await content('meta[property="og:description"]')).toBe(await content('meta[name="description"]'));
      expect(await content('meta[property="og:type"]')).toBe('website');
      expect(await content('meta[property="og:site_name"]')).toBe('Letfair');
      const picture = (await content('meta[property="og:image"]')) ?? '';
      expect(picture.startsWith(baseURL ?? '')).toBe(true);
      const response = await request.get(picture);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
      const bytes = await response.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], 'width and height').toEqual([1200, 630]);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      words.add(title).add(await content('meta[name="description"]'));
    });

  await test.step('so do those of other places', async () => {
    for (const path of ['/areas/leeds', '/postcode/LS1']) {
      await page.goto(path, { waitUntil: 'commit' });
      words.add(await page.title()).add(await page.locator('meta[name="description"]').getAttribute('content'));
    }
    expect(words.size).toBe((readable.length + 2) * 2);
  });
});

test('account pages ask not to be listed', async ({ page }) => {
  for (const path of ['/dashboard', '/admin/dashboard']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(0);
  }
});

test('robots.txt closes what is not for crawlers and names the sitemap', async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(response.headers()['cache-control']).toContain('s-maxage=');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test.describe('sitemap.xml', () => {
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  const addressesAt = async (request: APIRequestContext, address: string) => {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^application\/xml/);
    return addressesIn(await response.text());
  };

  test('is an index of absolute addresses of all public pages and all live homes', async ({ request, baseURL }) => {
    const id = await liveHomeOf(request, await newAccount(request, 'landlord'));
    await expect.poll(async () => (await addressesAt(request, '/sitemap.xml')).length).toBeGreaterThan(1);
    const parts = await addressesAt(request, '/sitemap.xml');
    expect(parts[0]).toBe(`${baseURL}/sitemap.xml?part=pages`);
    const addresses = (await Promise.all(parts.map((part) => addressesAt(request, part)))).flat();
    for (const path of [...publicPaths, '/areas/manchester', '/postcode/M1', '/postcode/ZE1'])
      expect(addresses).toContain(baseURL + path);
    expect(addresses.filter((address) => address.startsWith(`${baseURL}/properties/${id}/`))).toHaveLength(1);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => address.startsWith(`${baseURL}/`))).toBe(true);
    const homes = await (await request.get(parts[1]!)).text();
    expect(homes.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(addressesIn(homes).length);
  });

  test('names nothing that is not there or has another home', async ({ request, baseURL }) => {
    const paths = (await addressesAt(request, '/sitemap.xml?part=pages')).map((path) => path.slice(baseURL!.length));
    const everyFortieth = paths.filter((path, at) => at % 40 === 0 || publicPaths.includes(path));
    for (const path of everyFortieth) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  });

  test('has no part that the index does not name', async ({ request }) => {
    for (const part of ['0', '2', '-1', 'x', 'ffffffff-ffff-7fff-bfff-ffffffffffff', ''])
      expect((await request.get(`/sitemap.xml?part=${part}`)).status(), part).toBe(404);
  });
});

test('a page names its manifest, and the manifest its icons', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await response.json();
  expect(manifest).toMatchObject({ short_name: 'Letfair', start_url: '/', display: 'standalone', lang: 'en-GB' });
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toBe(type);
    if (type !== 'image/png') continue;
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const purposes = manifest.icons.map(({ purpose, sizes }: { purpose?: string; sizes: string }) => [purpose, sizes]);
  expect(purposes).toContainEqual(['maskable', '512x512']);
  expect(purposes).toContainEqual([undefined, '192x192']);
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect((await request.get(touchIcon ?? '')).status()).toBe(200);
});

test('pages of places tell machines and people the way from home', async ({ page, baseURL }) => {
  for (const [path, trail] of [
    ['/areas/manchester', ['/', '/areas/manchester']],
    ['/postcode/M11AE', ['/', '/areas/manchester', '/postcode/M11AE']],
  ] as const)
    await test.step(`${path} tells machines and people the way from home`, async () => {
      await page.goto(path);
      const things = await page.locator('script[type="application/ld+json"]').allTextContents();
      const crumbs = things.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'BreadcrumbList');
      expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual(trail.map((at) => baseURL + at));
      expect(crumbs.itemListElement.map(({ position }: { position: number }) => position)).toEqual(
        trail.map((_, at) => at + 1),
      );
      const nav = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(nav.getByRole('listitem')).toHaveCount(trail.length);
      await expect(nav.locator('[aria-current="page"]')).toHaveCount(1);
    });
});
