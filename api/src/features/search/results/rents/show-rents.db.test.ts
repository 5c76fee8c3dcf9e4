import { contract } from '@letfair/contract';
import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { MAX_LOCATION } from '@letfair/domain/search/placement-options';
import { emptySearch } from '@letfair/domain/search/search-query';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { write } from '../../../../platform/db.ts';
import { aLister, aLiveListing, type ListingChanges } from '../../../../testing/listings.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { moveListing } from '../../../listings/manage/index.ts';
import { compactLiveTotals } from '../live-totals.repository.ts';
import { searchListings } from '../search-listings.ts';

const { as, call, db } = await testApi();
const lister = await aLister(db);
const add = (changes: ListingChanges) => aLiveListing(db, lister, changes);
const addAll = (postcode: string, pounds: readonly number[], changes: ListingChanges = {}) =>
  Promise.all(pounds.map((rent) => add({ postcode, rent_pence: rent * 100, ...changes })));
const rentsOf = async (location: string) => dataOf((await call(contract.search.rents, { query: { location } })).answer);
const nothingToTell = { median: null, byBedrooms: [] };

test('four homes tell how many they are, five their median', async () => {
  await addAll('CA10 1AA', [700, 800, 900, 1_000]);
  expect(await rentsOf('CA10')).toMatchObject({ place: { name: 'CA10' }, homes: 4, ...nothingToTell });
  await add({ postcode: 'CA10 2BB', rent_pence: 500_000 });
  expect(await rentsOf('CA10')).toMatchObject({
    homes: 5,
    median: 900,
    byBedrooms: [{ bedrooms: 2, homes: 5, median: 900 }],
  });
});

test('between two homes in the middle it is their mean, to the pound', async () => {
  await addAll('CA11 1AA', [700, 700, 800, 801, 900, 900]);
  expect((await rentsOf('CA11')).median).toBe(801);
});

test('a number of bedrooms tells its median when five homes have it; a studio counts as the search counts it', async () => {
  await addAll('CA12 1AA', [600, 620, 640, 660, 680], { bedrooms: 0, property_type: 'studio' });
  await addAll('CA12 1AA', [500, 520, 540, 560], { bedrooms: 1, property_type: 'room' });
  await addAll('CA12 1AA', [900, 950, 1_000, 1_050, 1_100], { bedrooms: 3 });
  expect(await rentsOf('CA12')).toMatchObject({
    homes: 14,
    median: 650,
    byBedrooms: [
      { bedrooms: 0, homes: 5, median: 640 },
      { bedrooms: 3, homes: 5, median: 1_000 },
    ],
  });
});

test('homes that are paused, and those of somebody suspended, do not count', async () => {
  const [paused] = await addAll('CA13 1AA', [700, 800, 900, 1_000, 1_100]);
  await addAll('ZE1 1AA', [700, 800, 900, 1_000, 1_100], { information: { registrationNumber: '123456/123/12345' } });
  for (const place of ['CA13', 'ZE']) expect((await rentsOf(place)).median).toBe(900);
  await write(db, (tx) => moveListing(tx, paused!, { action: 'pause', by: 'lister', actorId: null }));
  expect(await rentsOf('CA13')).toMatchObject({ homes: 4, ...nothingToTell });
  const { token } = await as('admin');
  const suspend = (suspended: boolean) =>
    call(contract.admin.suspend, { params: { id: lister }, body: { suspended, reason: 'A test' } }, { token });
  await suspend(true);
  for (const place of ['CA13', 'ZE']) expect(await rentsOf(place)).toMatchObject({ homes: 0, ...nothingToTell });
  await suspend(false);
  expect(await rentsOf('ZE')).toMatchObject({ homes: 5, median: 900 });
});

test('a place is understood as in a search: one that nobody knows has no homes, one that is too long is refused', async () => {
  expect(await rentsOf('Atlantis')).toEqual({ place: null, homes: 0, ...nothingToTell });
  const location = 'x'.repeat(MAX_LOCATION + 1);
  const [refused, search] = [
    await call(contract.search.rents, { query: { location } }),
    await call(contract.search.find, { query: { location } }),
  ];
  expect(refused.status).toBe(422);
  expect(refused).toEqual(search);
});

test('without a place there is nothing to tell', async () => {
  for (const query of [{}, { location: ' ' }]) {
    const { status, answer } = await call(contract.search.rents, { query });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ error: { fields: { location: expect.stringContaining('Enter a place') } } });
  }
});

describe('the medians', () => {
  const postcodes = ['M1 1AE', 'M14 5TQ', 'SW1A 1AA', 'SW1V 2BB', 'E1 6AN', 'E1W 2AA', 'LS1 4AP', 'BT1 5GS', 'BT2 7AA'];
  const home = fc.record({
    postcode: fc.constantFrom(...postcodes),
    rent_pence: fc.integer({ min: 50_000, max: 60_000 }),
    bedrooms: fc.integer({ min: 0, max: 3 }),
  });
  beforeAll(async () => {
    await Promise.all(fc.sample(home, { numRuns: 200, seed: 7 }).map(add));
  });

  test.each(['M1', 'Manchester', 'London', 'SW', 'SW1', 'SW1A', 'E1', 'E1W', 'BT', 'Belfast', 'Greater Manchester'])(
    'of “%s” are those of the homes that a search finds there',
    async (location) => {
      const { ids } = await searchListings(db, { ...emptySearch, location }, { limit: 1_000 });
      const columns = ['bedrooms', 'rent_pence'] as const;
      const found = await db.selectFrom('listing').select(columns).where('id', 'in', ids).execute();
      expect(found.length).toBeGreaterThanOrEqual(ENOUGH_TO_COMPARE);
      const expected = { homes: found.length, median: medianOf(found), byBedrooms: groupsOf(found) };
      expect(await rentsOf(location)).toMatchObject(expected);
      // whether the changes of the kept counts were added up or not
      await compactLiveTotals(db);
      expect(await rentsOf(location)).toMatchObject(expected);
    },
  );
});

interface Home {
  readonly bedrooms: number;
  readonly rent_pence: number;
}

const groupsOf = (all: readonly Home[]) =>
  [...Map.groupBy(all, ({ bedrooms }) => bedrooms)]
    .filter(([, homes]) => homes.length >= ENOUGH_TO_COMPARE)
    .map(([bedrooms, homes]) => ({ bedrooms, homes: homes.length, median: medianOf(homes) }))
    .toSorted((one, other) => one.bedrooms - other.bedrooms);

function medianOf(homes: readonly Home[]): number {
  const rents = homes.map(({ rent_pence }) => rent_pence).toSorted((one, other) => one - other);
  const middle = rents.slice(Math.ceil(rents.length / 2) - 1, Math.floor(rents.length / 2) + 1);
  return Math.round(middle.reduce((sum, rent) => sum + rent, 0) / middle.length / 100);
}

test('districts and postcode areas tell their median rents once five homes are live there, by exact number of bedrooms', async () => {
  await addAll('TR1 1AA', [700, 800, 900, 1_000, 1_101], { bedrooms: 7 });
  await addAll('TR2 4AA', [700, 800, 900, 1_000], { bedrooms: 7 });
  await addAll('TR3 6AA', [500, 600, 701, 800, 900, 1_000], { bedrooms: 7 });
  await addAll('TR1 1AA', [5_000], { bedrooms: 8 });
  const ask = (query: { readonly bedrooms?: string }) => call(contract.search.districtRents, { query });
  expect(dataOf((await ask({ bedrooms: '7' })).answer).districts).toEqual([
    { district: 'TR1', homes: 5, median: 900 },
    { district: 'TR3', homes: 6, median: 751 },
  ]);
  expect(dataOf((await ask({ bedrooms: '7' })).answer).areas).toEqual([{ letters: 'TR', homes: 15, median: 800 }]);
  expect(dataOf((await ask({})).answer).districts).toContainEqual({ district: 'TR1', homes: 6, median: 950 });
  expect((await ask({ bedrooms: 'many' })).status).toBe(422);
});
