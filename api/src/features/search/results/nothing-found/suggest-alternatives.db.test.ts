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

test('names the filters to give up with the number of homes each would bring', async () => {
  const { total, instead } = await search({ location: 'Leeds', parking: 'true', maxBudget: '1000', words: 'flat' });
  expect(total).toBe(0);
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

test('shows the nearest homes that meet every filter', async () => {
  const { instead } = await search({ location: 'Leeds', parking: 'true', maxBudget: '1000' });
  expect(instead?.nearby.map(({ title }) => title)).toEqual(['Harrogate flat']);
  expect((await search({ location: 'Harrogate', radius: '20', maxBudget: '500' })).instead?.nearby).toEqual([]);
});

test('offers names like one that no place has', async () => {
  expect(await search({ location: 'headingly' })).toMatchObject({
    unknownPlaces: ['headingly'],
    similarPlaces: ['Headingley'],
    instead: { loosened: [], nearby: [] },
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
