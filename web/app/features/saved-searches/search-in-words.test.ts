import { MAX_SEARCH_NAME } from '@letfair/domain/search/saved-searches';
import { expect, it } from 'vitest';
import { keptSearch, queryOf, searchPath } from './search-address.ts';
import { searchInWords, suggestedName } from './search-in-words.ts';

it.each([
  ['', 'Homes'],
  ['location=Leeds', 'Homes in Leeds'],
  [
    'propertyType=flat&bedrooms=2&location=Leeds&maxBudget=1250',
    'Flats with 2 or more beds in Leeds, up to £1,250 pcm',
  ],
  ['propertyType=flat,house&bathrooms=2', 'Flats and houses with 2 or more baths'],
  ['location=M4&radius=1&minBudget=500', 'Homes within 1 mile of M4, from £500 pcm'],
  ['lat=53.5&lng=-2.2&radius=2.5', 'Homes within 2.5 miles of a place'],
  ['box=-2.5,53,-2,53.6', 'Homes in a part of the map'],
  ['minBudget=500&maxBudget=1000&pets=true', 'Homes, £500 to £1,000 pcm, pets considered'],
  ['shared=true&propertyType=house', 'Shared houses'],
  ['shared=false&bills=true', 'Homes, bills included, not shared'],
  ['furnishing=furnished,unfurnished', 'Homes, furnished or unfurnished'],
  ['availableBy=2026-12-03&epc=C', 'Homes, available by 3 Dec 2026, EPC C or better'],
  ['features=garden,ev-charging&words=canal', 'Homes, garden, EV charging, “canal”'],
  ['maxBudget=2000%2B&sort=price-low', 'Homes'],
])('%j is called %j', (search, words) => {
  expect(searchInWords(queryOf(search))).toBe(words);
});

it('fits into the name of a saved search', () => {
  const long = suggestedName(queryOf(`location=${'Leeds '.repeat(15)}&words=${'canal '.repeat(15)}`));
  expect(long.length).toBeLessThanOrEqual(MAX_SEARCH_NAME);
  expect(long.endsWith('…')).toBe(true);
});

it('keeps a search in one spelling, without what is no part of it', () => {
  expect(keptSearch(queryOf('?utm=x&maxBudget=1000&location=Leeds&sort=newest&bedrooms=many'))).toBe(
    'location=Leeds&maxBudget=1000',
  );
});

it('runs a search where homes are found', () => {
  expect(searchPath('location=Leeds')).toBe('/properties?location=Leeds');
  expect(searchPath('')).toBe('/properties');
});
