import { contract } from '@letfair/contract';
import { metresBetween, milesToMetres } from '@letfair/domain/search/places/map/map-projection';
import { pinText } from '@letfair/domain/search/places/map/pin';
import { centreOfOutcode } from '@letfair/domain/search/places/postcodes/outcodes';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aLister, aListing, aLiveListing, type ListingChanges } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { placeListings } from '../results/index.ts';

const { as, call, callUnchecked, db } = await testApi();
const lister = await aLister(db);
const front = { lat: 53.8196, lng: -1.5812 };
const pin = pinText(front);
const add = (changes: ListingChanges) => aLiveListing(db, lister, { postcode: 'LS6 3AA', ...changes });
const shown = async ({ id }: { readonly id: string }) =>
  dataOf((await call(contract.search.property, { params: { id } })).answer);
const found = async (query: Record<string, string>) =>
  dataOf((await call(contract.search.find, { query })).answer).properties;
const importPostcode = (postcode: string, { lat, lng }: typeof front) =>
  db
    .insertInto('postcode_point')
    .values({ postcode, lat: Math.round(lat * 1e6), lng: Math.round(lng * 1e6) })
    .execute();

beforeEach(async () => {
  await db.deleteFrom('postcode_point').execute();
});

test('the pin of a hidden address is moved by up to 100 metres, in every public answer', async () => {
  const home = await add({ information: { pin } });
  const { point, pointSource, materialInformation } = await shown(home);
  expect(pointSource).toBe('pin');
  expect(point).not.toEqual(front);
  expect(metresBetween(point!, front)).toBeLessThan(100);
  expect(materialInformation).not.toHaveProperty('pin');
  const card = (await found({ location: 'LS6', radius: '3' })).find(({ id }) => id === home.id);
  expect(card).toMatchObject({ point, pointSource: 'pin', miles: expect.any(Number) });
});

test('a shared address is shown where it is', async () => {
  const home = await add({ information: { pin, shareAddress: true } });
  expect(await shown(home)).toMatchObject({ point: front, pointSource: 'pin' });
});

test('without a pin the postcode tells, where a directory was imported, and else the district', async () => {
  await importPostcode('LS63AA', front);
  const known = await add({ information: { shareAddress: true } });
  expect(await shown(known)).toMatchObject({ point: front, pointSource: 'postcode' });
  const unknown = await add({ postcode: 'LS6 9ZZ' });
  expect(await shown(unknown)).toMatchObject({ point: centreOfOutcode('LS6'), pointSource: 'outcode' });
  const card = (await found({ location: 'LS6', radius: '3' })).find(({ id }) => id === unknown.id);
  expect(card).toMatchObject({ miles: null });
});

test('homes of one postcode share a pin, and another installation shows another', async () => {
  await importPostcode('LS63AA', front);
  const [one, other] = [await shown(await add({})), await shown(await add({}))];
  expect(one.point).toEqual(other.point);
  await sql`update secret set value = 'another' where name = 'positions'`.execute(db);
  expect((await shown(await add({}))).point).not.toEqual(one.point);
});

test('nothing is claimed of a place that is not known', async () => {
  const home = await add({ postcode: 'LS99 9ZZ', rent_pence: 7_777_700 });
  expect(await shown(home)).toMatchObject({ point: null, pointSource: null });
  expect((await found({ minBudget: '77777' })).map(({ id }) => id)).toEqual([home.id]);
  expect(await found({ minBudget: '77777', location: 'Leeds', radius: '40' })).toEqual([]);
  const map = await call(contract.search.map, { query: { minBudget: '77777' } });
  expect(dataOf(map.answer)).toMatchObject({ pins: [], clusters: [] });
});

test('a pin in the sea, abroad or far from its postcode is refused, and nothing is listed', async () => {
  const { token } = await as('landlord');
  const submit = (text: string) =>
    callUnchecked(
      contract.listings.submit,
      { body: aListing({ materialInformation: { pin: text } as never }) },
      { token },
    );
  for (const [text, sentence] of [
    ['54.5, 1.5', 'This point is in the sea or in another country. Move the pin to the home.'],
    ['48.8566, 2.3522', 'This point isn’t in the United Kingdom.'],
    ['here', 'Enter a latitude and a longitude, such as 53.8196, -1.5812.'],
    ['51.5074, -0.1278', expect.stringMatching(/^The pin is 1\d\d miles from M1\./)],
  ] as const) {
    const { status, answer } = await submit(text);
    expect(status).toBe(422);
    expect(answer).toMatchObject({ error: { fields: { 'materialInformation.pin': sentence } } });
  }
});

test('the job places listings of an earlier version, and all again after an import', async () => {
  const home = await add({});
  await db
    .updateTable('listing')
    .set({ point_lat: null, point_lng: null, point_source: null })
    .where('id', '=', home.id)
    .execute();
  await db.deleteFrom('listing_search').where('listing_id', '=', home.id).execute();
  const place = placeListings(db);
  await place({});
  expect(await shown(home)).toMatchObject({ pointSource: 'outcode' });
  await importPostcode('LS63AA', front);
  await place({});
  expect(await shown(home)).toMatchObject({ pointSource: 'outcode' });
  await place({ all: true });
  expect(await shown(home)).toMatchObject({ pointSource: 'postcode' });
  const near = await found({ lat: String(front.lat), lng: String(front.lng), radius: '0.1' });
  expect(near.map(({ id }) => id)).toContain(home.id);
});

test('a radius finds the true set, to within 100 metres of its edge', async () => {
  const offsets = fc.sample(
    fc.tuple(fc.double({ min: -0.2, max: 0.2, noNaN: true }), fc.double({ min: -0.3, max: 0.3, noNaN: true })),
    {
      numRuns: 150,
      seed: 7,
    },
  );
  const places = offsets.map(([north, east]) => ({ lat: front.lat + north, lng: front.lng + east }));
  const homes = await Promise.all(
    places.map(async (at) => ({
      at,
      id: (await add({ information: { pin: pinText(at) }, rent_pence: 8_888_800 })).id,
    })),
  );
  for (const miles of [0.5, 3, 7.5, 10]) {
    const area = { lat: String(front.lat), lng: String(front.lng), radius: String(miles), minBudget: '88888' };
    const ids = new Set<string>();
    const read = async (query: Record<string, string>): Promise<void> => {
      const { properties, nextCursor } = dataOf((await call(contract.search.find, { query })).answer);
      for (const { id } of properties) ids.add(id);
      if (nextCursor !== null) await read({ ...area, cursor: nextCursor });
    };
    await read(area);
    for (const { at, id } of homes) {
      const beyondEdge = metresBetween(at, front) - milesToMetres(miles);
      if (Math.abs(beyondEdge) > 100) expect(ids.has(id), `${beyondEdge} m beyond ${miles} miles`).toBe(beyondEdge < 0);
    }
  }
});

test('a pin starts from the postcode where a directory was imported, else from the district, else from nowhere', async () => {
  const { token } = await as('landlord');
  const startOf = async (postcode: string, typed = {}) =>
    dataOf((await call(contract.listings.position, { query: { postcode, ...typed } }, { token })).answer);
  const leeds = { town: 'Leeds', county: 'West Yorkshire', findings: [] };
  expect(await startOf('LS6 3AA')).toEqual({ point: centreOfOutcode('LS6'), source: 'outcode', ...leeds });
  await importPostcode('LS63AA', front);
  expect(await startOf('ls6 3aa')).toEqual({ point: front, source: 'postcode', ...leeds });
  for (const unknown of ['LS99 9ZZ', 'nowhere', ''])
    expect(await startOf(unknown)).toEqual({ point: null, source: null, town: null, county: null, findings: [] });
  expect(await startOf('TF10 7AA')).toMatchObject({ town: 'Newport', county: null });
  const { findings } = await startOf('LS6 3AA', { city: 'Manchester', county: 'Yorkshire' });
  expect(findings).toMatchObject([{ field: 'address.city', severity: 'advise' }]);
});
