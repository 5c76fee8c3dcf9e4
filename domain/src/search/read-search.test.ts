import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epcRatings, furnishings, propertyTypes } from '../listings/vocabulary.ts';
import { readSearch, type SearchParameter, searchParameters, writeSearch } from './read-search.ts';
import { anySearch, MAX_LOCATION, MAX_MILES, type SearchQuery, searchSorts } from './search-query.ts';
import { searchFeatures } from './searchable-features.ts';

const queryOf = (texts: Partial<Record<SearchParameter, string>>) => readSearch(texts).query;
const problemsOf = (texts: Partial<Record<SearchParameter, string>>) => Object.keys(readSearch(texts).problems);

test('nothing said is any search, in the order of newest', () => {
  expect(readSearch({})).toEqual({ query: anySearch, problems: {} });
  const empty = Object.fromEntries(searchParameters.map((name) => [name, '  ']));
  expect(readSearch(empty)).toEqual({ query: anySearch, problems: {} });
});

test('every parameter is understood', () => {
  const { query, problems } = readSearch({
    location: ' Leeds ',
    radius: '2.5',
    propertyType: 'flat,house',
    minBudget: '500',
    maxBudget: '1250',
    bedrooms: '2',
    bathrooms: '1',
    furnishing: 'furnished,unfurnished',
    pets: 'true',
    parking: 'true',
    bills: 'true',
    shared: 'false',
    availableBy: '2026-12-03',
    epc: 'c',
    features: 'gym,garden',
    words: 'canal view',
    sort: 'price-low',
  });
  expect(problems).toEqual({});
  expect(query).toEqual({
    ...anySearch,
    location: 'Leeds',
    miles: 2.5,
    types: ['flat', 'house'],
    minBudget: 500,
    maxBudget: 1_250,
    bedrooms: 2,
    bathrooms: 1,
    furnishing: ['furnished', 'unfurnished'],
    pets: true,
    parking: true,
    bills: true,
    shared: false,
    availableBy: '2026-12-03',
    epc: 'C',
    features: ['garden', 'gym'],
    words: 'canal view',
    sort: 'price-low',
  });
});

describe('special values', () => {
  test('all types are any type, and 2000+ is no maximum', () => {
    expect(queryOf({ propertyType: 'all', maxBudget: '2000+' })).toEqual(anySearch);
  });
  test('a choice made twice is made once', () => {
    expect(queryOf({ propertyType: 'flat,flat, house,' }).types).toEqual(['flat', 'house']);
  });
  test('a point needs both halves', () => {
    expect(queryOf({ lat: '53.48', lng: '-2.23' }).near).toEqual({ lat: 53.48, lng: -2.23 });
    expect(problemsOf({ lat: '53.48' })).toEqual(['lng']);
    expect(problemsOf({ lng: '-2.23' })).toEqual(['lat']);
  });
  test('a box has four sides in order', () => {
    expect(queryOf({ box: '-2.3,53.4,-2.1,53.6' }).box).toEqual({ west: -2.3, south: 53.4, east: -2.1, north: 53.6 });
  });
});

test.each<[Partial<Record<SearchParameter, string>>, SearchParameter]>([
  [{ location: 'x'.repeat(MAX_LOCATION + 1) }, 'location'],
  [{ lat: '91', lng: '0' }, 'lat'],
  [{ lat: '53', lng: '12' }, 'lng'],
  [{ location: 'Leeds', radius: '0' }, 'radius'],
  [{ location: 'Leeds', radius: String(MAX_MILES + 1) }, 'radius'],
  [{ location: 'Leeds', radius: 'NaN' }, 'radius'],
  [{ radius: '3' }, 'radius'],
  [{ box: '1,2,3' }, 'box'],
  [{ box: '1,2,3,4,5' }, 'box'],
  [{ box: '2,1,1,2' }, 'box'],
  [{ box: 'a,b,c,d' }, 'box'],
  [{ lat: '53', lng: '-2', box: '-3,53,-2,54' }, 'box'],
  [{ propertyType: 'castle' }, 'propertyType'],
  [{ minBudget: '-1' }, 'minBudget'],
  [{ minBudget: '1e3' }, 'minBudget'],
  [{ maxBudget: '12.5' }, 'maxBudget'],
  [{ maxBudget: '99999999999' }, 'maxBudget'],
  [{ minBudget: '900', maxBudget: '800' }, 'maxBudget'],
  [{ bedrooms: '2+' }, 'bedrooms'],
  [{ bedrooms: '51' }, 'bedrooms'],
  [{ bathrooms: '1.5' }, 'bathrooms'],
  [{ furnishing: 'some' }, 'furnishing'],
  [{ pets: 'yes' }, 'pets'],
  [{ parking: '1' }, 'parking'],
  [{ bills: 'TRUE' }, 'bills'],
  [{ shared: 'maybe' }, 'shared'],
  [{ availableBy: '2026-02-30' }, 'availableBy'],
  [{ availableBy: 'tomorrow' }, 'availableBy'],
  [{ epc: 'H' }, 'epc'],
  [{ features: 'garden,moat' }, 'features'],
  [{ words: 'x'.repeat(101) }, 'words'],
  [{ words: 'nul\0' }, 'words'],
  [{ sort: 'cheapest' }, 'sort'],
  [{ sort: 'distance' }, 'sort'],
])('%o has a problem with %s, which is then left alone', (texts, name) => {
  const { query, problems } = readSearch(texts);
  expect(Object.keys(problems)).toEqual([name]);
  const { [name]: _, ...others } = texts;
  if (!('lat' in texts) && !('radius' in texts)) expect(query).toEqual(readSearch(others).query);
});

const search: fc.Arbitrary<SearchQuery> = fc
  .record({
    location: fc.constantFrom('', 'Leeds', 'M1 1AE'),
    near: fc.constantFrom(null, { lat: 53.48, lng: -2.23 }),
    miles: fc.constantFrom(null, 0.5, 3, MAX_MILES),
    box: fc.constantFrom(null, { west: -2.3, south: 53.4, east: -2.1, north: 53.6 }),
    types: fc.subarray([...propertyTypes]),
    minBudget: fc.option(fc.integer({ min: 0, max: 999 })),
    maxBudget: fc.option(fc.integer({ min: 1_000, max: 100_000 })),
    bedrooms: fc.option(fc.integer({ min: 0, max: 50 })),
    bathrooms: fc.option(fc.integer({ min: 0, max: 20 })),
    furnishing: fc.subarray([...furnishings]),
    pets: fc.boolean(),
    parking: fc.boolean(),
    bills: fc.boolean(),
    shared: fc.option(fc.boolean()),
    availableBy: fc.constantFrom('', '2026-12-03'),
    epc: fc.constantFrom('' as const, ...epcRatings),
    features: fc.subarray([...searchFeatures]),
    words: fc.constantFrom('', 'canal view'),
    sort: fc.constantFrom(...searchSorts),
  })
  .map((query) => ({
    ...query,
    ...(query.near && { box: null }),
    ...(!query.near && !query.location && { miles: null }),
  }))
  .map((query) => (query.sort === 'distance' && !query.near && !query.location ? { ...query, sort: 'newest' } : query));

test('what is written is read back as it was', () => {
  fc.assert(
    fc.property(search, (query) => {
      expect(readSearch(writeSearch(query))).toEqual({ query, problems: {} });
    }),
  );
});

test('no text makes reading fail, and what was understood can be written and read again', () => {
  const texts = fc.record(
    Object.fromEntries(
      searchParameters.map((name) => [name, fc.oneof(fc.string(), fc.constantFrom('true', '1', 'flat'))]),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(texts, (given) => {
      const { query } = readSearch(given);
      expect(readSearch(writeSearch(query))).toEqual({ query, problems: {} });
    }),
  );
});
