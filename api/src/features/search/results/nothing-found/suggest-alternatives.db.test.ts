import { contract } from '@letfair/contract';
import type { Sent } from '@letfair/contract/wire/endpoint';
import { expect, test } from 'vitest';
import { aLister, aLiveListing } from '../../../../testing/listings.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { call, db } = await testApi();
const { find } = contract.search;
const lister = await aLister(db);
const leeds = { postcode: 'LS6 3AA', city: 'Leeds', property_type: 'flat', bedrooms: 2 } as const;
const titled = (title: string, changes: object = {}) => aLiveListing(db, lister, { ...leeds, title, ...changes });
await titled('Cheap flat', { rent_pence: 70_000 });
await titled('Flat with parking', { rent_pence: 140_000, has_parking: true });
await titled('House', { rent_pence: 150_000, property_type: 'house', bedrooms: 3, has_parking: true });
await titled('Harrogate flat', { rent_pence: 60_000, postcode: 'HG1 1AA', city: 'Harrogate', has_parking: true });

const search = async (query: Sent<typeof find>['query']) =>
  dataOf((await call(find, { query: { ...query, facets: 'true' } })).answer);

test('counts the homes that each of the filters alone hides, and those of the place without filters', async () => {
  const { total, instead } = await search({ location: 'Leeds', parking: 'true', maxBudget: '1000', words: 'flat' });
  expect(total).toBe(0);
  expect(instead?.unfiltered).toBe(3);
  expect(instead?.loosened).toEqual([
    { text: 'Up to £1,000 pcm', homes: 1 },
    { text: 'Parking', homes: 1 },
  ]);
  const { instead: other } = await search({ location: 'Leeds', propertyType: 'flat,studio', bedrooms: '3' });
  expect(other?.loosened).toEqual([{ text: '3+ beds', homes: 2 }]);
});

test.each([
  { bedrooms: '5', maxBedrooms: '5' },
  { furnishing: 'furnished', epc: 'A', features: 'gym', shared: 'true', availableBy: '2020-01-01', bathrooms: '4' },
  { propertyType: 'bungalow', station: 'true' },
  { words: 'castle' },
])('counts without %j what a search without it finds', async (filters) => {
  const { instead } = await search({ location: 'Leeds', ...filters });
  const single = Object.keys(filters).length === 1 || 'maxBedrooms' in filters;
  expect(instead?.loosened.map(({ homes }) => homes)).toEqual(single ? [3] : []);
});

test.each([
  [{ location: 'Leeds', maxBudget: '500', propertyType: 'bungalow' }, 3],
  [{ maxBudget: '500', words: 'castle' }, 4],
  [{ box: '-1.6,53.9,-1.4,54.1', maxBudget: '500', parking: 'true' }, 1],
  [{ location: 'Whitby', maxBudget: '500', parking: 'true' }, 0],
  [{ location: 'Whitby' }, 0],
] as const)(
  'of filters that leave nothing only together it says how many homes there are without them: %j',
  async (query, homes) => {
    const { total, instead } = await search(query);
    expect([total, instead?.unfiltered, instead?.loosened.filter(({ homes: left }) => left > homes)]).toEqual([
      0,
      homes,
      [],
    ]);
  },
);

test('shows the nearest homes that meet every filter', async () => {
  const { instead } = await search({ location: 'Leeds', parking: 'true', maxBudget: '1000' });
  expect(instead?.nearby.map(({ title }) => title)).toEqual(['Harrogate flat']);
  expect((await search({ location: 'Harrogate', radius: '20', maxBudget: '500' })).instead?.nearby).toEqual([]);
});

test('offers names like one that no place has', async () => {
  expect(await search({ location: 'headingly' })).toMatchObject({
    unknownPlaces: ['headingly'],
    similarPlaces: ['Headingley'],
    instead: { unfiltered: 0, loosened: [], nearby: [] },
  });
  expect(await search({ location: 'Leeds or Manchster' })).toMatchObject({
    total: 3,
    similarPlaces: ['Manchester'],
    instead: null,
  });
});

test('suggests nothing beside homes that were found', async () => {
  expect((await search({ location: 'Leeds', parking: 'true' })).instead).toBeNull();
});
