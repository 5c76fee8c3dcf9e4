import { contract } from '@letfair/contract';
import type { Sent } from '@letfair/contract/wire/endpoint';
import { describe, expect, test } from 'vitest';
import { aLister, aLiveListing, type ListingChanges } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { call, db } = await testApi();
const { find } = contract.search;
const lister = await aLister(db);
const add = (changes: ListingChanges = {}) => aLiveListing(db, lister, changes);
type Query = Sent<typeof find>['query'];

const found = async (query: Query) => dataOf((await call(find, { query })).answer);
const titles = async (query: Query) => (await found(query)).properties.map(({ title }) => title);
const refused = async (query: Query) => {
  const { status, answer } = await call(find, { query });
  return { status, fields: answer.success ? {} : answer.error.fields };
};

describe('a search in someone’s own words', () => {
  test('finds what the parameters find that it was understood as, and says which', async () => {
    await add({ postcode: 'TD9 2AA', title: 'Harbour flat', bedrooms: 2 });
    await add({ postcode: 'TD9 2AA', title: 'Harbour palace', bedrooms: 7 });
    const { properties, understood, place } = await found({ q: '2 bed flat in TD9 for max 1300, quiet' });
    expect(properties.map(({ title }) => title)).toEqual(['Harbour flat']);
    expect(place).toMatchObject({ name: 'TD9' });
    expect(understood).toEqual({
      parameters: { location: 'TD9', propertyType: 'flat', maxBudget: '1300', bedrooms: '2', maxBedrooms: '2' },
      unused: ['quiet'],
    });
  });

  test('shows homes first that mention what no filter stands for, unless another order is asked for', async () => {
    await add({ postcode: 'TD8 6AA', title: 'Sunny loft', description: 'A south-facing room with a view.' });
    await add({ postcode: 'TD8 6AA', title: 'Quiet and south facing cottage' });
    await add({ postcode: 'TD8 6AA', title: 'Newest of all' });
    expect(await titles({ q: 'TD8 south facing, quiet' })).toEqual([
      'Quiet and south facing cottage',
      'Sunny loft',
      'Newest of all',
    ]);
    for (const query of [{ q: 'TD8 not quiet' }, { q: 'TD8 quiet', sort: 'newest' }])
      expect((await titles(query))[0], JSON.stringify(query)).toBe('Newest of all');
  });

  test('gives way to parameters beside it', async () => {
    const { properties, understood } = await found({ q: '2 bed in TD9', bedrooms: '7', maxBedrooms: '7' });
    expect(properties.map(({ title }) => title)).toEqual(['Harbour palace']);
    expect(understood?.parameters).toMatchObject({ bedrooms: '2' });
  });

  test('finds homes around a university or a station', async () => {
    await add({ postcode: 'LS6 3AA', title: 'Up the road from lectures' });
    expect(await titles({ q: 'near leeds uni' })).toContain('Up the road from lectures');
    expect(await titles({ location: 'Headingley station' })).toContain('Up the road from lectures');
  });

  test('is refused above 300 characters', async () => {
    expect(await refused({ q: 'flat '.repeat(2_000) })).toEqual({
      status: 422,
      fields: { q: 'Use at most 300 characters.' },
    });
  });

  test('of anything else is a search as well', async () => {
    for (const q of ['🏠🐶', "'; DROP TABLE listing; --", 'דירה בלונדון', '', '%_%'])
      expect((await found({ q })).understood, q).toMatchObject({ parameters: {} });
  });
});
