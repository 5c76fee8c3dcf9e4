import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importAreaFacts } from '@letfair/api';
import { approveListings } from '@letfair/api/testing/listings';
import { expect, test } from 'vitest';
import { type DrawnPage, PUBLIC_URL, testSite } from '../../testing/test-site.ts';

const site = await testSite();
const { get, open } = site;

/** The heading of a section of worked-out figures says so. */
const section = (page: DrawnPage, name: string) => page.one('region', { name: `${name} Example` });

/** Live homes in one outcode, of one lister. */
async function listHomes(outcode: string, homes: readonly Parameters<ReturnType<typeof approveListings>>[1][]) {
  const { token } = await site.as('landlord');
  const address = { line2: '', city: 'Quayside', postcode: `${outcode} 0AA`, county: 'Cumbria' };
  for (const [at, home] of homes.entries())
    await approveListings(site)(token, {
      ...home,
      address: { ...address, line1: `${at + 1} Quay Row` },
      materialInformation: { holdingDeposit: 50, securityDeposit: 100 },
    });
}

test('a real figure of live homes stands first, with its sample, and replaces its example', async () => {
  await listHomes(
    'CA14',
    [600, 650, 700, 750, 800].map((price) => ({ price, bedrooms: 0, propertyType: 'studio' })),
  );
  const page = await open('/areas/workington');
  const [first] = page.all('heading', { level: 2 }, page.main);
  expect(first?.textContent).toBe('What we know about Workington');
  const live = page.one('region', { name: 'Homes on Letfair' });
  expect(live.textContent).toMatch(/Median rent\s*£700 pcm\s*from 5 homes on Letfair/);
  expect(live.textContent).toMatch(/Lowest to highest\s*£600 to £800 pcm/);
  expect(live.textContent).toMatch(/Added in the last 30 days\s*5\s*of 5 homes/);
  expect(live.textContent).toMatch(/No separate bedroom\s*£700 pcm\s*5/);
  for (const replaced of ['Average rent', 'Price range', 'Properties']) expect(page.fact(replaced)).toBeNull();
  const types = section(page, 'Property types').textContent;
  expect(types).not.toContain('Studio');
  expect(types).toContain('2 bedrooms');
  expect(page.fact('Days on the market')).toMatch(/^\d+$/);
});

test('from 5 live homes on a place is for search engines, in the sitemap and at one address', async () => {
  const addresses = async () => (await get('/sitemap.xml?part=pages')).body;
  const before = await open('/postcode/CA26');
  expect([before.meta('robots'), before.canonical]).toEqual(['noindex', null]);
  expect(before.meta('og:url')).toBe(`${PUBLIC_URL}/postcode/CA26`);
  const homes = [700, 800, 900, 1_000].map((price) => ({ price, bedrooms: 1 }));
  await listHomes('CA26', [...homes, { price: 1_100, bedrooms: 1 }, { price: 3_000, bedrooms: 4 }]);
  const page = await open('/postcode/CA26');
  const live = page.one('region', { name: 'Homes on Letfair' });
  expect(live.textContent).toMatch(/Median rent\s*£950 pcm\s*from 6 homes on Letfair/);
  expect(live.textContent).toMatch(/1 bedroom\s*£900 pcm\s*5/);
  expect(live.textContent).not.toContain('4 bedrooms');
  expect(page.meta('description')).toContain('Real median rents');
  const address = '/properties?location=CA26';
  for (const path of ['/postcode/CA26', '/postcode/CA263AA', address, '/properties?location=ca26']) {
    const { canonical, meta } = await open(path);
    expect([meta('robots'), canonical], path).toEqual([null, PUBLIC_URL + address]);
  }
  expect(page.one('link', { name: '6 homes on Letfair' }, live).getAttribute('href')).toBe('/properties?location=CA26');
  expect((await open('/properties?location=CA26')).main.textContent).toContain('Showing 6 properties');
  const listed = await addresses();
  expect([`${address}<`, '=CA27<', '/postcode/CA26<'].map((part) => listed.includes(part))).toEqual([
    true,
    false,
    false,
  ]);
});

/** Codes such as "LS6", "SW1A 2AA" and "A40" are names. */
const CODES = /\b[A-Z]{1,2}\d{1,2}[A-Z]?( \d[A-Z]{2})?\b/g;

/** Every number that a place page shows, and where it comes from: its source, the word Example, or neither. */
function numbersOf(page: DrawnPage) {
  const walker = page.document.createTreeWalker(page.main, 4);
  const found: { readonly text: string; readonly from: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.replace(CODES, '').trim();
    if (/\d/.test(text)) found.push({ text, from: originOf(node.parentElement) });
  }
  for (const picture of page.all('img', {}, page.main)) {
    const text = (picture.getAttribute('aria-label') ?? '').replace(CODES, '');
    if (/\d/.test(text)) found.push({ text, from: originOf(picture) });
  }
  return found;
}

function originOf(element: { closest: (selector: string) => unknown } | null): string {
  const part = element?.closest('section') as { textContent: string; querySelector: (s: string) => unknown } | null;
  const heading = (part?.querySelector('h2, h3') as { textContent: string } | null)?.textContent ?? '';
  if (/\bExample\b/.test(heading)) return 'example';
  return /Source: (.{10,60})/.exec(part?.textContent ?? '')?.[1] ?? 'nowhere';
}

const census = (heading: string, figures: string): string =>
  `date,geography,geography code,${heading}\n2021,LS29 8,LS29 8,${figures}\n`;

test('imported open data are known, with source, licence and date beside them, and replace their examples', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'letfair-census-'));
  const student = 'Schoolchild or full-time student indicator';
  for (const [name, text] of [
    ['ts001.csv', census('Residence type: Total; measures: Value', '9000')],
    [
      'ts068.csv',
      census(`${student}: Total: All usual residents aged 5 years and over,${student}: Student`, '8000,2000'),
    ],
  ] as const) {
    await writeFile(join(folder, name), text);
    expect(await importAreaFacts(site.pool, join(folder, name))).toMatchObject({ ok: true });
  }
  await rm(folder, { recursive: true });
  const page = await open('/postcode/LS29');
  const known = page.one('region', { name: 'People and broadband' });
  expect(known.textContent).toMatch(
    /People9,000Source: Census 2021: usual residents, 21 March 2021 \(Open Government Licence v3\.0\)/,
  );
  expect(known.textContent).toMatch(/Students25%of people aged 5 and over, including schoolchildren/);
  expect(known.textContent).toContain('Office for National Statistics');
  const examples = section(page, 'Demographics').textContent;
  for (const replaced of ['People', 'Students']) expect(examples).not.toContain(replaced);
  expect(examples).toContain('Average age');
  expect(page.meta('robots')).toBeNull();
  expect(page.meta('description')).toContain('Real figures from open data.');
  expect(numbersOf(page).filter(({ from }) => from === 'nowhere')).toEqual([]);
});

test.for([
  '/areas/leeds',
  '/areas/workington',
  '/areas/lerwick',
  '/areas/belfast',
  '/areas/kent',
  '/areas/london',
  '/postcode/M1',
  '/postcode/CA26',
  '/postcode/BT23',
  '/postcode/SW1A2AA',
])('every number on %s has a source, or the word Example in the heading of its section', async (path) => {
  const page = await open(path);
  const numbers = numbersOf(page);
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter(({ from }) => from === 'nowhere')).toEqual([]);
  expect(numbers.some(({ from }) => from === 'example')).toBe(true);
  for (const table of page.all('table', {}, page.main))
    if (originOf(table) === 'example') expect(table.querySelector('caption')?.textContent).toContain('Example');
});
