import { expect, test } from 'vitest';
import { type DrawnPage, testSite } from '../../testing/test-site.ts';

const site = await testSite();
const { get, open } = site;

/** Sections of figures that the documents have, whose headings keep their words. */
const sectionsOfPlaces = ['Market trends', 'Property types', 'Transport', 'Amenities', 'Demographics'];
/** The heading of a section of worked-out figures says so. */
const section = (page: DrawnPage, name: string) => page.one('region', { name: `${name} Example` });
const trend = /^[+−]?\d+(\.\d)?%$/;
const demand = /^(Steady|High|Very High|Premium)$/;
const inPounds = (pounds: number): string => `£${Math.round(pounds).toLocaleString('en-GB')} pcm`;
const textsOf = (elements: Iterable<{ readonly textContent: string }>): string[] =>
  [...elements].map(({ textContent }) => textContent);

test('an area has its name, county, postcode, district, description, rents and trends', async () => {
  const page = await open('/areas/manchester');
  expect(page.one('heading', { level: 1 }).textContent).toBe('Renting in Manchester');
  expect(page.main.textContent).toContain('Manchester is in Greater Manchester, with Salford');
  expect(page.main.textContent).toContain('The rest of this page shows examples of what will go here.');
  for (const [name, value] of [
    ['County', /^Greater Manchester$/],
    ['Postcode', /^M1$/],
    ['Postal district', /^Manchester$/],
    ['Properties', /^[\d,]+$/],
    ['Average rent', /^£[\d,]+ pcm$/],
    ['Price range', /£[\d,]+ pcm\s*to\s*£[\d,]+ pcm/],
    ['Rent, past month', trend],
    ['Rent, past year', trend],
    ['Days on the market', /^\d+$/],
    ['Demand', demand],
    ['People', /^570,000$/],
    ['Average age', /^\d\d$/],
    ['Students', /^\d+%$/],
    ['Young adults', /^\d+%$/],
  ] as const)
    expect(page.fact(name), name).toMatch(value);
});

test('every section stands in its place without JavaScript', async () => {
  for (const path of ['/areas/leeds', '/postcode/M1'])
    expect((await open(path)).html).not.toMatch(/<template|<div hidden id="S:/);
});

test('an area has transport, amenities, and property types whose counts add up', async () => {
  const page = await open('/areas/manchester');
  for (const name of sectionsOfPlaces) expect(section(page, name)).toBeDefined();
  for (const name of ['Transport', 'Amenities'])
    expect(page.all('listitem', {}, section(page, name)).length, name).toBeGreaterThanOrEqual(4);
  const types = section(page, 'Property types');
  const number = (text: string) => Number(text.replaceAll(',', ''));
  const counts = textsOf(types.querySelectorAll('tbody tr td:nth-of-type(2)')).map(number);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(number(page.fact('Properties') ?? ''));
  for (const rent of textsOf(types.querySelectorAll('tbody tr td:last-child'))) expect(rent).toMatch(/^£[\d,]+$/);
});

test.for([
  ['aberdeen', 'Steady'],
  ['bristol', 'High'],
  ['belfast', 'Very High'],
  ['croydon', 'Premium'],
] as const)('the demand in %s is %s, one of four levels', async ([area, level]) => {
  expect((await open(`/areas/${area}`)).fact('Demand')).toBe(level);
});

test('an area leads to its neighbours, to its homes and to its postcode', async () => {
  const page = await open('/areas/manchester');
  const nearby = page.one('link', { name: 'Ashton-under-Lyne' }, page.one('region', { name: 'Nearby areas' }));
  expect(nearby.getAttribute('href')).toBe('/areas/ashton-under-lyne');
  const neighbour = await open('/areas/ashton-under-lyne');
  expect(neighbour.one('heading', { level: 1 }).textContent).toBe('Renting in Ashton-under-Lyne');
  const stoke = await open('/areas/stoke-on-trent');
  expect(stoke.one('link', { name: 'See homes in Stoke-on-Trent' }).getAttribute('href')).toBe(
    '/properties?location=Stoke-on-Trent',
  );
  expect(stoke.all('link', { name: /^ST\d+$/ }).map((link) => link.getAttribute('href'))).toContainEqual(
    expect.stringMatching(/^\/postcode\/ST\d+$/),
  );
});

test.for([
  ['/areas/Manchester', '/areas/manchester'],
  ['/areas/stoke%20on%20trent', '/areas/stoke-on-trent'],
  ['/areas/newcastle', '/areas/newcastle-upon-tyne'],
  ["/areas/King's%20Lynn", '/areas/kings-lynn'],
  ['/areas/LEEDS?from=mail', '/areas/leeds?from=mail'],
  ['/postcode/m1', '/postcode/M1'],
  ['/postcode/m11ae', '/postcode/M11AE'],
  ['/postcode/m1%201ae', '/postcode/M11AE'],
  ['/postcode/%20sw1a%20%202aa', '/postcode/SW1A2AA'],
] as const)('%s has its home at %s', async ([asked, home]) => {
  const { statusCode, headers } = await get(asked);
  expect([statusCode, headers.location]).toEqual([301, home]);
});

test('an area nobody knows is the 404 page, with status 404', async () => {
  for (const area of ['atlantis', 'constructor', '__proto__', '%F0%9F%8F%A0', 'x'.repeat(300), "'%20OR%201=1"]) {
    const page = await open(`/areas/${area}`);
    expect(page.status, area).toBe(404);
    expect(page.main.textContent, area).toContain('Oops! Page not found');
    expect(page.document.title).toContain('Page not found');
    expect(page.meta('robots')).toBe('noindex');
  }
});

test('a postcode nobody has is not found, with status 404 and a way on', async () => {
  const nobodys = ['ZZ1', 'Zz1?from=mail', 'QQ11AA', 'JE2', 'GY1', 'IM1', 'HELLO', '123', '%F0%9F%8F%A0', 'M'];
  for (const code of [...nobodys, 'x'.repeat(200)]) {
    const page = await open(`/postcode/${code}`);
    expect(page.status, code).toBe(404);
    expect(page.one('heading', { level: 1 }).textContent, code).toBe('Postcode Not Found');
    expect(page.meta('robots')).toBe('noindex');
    expect(page.all('link', {}, page.main)[0]?.getAttribute('href')).toBe('/properties');
  }
});

test('odd addresses never break the server', async () => {
  for (const place of ['/areas', '/postcode'])
    for (const odd of ['/%', '/%00', '/..%2f..%2fetc', '/', '/leeds/x'])
      expect((await get(place + odd)).statusCode, place + odd).toBeLessThan(500);
});

test('nineteen postcodes have detailed data in every section', async () => {
  for (const code of 'M1 M2 BL1 SW1 E1 N1 W1 B1 CV1 LS1 S1 L1 BS1 G1 EH1 CF1 BT1 NE1 NG1'.split(' ')) {
    const page = await open(`/postcode/${code}`);
    expect(page.status, code).toBe(200);
    expect(page.one('heading', { level: 1 }).textContent).toContain(code);
    for (const name of sectionsOfPlaces) expect(section(page, name), code).toBeDefined();
    expect(page.one('region', { name: 'Nearby postcodes' }), code).toBeDefined();
    expect(page.fact('Average rent'), code).toMatch(/^£[\d,]+ pcm$/);
  }
});

test.for([
  ['SE15', 2000],
  ['M40', 960],
  ['B30', 800],
  ['AB10', 720],
  ['SA1', 640],
  ['YO1', 720],
  ['BA1', 1040],
  ['DH1', 640],
  ['NR1', 800],
] as const)('%s is generated from its prefix: £%i a month, from 0.7 to 1.5 times that', async ([code, base]) => {
  const said = (await open(`/postcode/${code}`)).main.textContent;
  for (const rent of [base, base * 0.7, base * 1.5]) expect(said).toContain(inPounds(rent));
});

test('market trends of a postcode have a line with words for it, and its people are told', async () => {
  const page = await open('/postcode/M1');
  for (const [name, value] of [
    ['Rent, past month', trend],
    ['Rent, past year', trend],
    ['Days on the market', /^\d+$/],
    ['Demand', demand],
  ] as const)
    expect(page.fact(name), name).toMatch(value);
  const trends = section(page, 'Market trends');
  expect(
    page.one('img', { name: /^Example line chart: from £[\d,]+ pcm a year ago to £1,250 pcm now/ }, trends),
  ).toBeDefined();
  expect(section(page, 'Demographics').textContent).toMatch(/People\s*17,500.*Average age\s*28.*Students\s*31%.*47%/s);
  expect(page.one('region', { name: 'What we know about M1' }).textContent).toContain(
    'There are no homes in M1 on Letfair at the moment. We’ll show what homes cost once there are 5.',
  );
});

test('property types: 25, 35, 25 and 15 percent, in a table and in a bar with words for it', async () => {
  const page = await open('/postcode/SE15');
  const types = section(page, 'Property types');
  const cells = textsOf(page.all('cell', {}, types));
  expect(cells.filter((text) => text.includes('%'))).toEqual(['25%', '35%', '25%', '15%']);
  expect(page.one('img', { name: /^Example bar chart: .*25%.*35%.*25%.*15%/ }, types)).toBeDefined();
  for (const rent of textsOf(types.querySelectorAll('tbody tr td:last-child'))) expect(rent).toMatch(/^£[\d,]+$/);
});

test('nearby postcodes are the same prefix from 1 to 5, without the one being viewed', async () => {
  const page = await open('/postcode/LS3');
  const nearby = page.all('link', {}, page.one('region', { name: 'Nearby postcodes' }));
  expect(textsOf(nearby)).toEqual(['LS1', 'LS2', 'LS4', 'LS5']);
  expect(nearby.map((link) => link.getAttribute('href'))).toEqual(
    ['LS1', 'LS2', 'LS4', 'LS5'].map((code) => `/postcode/${code}`),
  );
});

test('a postcode always shows the same figures, those of its district, and another shows others', async () => {
  const first = (await open('/postcode/NR7')).main.textContent;
  expect((await open('/postcode/NR7?again')).main.textContent).toBe(first);
  expect((await open('/postcode/NR8')).main.textContent.replaceAll('NR8', 'NR7')).not.toBe(first);
  const [district, whole] = await Promise.all([open('/postcode/M1'), open('/postcode/M11AE')]);
  expect(whole.one('heading', { level: 1 }).textContent).toContain('M1 1AE');
  expect(section(whole, 'Market trends').textContent).toBe(section(district, 'Market trends').textContent);
  expect(whole.one('link', { name: 'See homes in M1' }).getAttribute('href')).toBe('/properties?location=M1');
  expect(whole.all('link', { name: 'Manchester' }, whole.main)[0]?.getAttribute('href')).toBe('/areas/manchester');
});
