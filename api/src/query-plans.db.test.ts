import { contract } from '@letfair/contract';
import { userSorts } from '@letfair/domain/accounts/user-types';
import { beforeAll, expect, test } from 'vitest';
import { callEverything } from './testing/every-call/call-everything.ts';
import { populateTables } from './testing/populated-tables.ts';
import { watchStatements } from './testing/sent-statements.ts';
import { testApi } from './testing/test-api.ts';

const api = await testApi({ limitIpAddresses: true });
const { call, as } = api;
const { admin, search } = contract;
const { sentBy, planOf, planOfThe } = watchStatements(api.pool);

beforeAll(() => populateTables(api.pool), 120_000);

const fewRows =
  /Seq Scan on (?:account_count|secret|encryption_key|installation|postcode_directory|postcode_import|last_backup|schema_migration|_private_\w+)/g;

test('every statement that a caller can trigger finds its rows by an index', async () => {
  const sent = await sentBy(() => callEverything(api));
  expect(sent.length).toBeGreaterThan(60);
  const withoutIndex: string[] = [];
  for (const statement of sent) {
    const plan = await planOf(statement);
    // The stored counts are few rows, all of which are summed; finished jobs are deleted; the other tables have one row.
    if (plan.replaceAll(fewRows, '').includes('Seq Scan')) withoutIndex.push(`${statement[0]}\n${plan}`);
  }
  expect(withoutIndex).toEqual([]);
}, 120_000);

test.each([
  ['person-77', 'account_search'],
  ['77', 'account_short_search'],
  ['7', 'account_short_search'],
])('a user search for %s reads the index %s', async (search, index) => {
  const { token } = await as('admin');
  for (const sort of userSorts) {
    const plan = await planOfThe(') as found', () => call(admin.users, { query: { search, sort } }, { token }));
    expect(plan, sort).toContain(` ${index} `);
  }
});

test('enquiries are exported in the order of an index', async () => {
  const { token } = await as('landlord');
  const headers = { authorization: `Bearer ${token}` };
  const plan = await planOfThe('as "tenant"', () => api.send({ url: '/api/exports/enquiries.csv', headers }));
  expect(plan).toContain(' conversation_of_lister_by_id ');
  expect(plan).not.toContain('Sort');
});

test('admin totals are read from stored counts', async () => {
  const { token } = await as('admin');
  const sent = await sentBy(() => call(admin.stats, {}, { token }));
  expect(sent.filter(([text]) => /count\(.*from "account"/s.test(text))).toHaveLength(0);
});

test.each<[object, string]>([
  [{ location: 'LS4', maxBudget: '1500', propertyType: 'flat' }, 'listing_search_district'],
  [{ location: 'LS4', furnishing: 'furnished', epc: 'C' }, 'listing_search_district'],
  [{ location: 'BT', parking: 'true' }, 'listing_search_region'],
  [{ location: 'BT', maxBudget: '1500' }, 'live_listing_totals_by_rent'],
  [{ location: 'BT', sort: 'price-low' }, 'listing_search_region_rent'],
  [{ location: 'BT', sort: 'price-high' }, 'listing_search_region_rent'],
  [{ location: 'BT', sort: 'answers' }, 'listing_search_region'],
  [{ sort: 'answers' }, 'listing_search_newest'],
  [{ location: 'London' }, 'live_map_totals_of_region'],
  [{}, 'listing_search_newest'],
  [{ sort: 'price-low' }, 'listing_search_rent'],
  [{ sort: 'bedrooms' }, 'listing_search_bedrooms'],
  [{ lat: '51.5', lng: '-0.1', radius: '10' }, 'listing_search_district'],
  [{ lat: '51.5', lng: '-0.1', sort: 'distance' }, 'listing_search_district'],
  [{ box: '-0.2,51.4,-0.1,51.5' }, 'listing_search_district'],
  [{ location: 'BT', parking: 'true', pets: 'true', maxBudget: '1500' }, 'listing_search_region_rent'],
  [{ location: 'LS4', words: 'word77' }, 'listing_words_found'],
])('a search for %o reads the index %s', async (query, index) => {
  const plan = await planOfThe('row_to_json(listing)', () => call(search.find, { query }));
  expect(plan).toContain(` ${index} `);
  expect(plan).not.toContain('Seq Scan on listing_search');
});

test.each([
  ['LS4', 'listing_search_district'],
  ['E1W', 'listing_search_district'],
  ['Belfast', 'listing_search_district'],
  ['SW', 'listing_search_district'],
  ['BT', 'live_listing_totals_by_rent'],
  ['London', 'live_listing_totals_by_rent'],
])('the median rents of %s read the index %s', async (location, index) => {
  const [statement, ...others] = await sentBy(() => call(search.rents, { query: { location } }));
  expect(others).toEqual([]);
  expect(await planOf(statement!)).toContain(` ${index} `);
});

test('a map box reads the district index, and the whole country reads stored counts only', async () => {
  const boxed = await sentBy(() => call(search.map, { query: { box: '-0.2,51.4,-0.1,51.5' } }));
  expect(boxed).toHaveLength(1);
  expect(await Promise.all(boxed.map(planOf))).toEqual([expect.stringContaining('listing_search_district')]);
  const clusters = await planOfThe('group by', () => call(search.map, { query: {} }));
  expect(clusters).not.toContain('listing_search');
});
