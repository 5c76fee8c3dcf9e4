import { emptySearch, type SearchQuery } from '@letfair/domain/search/search-query';
import { expect, test } from 'vitest';
import { keysOfListing, keysOfSearch } from './search-keys.ts';

const keysOf = (query: Partial<SearchQuery>) => keysOfSearch({ ...emptySearch, ...query });
const home = { district: 'SW1', outcode: 'SW1A', region: 'LONDON', lat: 51_501_000, lng: -141_000 };

test.each([
  ['anywhere', {}, ['*']],
  ['an outcode', { location: 'M1' }, ['district M1']],
  ['a part of a district', { location: 'SW1A' }, ['outcode SW1A']],
  ['a whole postcode', { location: 'SW1A 1AA' }, ['outcode SW1A']],
  ['the letters of an area', { location: 'LS' }, ['region LS']],
  ['the letters of a part of London', { location: 'SW' }, ['letters SW']],
  ['London', { location: 'London' }, ['region LONDON']],
  ['several places', { location: 'M1, SW1A or London' }, ['district M1', 'outcode SW1A', 'region LONDON']],
  ['places of which one is not known', { location: 'M1 or Atlantis' }, ['district M1']],
  ['nowhere', { location: 'Atlantis' }, []],
  ['a box as large as the country', { box: { west: -9, south: 49, east: 2, north: 61 } }, ['*']],
] as const)('%s', (_, query, keys) => {
  expect(keysOf(query)).toEqual(keys);
});

test('a town is its districts', () => {
  expect(keysOf({ location: 'Manchester' })).toEqual(expect.arrayContaining(['district M1', 'district M4']));
});

test.each([
  ['around a point', { lat: 51.5, lng: -0.14 }],
  ['around a place', { location: 'SW1A', radius: 40 }],
  ['in a box', { box: { west: -0.2, south: 51.4, east: 0, north: 51.6 } }],
])('%s there are a few squares, and the home is in one of them', (_, query) => {
  const keys = keysOf(query);
  expect(keys.length).toBeLessThanOrEqual(9);
  expect(keysOfListing(home).filter((key) => keys.includes(key))).toHaveLength(1);
});

test('a home has a key for every way to say where it is', () => {
  expect(keysOfListing(home)).toEqual(
    expect.arrayContaining(['*', 'district SW1', 'outcode SW1A', 'region LONDON', 'letters SW']),
  );
});
