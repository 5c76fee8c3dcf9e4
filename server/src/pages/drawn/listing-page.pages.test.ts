import { randomUUID } from 'node:crypto';
import { aListing, approveListings } from '@letfair/api/testing/listings';
import { aJpeg } from '@letfair/api/testing/pictures';
import { dataOf } from '@letfair/api/testing/test-api';
import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { PUBLIC_URL, testSite } from '../../testing/test-site.ts';

const site = await testSite();
const { call, get, open } = site;
const { token } = await site.as('landlord');
const approve = approveListings(site);
/** "3 Dec 2026" */
const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
const pathOf = (id: string): string => `/properties/${id}`;

async function uploadPhoto(): Promise<string> {
  return dataOf((await site.upload(await aJpeg(), 'image/jpeg', { token })).answer).id;
}

test('the page of a home says what a tenant has to know, to people and to machines', async () => {
  const id = await approve(token, {
    title: 'Two rooms by the lock',
    description: 'Bright rooms.\n\n<b>Not</b> markup.',
    features: ['Garden', 'Bike shed'],
    address: { line1: '4 Orchard Row', line2: '', city: 'Leeds', postcode: 'LS1 4AP', county: '' },
    price: 1_250,
    images: [await uploadPhoto()],
    materialInformation: { holdingDeposit: 280, securityDeposit: 1400, councilTaxBand: 'B', epcRating: 'C' },
  });
  const wordyPath = `${pathOf(id)}/two-bedroom-flat-leeds-ls1`;
  const page = await open(wordyPath);
  expect(page.status).toBe(200);
  expect(page.document.title).toMatch(/^2-bed flat in .*Leeds.*, £1,250 pcm · Letfair$/);
  expect(page.one('heading', { level: 1 }).textContent).toBe('Two rooms by the lock');
  expect(page.one('complementary', { name: 'What you can do' }).textContent).toContain('£1,250 pcm');
  for (const [term, said] of [
    ['Bedrooms', '2'],
    ['Type', 'Flat'],
    ['Available from', inWords(aListing().availableDate)],
    ['Property tax', 'Council tax band B'],
    ['Tenancy', 'Rolling (assured periodic tenancy)'],
    ['Total', '£2,650'],
  ] as const)
    expect(page.fact(term), term).toBe(said);
  for (const part of ['Part A', 'Part B', 'Part C'])
    expect(page.one('heading', { name: new RegExp(part) })).toBeDefined();
  const { textContent } = page.main;
  expect(textContent).toContain('By law, at most five weeks’ rent: £1,442.30.');
  expect(textContent).toContain('<b>Not</b> markup.');
  expect(textContent).not.toContain('4 Orchard Row');
  expect(textContent).toMatch(/The home is somewhere in \w+/);
  const items = page.all('listitem', {}, page.main).map((item) => item.textContent);
  expect(items).toContain('Bike shed');
  const notGiven = [...page.main.querySelectorAll('details')].find(({ textContent: text }) =>
    /\d+ details not given/.test(text),
  );
  expect(notGiven?.textContent).toContain('Furnishing');

  const offer = page.things.find((thing) => thing['@type'] === 'Offer');
  expect(offer).toMatchObject({
    url: PUBLIC_URL + wordyPath,
    price: 1250,
    priceCurrency: 'GBP',
    itemOffered: {
      '@type': 'Apartment',
      numberOfBedrooms: 2,
      address: { addressLocality: 'Leeds' },
      image: [expect.stringMatching(/\.webp$/)],
    },
  });
  const picture = await get((page.meta('og:image') ?? '').replace(PUBLIC_URL, ''));
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect([page.canonical, page.meta('robots')]).toEqual([PUBLIC_URL + wordyPath, null]);
  const wrong = await get(`${pathOf(id)}/ten-bedroom-castle?from=mail`);
  expect([wrong.statusCode, wrong.headers.location]).toEqual([301, `${wordyPath}?from=mail`]);
});

test('a home without photos is shared with a card drawn from its facts', async () => {
  const id = await approve(token, { title: 'Without photos' });
  const page = await open(pathOf(id));
  expect(page.meta('og:image')).toBe(`${PUBLIC_URL}/share-cards/${id}.png`);
  const card = await get(`/share-cards/${id}.png`);
  expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png']);
  await act(id, 'withdraw');
  for (const path of [id, randomUUID(), 'a-nice-flat'])
    expect((await get(`/share-cards/${path}.png`)).statusCode, path).toBe(404);
});

test('a home that nobody may see is the 404 page, with status 404', async () => {
  const submitted = await call(contract.listings.submit, { body: aListing() }, { token });
  for (const id of [randomUUID(), 'a-nice-flat', dataOf(submitted.answer).id]) {
    const page = await open(pathOf(id));
    expect(page.status, id).toBe(404);
    expect(page.main.textContent).toContain('Oops! Page not found');
  }
});

const act = async (id: string, action: 'agree' | 'let' | 'withdraw') =>
  dataOf((await call(contract.listings.act, { params: { id }, body: { action } }, { token })).answer);

test('a home that is as good as let says so', async () => {
  const id = await approve(token);
  await act(id, 'agree');
  expect((await open(pathOf(id))).main.textContent).toContain('Let agreed.');
});

test.for(['let', 'withdraw'] as const)(
  'after “%s” a home is gone, with status 410 and a way to others',
  async (action) => {
    const id = await approve(token, { title: 'Once by the lock' });
    await act(id, action);
    const page = await open(pathOf(id));
    expect(page.status).toBe(410);
    expect(page.one('heading', { level: 1 }).textContent).toBe('This home is no longer available');
    expect(page.main.textContent).toContain('“Once by the lock”');
    expect(page.meta('robots')).toBe('noindex');
    expect(page.one('link', { name: 'Search homes' }, page.main).getAttribute('href')).toBe('/properties');
  },
);

test('similar homes lead to their pages', async () => {
  const bungalow = { propertyType: 'bungalow', price: 3_333 } as const;
  const other = await approve(token, { ...bungalow, title: 'The other bungalow' });
  const id = await approve(token, { ...bungalow, title: 'This bungalow' });
  const page = await open((await get(pathOf(id))).headers.location ?? pathOf(id));
  const similar = page.one('region', { name: 'Similar homes' });
  const link = page.one('link', { name: 'The other bungalow' }, similar);
  expect(link.getAttribute('href')).toMatch(new RegExp(`^${pathOf(other)}`));
});

test('a rent that was cut is told on the page and on the card, and found by the filter', async () => {
  const home = {
    title: 'Cut by the quay',
    address: { line1: '3 Quay Row', line2: '', city: 'Penzance', postcode: 'TR20 8AA', county: 'Cornwall' },
    materialInformation: { holdingDeposit: 50, securityDeposit: 100 },
  };
  const id = await approve(token, { ...home, price: 1_300 });
  const body = aListing({ ...home, price: 1_200 });
  dataOf((await call(contract.listings.edit, { params: { id }, body }, { token })).answer);
  const page = await open((await get(pathOf(id))).headers.location ?? pathOf(id));
  const rents = page.one('region', { name: 'Rent history' });
  expect(rents.textContent).toContain('Reduced from £1,300');
  expect(rents.textContent).toMatch(/£1,300 on \d+ \w+, now £1,200/);
  const found = await open('/properties?location=TR20&reduced=true');
  expect(found.one('article', {}, found.main).textContent).toContain('Reduced from £1,300');
  expect(found.one('link', { name: 'Remove Reduced' })).toBeDefined();
});

test('a home that only companies can rent says so before anything else, and shows no limits that do not apply', async () => {
  const information = { holdingDeposit: 280, securityDeposit: 1400, councilTaxBand: 'B', epcRating: 'C' } as const;
  const id = await approve(token, {
    title: 'Serviced flat for a company',
    features: ['Lease Length: 12-month'],
    materialInformation: { ...information, tenancyExemption: 'company-let', companyTenants: true },
  });
  const page = await open(`${pathOf(id)}/two-bedroom-flat-manchester-m1`);
  const { textContent } = page.main;
  expect(textContent).toContain(
    'Only companies can rent this home. The tenant has to be a company, so you can’t rent this home in your own name. The usual limits on deposits, fees and rent in advance don’t apply.',
  );
  expect(textContent?.indexOf('Only companies can rent')).toBeLessThan(textContent?.indexOf('Key facts') ?? -1);
  expect(page.fact('Tenancy')).toBe('Fixed term, 12 months (let to a company)');
  expect(textContent).not.toContain('At most five weeks’ rent by law');
  expect(textContent).toContain('The law sets no limit.');
});

test('a room in the landlord’s home says that it is shared, in every nation', async () => {
  const address = { line1: '2 Quay Road', line2: '', city: 'Edinburgh', postcode: 'EH1 1AA', county: '' };
  const id = await approve(token, {
    title: 'Room by the quay',
    propertyType: 'room',
    bedrooms: 1,
    address,
    materialInformation: {
      securityDeposit: 1_000,
      epcRating: 'C',
      councilTaxBand: 'B',
      sharedWithLandlord: true,
      occupants: 1,
      registrationNumber: '123456/230/01234',
    },
  });
  const page = await open(`${pathOf(id)}/room-edinburgh-eh1`);
  expect(page.main.textContent).toContain(
    'You’d share this home with the landlord. The landlord lives here and uses the same kitchen or bathroom.',
  );
});
