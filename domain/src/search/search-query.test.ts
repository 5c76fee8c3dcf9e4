import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epcRatings, furnishings, propertyTypes } from '../homes/vocabulary.ts';
import { plainFilterTexts } from '../testing/search-texts.ts';
import { MAX_LOCATION, MAX_MILES, searchSorts } from './placement-options.ts';
import {
  changeSearch,
  emptySearch,
  parseSearch,
  parseSearchParams,
  type SearchParameter,
  type SearchQuery,
  searchParameterNames,
  searchParameters,
  serializeSearch,
} from './search-query.ts';
import { searchFeatures } from './searchable-features.ts';

const queryOf = (texts: Partial<Record<SearchParameter, string>>) => parseSearch(texts).query;
const problemsOf = (texts: Partial<Record<SearchParameter, string>>) => Object.keys(parseSearch(texts).problems);

test('nothing said is any search, in the order of newest', () => {
  expect(parseSearch({})).toEqual({ query: emptySearch, problems: {} });
  const empty = Object.fromEntries(searchParameterNames.map((name) => [name, '  ']));
  expect(parseSearch(empty)).toEqual({ query: emptySearch, problems: {} });
});

test('every parameter is understood', () => {
  const { query, problems } = parseSearch({
    location: ' Leeds ',
    radius: '2.5',
    propertyType: 'flat,house',
    ...plainFilterTexts,
    furnishing: 'furnished,unfurnished',
    epc: 'c',
    features: 'gym,garden',
    words: 'canal view',
    sort: 'price-low',
  });
  expect(problems).toEqual({});
  expect(query).toEqual({
    ...emptySearch,
    location: 'Leeds',
    radius: 2.5,
    propertyType: ['flat', 'house'],
    minBudget: 500,
    maxBudget: 1_250,
    bedrooms: 2,
    maxBedrooms: 4,
    bathrooms: 1,
    furnishing: ['furnished', 'unfurnished'],
    pets: true,
    parking: true,
    bills: true,
    stepFree: true,
    floor: true,
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
    expect(queryOf({ propertyType: 'all', maxBudget: '2000+' })).toEqual(emptySearch);
  });
  test('a choice made twice is made once', () => {
    expect(queryOf({ propertyType: 'flat,flat, house,' }).propertyType).toEqual(['flat', 'house']);
  });
  test('a point needs both halves', () => {
    expect(queryOf({ lat: '53.48', lng: '-2.23' })).toMatchObject({ lat: 53.48, lng: -2.23 });
    expect(problemsOf({ lat: '53.48' })).toEqual(['lng']);
    expect(problemsOf({ lng: '-2.23' })).toEqual(['lat']);
  });
  test('a box has four sides in order', () => {
    expect(queryOf({ box: '-2.3,53.4,-2.1,53.6' }).box).toEqual({ west: -2.3, south: 53.4, east: -2.1, north: 53.6 });
  });
});

test.each<[Partial<Record<SearchParameter, string>>, SearchParameter]>([
  [{ location: 'x'.repeat(MAX_LOCATION + 1) }, 'location'],
  [{ location: 'LS1, LS2, LS3, LS4, LS5, LS6, LS7, LS8, LS9, LS10, LS11' }, 'location'],
  [{ location: 'Leeds or York', radius: '3' }, 'radius'],
  [{ location: 'Leeds or York', sort: 'distance' }, 'sort'],
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
  [{ box: '53,-3,54,-2' }, 'box'],
  [{ propertyType: 'castle' }, 'propertyType'],
  [{ minBudget: '-1' }, 'minBudget'],
  [{ minBudget: '1e3' }, 'minBudget'],
  [{ maxBudget: '12.5' }, 'maxBudget'],
  [{ maxBudget: '99999999999' }, 'maxBudget'],
  [{ minBudget: '900', maxBudget: '800' }, 'maxBudget'],
  [{ bedrooms: '2+' }, 'bedrooms'],
  [{ bedrooms: '51' }, 'bedrooms'],
  [{ bedrooms: '3', maxBedrooms: '2' }, 'maxBedrooms'],
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
  const { query, problems } = parseSearch(texts);
  expect(Object.keys(problems)).toEqual([name]);
  const { [name]: _, ...others } = texts;
  if (!('lat' in texts) && !('radius' in texts)) expect(query).toEqual(parseSearch(others).query);
});

test('refuses a box with latitude and longitude swapped', () => {
  expect(parseSearch({ box: '53,-3,54,-2' }).problems.box).toBe(
    'Latitude and longitude are swapped. Use west,south,east,north in degrees.',
  );
  for (const box of ['-3,53,-2,54', '-30,40,-20,45', '-80,-10,80,80'])
    expect(parseSearch({ box }).problems).toEqual({});
});

const exampleOf = (name: SearchParameter) =>
  parseSearch({ location: 'Leeds', [name]: searchParameters[name].example }).query[name];

/** Covers a new parameter by its example. */
const examples = Object.fromEntries(
  searchParameterNames.map((name) => [name, fc.constantFrom<unknown>(emptySearch[name], exampleOf(name))]),
);

const search = fc
  .record({
    ...examples,
    location: fc.constantFrom('', 'Leeds', 'M1 1AE'),
    point: fc.constantFrom({ lat: null, lng: null }, { lat: 53.48, lng: -2.23 }),
    radius: fc.constantFrom(null, 0.5, 3, MAX_MILES),
    box: fc.constantFrom(null, { west: -2.3, south: 53.4, east: -2.1, north: 53.6 }),
    propertyType: fc.subarray([...propertyTypes]),
    minBudget: fc.option(fc.integer({ min: 0, max: 999 })),
    maxBudget: fc.option(fc.integer({ min: 1_000, max: 100_000 })),
    bedrooms: fc.option(fc.integer({ min: 0, max: 20 })),
    maxBedrooms: fc.option(fc.integer({ min: 20, max: 50 })),
    bathrooms: fc.option(fc.integer({ min: 0, max: 20 })),
    furnishing: fc.subarray([...furnishings]),
    epc: fc.constantFrom('' as const, ...epcRatings),
    features: fc.subarray([...searchFeatures]),
    sort: fc.constantFrom(...searchSorts),
  })
  .map(({ point, ...query }) => changeSearch(emptySearch, { ...query, ...point } as Partial<SearchQuery>));

test('what is written is read back as it was', () => {
  fc.assert(
    fc.property(search, (query) => {
      expect(parseSearch(serializeSearch(query))).toEqual({ query, problems: {} });
    }),
  );
});

test('no text makes reading fail, and what was understood can be written and read again', () => {
  const texts = fc.record(
    Object.fromEntries(
      searchParameterNames.map((name) => [name, fc.oneof(fc.string(), fc.constantFrom('true', '1', 'flat'))]),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(texts, (given) => {
      const { query } = parseSearch(given);
      expect(parseSearch(serializeSearch(query))).toEqual({ query, problems: {} });
    }),
  );
});

test('parameters of others are no part of a search, and it has one spelling', () => {
  const given = new Map(
    Object.entries({ utm: 'x', maxBudget: '1000', location: 'Leeds', sort: 'newest', bedrooms: 'many' }),
  );
  const { query } = parseSearchParams({ get: (name) => given.get(name) ?? null });
  expect(Object.entries(serializeSearch(query))).toEqual([
    ['location', 'Leeds'],
    ['maxBudget', '1000'],
  ]);
});

test('lists the problems of place, rent and order before those of other filters', () => {
  const { problems } = parseSearch({
    bedrooms: 'many',
    sort: 'luck',
    maxBudget: 'cheap',
    box: '1',
    propertyType: 'castle',
  });
  expect(Object.keys(problems)).toEqual(['box', 'maxBudget', 'sort', 'propertyType', 'bedrooms']);
});
