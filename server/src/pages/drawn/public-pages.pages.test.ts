import { approveListings } from '@letfair/api/testing/listings';
import { aSignUp } from '@letfair/api/testing/people';
import { dataOf } from '@letfair/api/testing/test-api';
import { contract } from '@letfair/contract';
import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import { expect, test } from 'vitest';
import { PUBLIC_URL, testSite } from '../../testing/test-site.ts';

const site = await testSite();
const { call, get, open } = site;

test.for(publicPaths)('%s reads without JavaScript, with a way to the homes and the footer', async (path) => {
  const page = await open(path);
  expect(page.status).toBe(200);
  expect(page.one('heading', { level: 1 }).textContent).not.toBe('');
  expect(page.one('link', { name: 'Properties' }, page.one('banner')).getAttribute('href')).toBe('/properties');
});

test.for(publicPaths)('%s asks for no script and loads none ahead before it is drawn', async (path) => {
  const { body } = await get(path);
  expect(body).toMatch(/type="text\/plain" data-held="\w{16}" data-modules="\/assets\//);
  expect(body).not.toContain('type="module" async');
  expect(body).not.toMatch(/<link rel="modulepreload"|<script[^>]* (src=|type="module")/);
});

test('the search of the home page is a form that works', async () => {
  const home = await open('/');
  const form = home.document.querySelector('[name="location"]')?.closest('form');
  expect([form?.getAttribute('action'), form?.getAttribute('method') ?? 'get']).toEqual(['/properties', 'get']);
  const found = await open('/properties?location=Leeds');
  expect(found.one('heading', { level: 1 }).textContent).toBe('Homes to rent in Leeds');
});

test('the footer carries the version stamp and links to the public pages', async () => {
  for (const path of ['/', '/properties', '/auth/login', '/dashboard']) {
    const page = await open(path);
    const footer = page.one('contentinfo');
    expect(footer.textContent, path).toContain('13.08.25');
    const targets = page.all('link', {}, footer).map((link) => link.getAttribute('href'));
    expect(targets, path).toEqual(expect.arrayContaining([...publicPaths]));
  }
});

test('account pages say that they need JavaScript', async () => {
  for (const path of ['/dashboard', '/auth/login', '/auth/signup'])
    expect((await open(path)).document.body.textContent, path).toMatch(/javascript/i);
});

test('account pages ask not to be listed', async () => {
  for (const path of ['/dashboard', '/admin/dashboard']) {
    const page = await open(path);
    expect([page.meta('robots'), page.canonical], path).toEqual(['noindex', null]);
  }
});

test('what an admin types from memory leads to the review', async () => {
  const { statusCode, headers } = await get('/admin');
  expect([statusCode, headers.location]).toEqual([302, '/admin/review']);
});

const readable = publicPaths;
/** Width and height of a PNG. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test.for(readable)('%s says what it is', async (path) => {
  const page = await open(path);
  expect(page.document.title).toContain('Letfair');
  expect(page.meta('description')?.length).toBeGreaterThan(50);
  expect(page.canonical).toBe(PUBLIC_URL + path);
  expect(page.meta('og:url')).toBe(PUBLIC_URL + path);
  expect(page.meta('og:title')).toBe(page.document.title);
  expect(page.meta('og:description')).toBe(page.meta('description'));
  expect(page.meta('og:type')).toBe('website');
  expect(page.meta('og:site_name')).toBe('Letfair');
  expect(page.meta('robots')).toBeNull();
  const picture = page.meta('og:image') ?? '';
  expect(picture.startsWith(PUBLIC_URL)).toBe(true);
  const file = await get(picture.slice(PUBLIC_URL.length));
  expect([file.statusCode, file.headers['content-type'], sizeOf(file.rawPayload)]).toEqual([
    200,
    'image/png',
    '1200x630',
  ]);
});

test('every page says it in words of its own', async () => {
  const others = ['/areas/manchester', '/areas/leeds', '/postcode/M1', '/postcode/LS1'];
  const pages = await Promise.all([...readable, ...others].map(open));
  expect(new Set(pages.map(({ document }) => document.title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ meta }) => meta('description'))).size).toBe(pages.length);
  const ofAccounts = ['login', 'signup', 'forgot-password', 'verify'].map((name) => `/auth/${name}`);
  const titles = await Promise.all(
    ['/dashboard', ...ofAccounts].map(async (path) => (await open(path)).document.title),
  );
  expect(new Set([...titles, ...pages.map(({ document }) => document.title)]).size).toBe(titles.length + pages.length);
});

test.for([
  ['/areas/manchester', ['/', '/areas/manchester']],
  ['/postcode/M11AE', ['/', '/areas/manchester', '/postcode/M11AE']],
] as const)('%s tells machines and people the way from home', async ([path, trail]) => {
  const page = await open(path);
  expect(page.things.find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: trail.map((at, before) => ({ item: PUBLIC_URL + at, position: before + 1 })),
  });
  const nav = page.one('navigation', { name: 'Breadcrumb' });
  expect(page.all('listitem', {}, nav)).toHaveLength(trail.length);
  expect(nav.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
});

test('robots.txt closes what is not for crawlers and names the sitemap', async () => {
  const { statusCode, headers, body } = await get('/robots.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers['cache-control']).toContain('s-maxage=');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: ${PUBLIC_URL}/sitemap.xml`]),
  );
});

const addressesIn = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
async function addressesAt(address: string): Promise<string[]> {
  const { statusCode, headers, body } = await get(address.replace(PUBLIC_URL, ''));
  expect(statusCode, address).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/xml/);
  return addressesIn(body);
}

test('sitemap.xml is an index of absolute addresses of all public pages and all live homes', async () => {
  const id = await approveListings(site)((await site.as('landlord')).token);
  await expect.poll(async () => (await addressesAt('/sitemap.xml')).length).toBeGreaterThan(1);
  const parts = await addressesAt('/sitemap.xml');
  expect(parts[0]).toBe(`${PUBLIC_URL}/sitemap.xml?part=pages`);
  const addresses = (await Promise.all(parts.map(addressesAt))).flat();
  for (const path of publicPaths) expect(addresses).toContain(PUBLIC_URL + path);
  expect(addresses.filter((address) => address.startsWith(`${PUBLIC_URL}/properties/${id}/`))).toHaveLength(1);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => address.startsWith(`${PUBLIC_URL}/`))).toBe(true);
  const homes = (await get(parts[1]!.replace(PUBLIC_URL, ''))).body;
  expect(homes.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(addressesIn(homes).length);
});

test('sitemap.xml names nothing that is not there or has another home', async () => {
  const paths = (await addressesAt('/sitemap.xml?part=pages')).map((address) => address.slice(PUBLIC_URL.length));
  const everyFortieth = paths.filter((path, at) => at % 40 === 0 || publicPaths.includes(path));
  for (const path of everyFortieth) expect((await get(path)).statusCode, path).toBe(200);
});

test('sitemap.xml has no part that the index does not name', async () => {
  for (const part of ['0', '2', '-1', 'x', 'ffffffff-ffff-7fff-bfff-ffffffffffff', ''])
    expect((await get(`/sitemap.xml?part=${part}`)).statusCode, part).toBe(404);
});

test('a page names its manifest, and the manifest its icons', async () => {
  const { document } = await open('/');
  const target = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
  const answer = await get(target('manifest'));
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = answer.json();
  expect(manifest).toMatchObject({ short_name: 'Letfair', start_url: '/', display: 'standalone', lang: 'en-GB' });
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  for (const { src, sizes, type } of icons) {
    const icon = await get(src);
    expect([icon.statusCode, icon.headers['content-type']], src).toEqual([200, type]);
    if (type === 'image/png') expect(sizeOf(icon.rawPayload), src).toBe(sizes);
  }
  const purposes = icons.map(({ purpose, sizes }) => [purpose, sizes]);
  expect(purposes).toContainEqual(['maskable', '512x512']);
  expect(purposes).toContainEqual([undefined, '192x192']);
  expect((await get(target('apple-touch-icon'))).statusCode).toBe(200);
});

test('an unknown path is the 404 page, with status 404 and a way home', async () => {
  for (const path of ['/no-such-page', '/auth/no-such-page', '/properties/%F0%9F%8F%A0/x/y', '/dashboard/nothing']) {
    const page = await open(path);
    expect(page.status, path).toBe(404);
    expect(page.main.textContent, path).toContain('Oops! Page not found');
    expect(page.one('link', { name: /home/i }, page.main).getAttribute('href')).toBe('/');
  }
});

test('a path that is no valid text is refused without a fault', async () => {
  for (const path of ['/%', '/%FF%FE', '/properties/%00', `/${'a'.repeat(3_000)}`])
    expect((await get(path)).statusCode, path.slice(0, 20)).toBeLessThan(500);
});

test('an unknown call below /api answers the envelope', async () => {
  const answer = await get('/api/no-such-call');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ success: false, error: { code: 'not_found' } });
});

test('no link of a public page leads to a dead end', async () => {
  const links = new Set<string>();
  for (const path of publicPaths)
    for (const [, href = ''] of (await get(path)).body.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      links.add(href.replaceAll('&amp;', '&'));
  expect(links.size).toBeGreaterThan(10);
  for (const link of links) expect((await get(link)).statusCode, link).toBe(200);
});

test('no rendered page has an email, a phone, a full name of a landlord or a hidden address', async () => {
  const person = { firstName: 'Zebedee', lastName: 'Quillfeather', phone: '07700 900987' };
  const email = 'zebedee@landlord.example';
  const signedUp = await call(contract.accounts.signUp, { body: aSignUp('landlord', { ...person, email }) });
  const code = dataOf(signedUp.answer).verificationCode ?? '';
  const { token } = dataOf((await call(contract.accounts.verify, { body: { email, code } })).answer);
  const id = await approveListings(site)(token, {
    title: 'A home of a private landlord',
    address: { line1: '77 Nightjar Terrace', line2: '', city: 'Leeds', county: '', postcode: 'LS1 4AP' },
  });
  const page = `/properties/${id}`;
  const { headers } = await get(page);
  const drawn = headers.location ?? page;
  for (const path of [
    ...publicPaths,
    String(drawn),
    `${drawn}.data`,
    '/properties?location=Leeds',
    '/sitemap.xml',
    '/api/properties',
  ]) {
    const { statusCode, body } = await get(path);
    expect(statusCode, path).toBe(200);
    for (const secret of [person.lastName, email, '900987', '900 987', 'Nightjar'])
      expect(body.includes(secret), `${path}: ${secret}`).toBe(false);
    // As a word, because a random reference may contain it.
    expect(body, path).not.toMatch(/\b(LS1)?4AP\b/);
  }
  expect((await get(String(drawn))).body).toContain('Zebedee Q.');
});
