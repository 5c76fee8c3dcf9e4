import { aLister, aLiveListing } from '@letfair/api/testing/listings';
import type { HTMLInputElement } from 'happy-dom';
import { expect, test } from 'vitest';
import { type DrawnPage, PUBLIC_URL, testSite } from '../../testing/test-site.ts';

const site = await testSite();
const { open } = site;

/** Where a browser without JavaScript goes with a form, after changes to some of its fields. */
function addressOf(
  { document }: DrawnPage,
  submit: string,
  changes: Readonly<Record<string, string | string[]>>,
): string {
  const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent.trim() === submit);
  const form = button?.closest('form');
  if (!form) throw new Error(`There is no form with the button "${submit}".`);
  const sent = new URLSearchParams();
  const named = [...form.querySelectorAll('input[name], select[name]')] as HTMLInputElement[];
  for (const control of named) {
    const { name } = control;
    if (name in changes) continue;
    const isChosen = !['checkbox', 'radio'].includes(control.type) || control.checked;
    if (isChosen) sent.append(name, control.value);
  }
  for (const [name, values] of Object.entries(changes)) for (const value of [values].flat()) sent.append(name, value);
  return `${form.getAttribute('action')}?${sent}`;
}

test('the search offers the documented filters and orders, and never refuses an address', async () => {
  const bar = await open('/properties');
  const optionsOf = (name: string) =>
    [...bar.document.querySelectorAll(`select[name="${name}"] option`)].map((option) => option.getAttribute('value'));
  expect(optionsOf('propertyType')).toEqual(['all', 'flat', 'house', 'studio']);
  expect(optionsOf('maxBudget')).toEqual(['', '500', '750', '1000', '1250', '1500', '2000+']);
  expect(optionsOf('sort')).toEqual(['newest', 'price-low', 'price-high', 'bedrooms']);
  const location = (page: typeof bar) => page.document.querySelector('main input[name="location"]');
  expect(location(bar)?.getAttribute('placeholder')).toBe('Enter postcode or area...');

  const whitby = await open('/properties?location=Whitby');
  expect(location(whitby)?.getAttribute('value')).toBe('Whitby');
  expect(whitby.one('heading', { level: 1 }).textContent).toBe('Homes to rent in Whitby');
  expect(whitby.document.title).toContain('Homes to rent in Whitby');

  const odd = await open('/properties?location=CA18&bedrooms=many&maxBudget=cheap&sort=luck&box=1&cursor=nonsense');
  expect(odd.status).toBe(200);
  expect(odd.main.textContent).toMatch(
    /didn’t understand part of this link.*area of the map, highest rent, order, bedrooms, page\./,
  );
  expect(location(odd)?.getAttribute('value')).toBe('CA18');
  expect(odd.main.textContent).toMatch(/Showing \d+ properties/);
});

test('a search in someone’s own words becomes filters, and says what it could not use', async () => {
  const home = await open('/');
  const field = home.document.querySelector('main input[name="q"]');
  expect(field?.closest('form')?.getAttribute('action')).toBe('/properties');

  const { statusCode, headers } = await site.get('/properties?q=2+bed+flat+in+Whitby,+south+facing,+cat+ok');
  expect(statusCode).toBe(302);
  const page = await open(String(headers.location));
  expect(page.one('heading', { level: 1 }).textContent).toBe('Flats to rent in Whitby');
  expect(page.main.textContent).toContain('We understood · We couldn’t use: “south facing”');
  const chips = page
    .all('link', {}, page.one('list', { name: 'Active filters' }))
    .map(({ textContent }) => textContent);
  expect(chips).toEqual(['Remove Whitby', 'Remove Flat', 'Remove 2 beds', 'Remove Pets considered', 'Clear all']);

  const long = await open(
    String((await site.get(`/properties?location=Whitby&q=${'flat+'.repeat(2_000)}`)).headers.location),
  );
  expect(long.main.textContent).toContain('That’s too long for us to read. Use at most 300 characters');
  expect(long.one('heading', { level: 1 }).textContent).toBe('Homes to rent in Whitby');
});

test('a search that finds nothing says so, with a way on', async () => {
  for (const place of ['CA20', 'Atlantis']) {
    const page = await open(`/properties?location=${place}`);
    expect(page.one('heading', { name: `No properties found in ${place}` })).toBeDefined();
    expect(page.main.textContent).toContain('Try changing your search');
    expect(page.main.textContent).toContain('Showing 0 properties');
    expect(page.one('link', { name: 'Clear Search' }).getAttribute('href')).toBe('/properties');
  }
  const misspelt = await open('/properties?location=headingly');
  expect(misspelt.one('link', { name: 'Headingley' }).getAttribute('href')).toBe('/properties?location=Headingley');
  const dear = await open('/properties?minBudget=99000');
  expect(dear.main.textContent).toContain('Properties will appear here as landlords list them.');
  expect(dear.one('link', { name: 'Be the First to List' }).getAttribute('href')).toBe('/auth/signup?type=landlord');
});

test('without JavaScript the bar is a form whose address is made tidy, and keeps other filters', async () => {
  const asked = addressOf(await open('/properties'), 'Search', {
    location: 'TR24',
    propertyType: 'flat',
    sort: 'price-low',
  });
  const { statusCode, headers } = await site.get(asked);
  expect([statusCode, headers.location]).toEqual([
    expect.any(Number),
    '/properties?location=TR24&propertyType=flat&sort=price-low',
  ]);
  const kept = addressOf(await open('/properties?location=TR24&parking=true&features=garden,gym'), 'Search', {
    location: 'TR22',
  });
  expect((await site.get(kept)).headers.location).toBe('/properties?location=TR22&parking=true&features=garden,gym');
});

test('without JavaScript every other filter can be reached, and none is lost', async () => {
  const page = await open('/properties?location=TR24&parking=true');
  const button = page.one('button', { name: /^Filters/ });
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['filters', 'open']);
  const form = page.document.getElementById(button.getAttribute('form') ?? '');
  expect([form?.tagName, form?.getAttribute('action')]).toEqual(['FORM', '/properties']);
  const opened = '/properties?location=TR24&parking=true&filters=open';
  const asked = addressOf(await open(opened), 'Show homes', { features: ['garden', 'gym'] });
  expect((await site.get(asked)).headers.location).toBe('/properties?location=TR24&parking=true&features=garden,gym');
});

test('chips are links that take their filter away', async () => {
  const page = await open('/properties?location=TR22&parking=true&features=garden,gym');
  const chips = page.one('list', { name: 'Active filters' });
  expect(page.one('link', { name: 'Remove TR22' }, chips).getAttribute('href')).toBe(
    '/properties?parking=true&features=garden,gym',
  );
  expect(page.one('link', { name: 'Clear all' }, chips).getAttribute('href')).toBe('/properties');
});

test('pickers of places are plain text fields with the same names', async () => {
  for (const [path, name] of [
    ['/auth/signup', 'preferredArea'],
    ['/', 'location'],
    ['/properties', 'location'],
  ] as const)
    expect((await open(path)).document.querySelector(`main input[name="${name}"]`)?.getAttribute('type'), path).toBe(
      'text',
    );
});

test('without JavaScript the list stays beside the map, and the next results are a page of their own', async () => {
  const lister = await aLister(site.db);
  for (let home = 0; home < 26; home += 1) await aLiveListing(site.db, lister, { postcode: 'CA25 0AA' });
  const page = await open('/properties?location=CA25&view=map');
  expect(page.html).toContain('The map needs JavaScript.');
  expect(page.all('article', {}, page.main)).toHaveLength(24);
  const more = page.one('link', { name: 'Load more' });
  expect(more.getAttribute('rel')).toBe('next');
  const next = await open(more.getAttribute('href') ?? '');
  expect(next.all('article', {}, next.main)).toHaveLength(2);
  expect(next.meta('robots')).toBe('noindex');
});

test('filters that leave nothing are links without them, where the place has homes', async () => {
  await aLiveListing(site.db, await aLister(site.db), { postcode: 'CA26 0AA' });
  const dear = await open('/properties?location=CA26&minBudget=99000');
  const filters = dear.one('list', { name: 'Filters you could remove' });
  expect(dear.one('link', { name: /^Without .*: 1 home$/ }, filters).getAttribute('href')).toBe(
    '/properties?location=CA26',
  );
  expect(dear.all('link', { name: 'Be the First to List' }, dear.main)).toEqual([]);
  const both = await open('/properties?location=CA26&minBudget=99000&words=castle');
  expect(both.one('link', { name: 'Clear all filters: 1 home' }).getAttribute('href')).toBe(
    '/properties?location=CA26',
  );
});

test('search engines find a place under one address, and no search with further filters', async () => {
  const flats = await open('/properties?location=CA18&propertyType=flat&view=map');
  expect(flats.canonical).toBe(`${PUBLIC_URL}/properties?location=CA18&propertyType=flat`);
  const filtered = await open('/properties?location=CA18&pets=true');
  expect([filtered.meta('robots'), filtered.canonical]).toEqual(['noindex', null]);
});

test('a search with filters keeps its preview where it is shared', async () => {
  const { meta } = await open('/properties?location=CA18&pets=true&maxBudget=900');
  expect(meta('og:url')).toBe(`${PUBLIC_URL}/properties?location=CA18&maxBudget=900&pets=true`);
  expect(meta('og:description')).toMatch(/^Homes in CA18, up to £900 pcm, pets considered\./i);
  expect(meta('og:image')).toBe(`${PUBLIC_URL}/social-card.png`);
});
