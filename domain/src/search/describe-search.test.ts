import { expect, test } from 'vitest';
import { plainFilterTexts } from '../testing/search-texts.ts';
import { chipsOfSearch, describeSearch, filterChipsOf, suggestSearchName } from './describe-search.ts';
import { filterNames, filters } from './filters.ts';
import { MAX_SEARCH_NAME } from './saved-searches.ts';
import { parseSearch, type SearchTexts, serializeSearch } from './search-query.ts';

const chipsFor = (texts: SearchTexts) => chipsOfSearch(parseSearch(texts).query);
const textsOf = (texts: SearchTexts) => chipsFor(texts).map(({ text }) => text);
const sentenceOf = (texts: SearchTexts) => describeSearch(parseSearch(texts).query);

test.each(filterNames)('%s has an example that parses, serializes, makes a chip and words', (name) => {
  const texts = { [name]: filters[name].example };
  const { query, problems } = parseSearch(texts);
  expect(problems).toEqual({});
  expect(parseSearch(serializeSearch(query)).query).toEqual(query);
  expect(chipsOfSearch(query).length).toBeGreaterThan(0);
  for (const { text, without } of chipsOfSearch(query)) {
    expect(text).not.toBe('');
    expect(chipsOfSearch(without)).toHaveLength(chipsOfSearch(query).length - 1);
  }
  expect(describeSearch(query)).not.toBe('Homes');
});

test('a search for anything has no chips, however it is sorted', () => {
  expect(textsOf({})).toEqual([]);
  expect(textsOf({ sort: 'price-low', maxBudget: '2000+' })).toEqual([]);
});

test('every filter reads as people would say it', () => {
  expect(
    textsOf({
      location: 'Leeds',
      radius: '1',
      propertyType: 'flat,room',
      ...plainFilterTexts,
      furnishing: 'unfurnished',
      epc: 'C',
      features: 'garden,gym',
      words: 'canal',
    }),
  ).toEqual([
    'Leeds',
    'Within 1 mile',
    'Flat',
    'Room',
    'From £500 pcm',
    'Up to £1,250 pcm',
    '2+ beds',
    'Up to 4 beds',
    '1+ baths',
    'Unfurnished',
    'Pets considered',
    'Parking',
    'Bills included',
    'Step-free access',
    'Ground floor or lift',
    'Not shared',
    'Available by 3 Dec 2026',
    'EPC C or better',
    'Garden',
    'Gym',
    '“canal”',
  ]);
  expect(textsOf({ lat: '53.8', lng: '-1.5', radius: '2' })).toEqual(['Near a point', 'Within 2 miles']);
  expect(textsOf({ box: '-2,53,-1,54', shared: 'true', epc: 'A' })).toEqual(['Map area', 'Shared homes', 'EPC A']);
});

test('a chip takes away its own filter and nothing else', () => {
  const [, flat, room] = chipsFor({ location: 'Leeds', propertyType: 'flat,room', sort: 'price-low' });
  expect(serializeSearch(flat!.without)).toEqual({ location: 'Leeds', propertyType: 'room', sort: 'price-low' });
  expect(serializeSearch(room!.without)).toEqual({ location: 'Leeds', propertyType: 'flat', sort: 'price-low' });
});

test('exactly two bedrooms are one chip', () => {
  const [exact, ...others] = chipsFor({ bedrooms: '2', maxBedrooms: '2', pets: 'true' });
  expect(exact?.text).toBe('2 beds');
  expect(serializeSearch(exact!.without)).toEqual({ pets: 'true' });
  expect(others.map(({ text }) => text)).toEqual(['Pets considered']);
});

test('the chip of a place also takes away what was measured from it', () => {
  const [place] = chipsFor({ location: 'Leeds', radius: '3', sort: 'distance', pets: 'true' });
  expect(serializeSearch(place!.without)).toEqual({ pets: 'true' });
  const [point] = chipsFor({ lat: '53.8', lng: '-1.5', radius: '2', pets: 'true' });
  expect(serializeSearch(point!.without)).toEqual({ pets: 'true' });
});

test.each<SearchTexts>([
  { location: 'Leeds', radius: '3' },
  { location: 'Leeds or York' },
  { lat: '53.8', lng: '-1.5', radius: '2' },
  { box: '-2,53,-1,54' },
])('the chips of filters leave out where a search looks: %j', (place) => {
  const { query } = parseSearch({ ...place, pets: 'true', maxBudget: '800' });
  expect(filterChipsOf(query).map(({ text }) => text)).toEqual(['Up to £800 pcm', 'Pets considered']);
});

test('each of several places has a chip that leaves the others', () => {
  const chips = chipsFor({ location: 'Leeds, York or Hull', pets: 'true' });
  expect(chips.map(({ text }) => text)).toEqual(['Leeds', 'York', 'Hull', 'Pets considered']);
  expect(serializeSearch(chips[1]!.without)).toEqual({ location: 'Leeds or Hull', pets: 'true' });
});

test.each<[SearchTexts, string]>([
  [{}, 'Homes'],
  [{ location: 'Leeds' }, 'Homes in Leeds'],
  [{ location: 'Leeds or York' }, 'Homes in Leeds or York'],
  [{ location: 'LS6, LS7,LS8' }, 'Homes in LS6, LS7 or LS8'],
  [{ location: 'Bolton, Greater Manchester' }, 'Homes in Bolton, Greater Manchester'],
  [
    { propertyType: 'flat', bedrooms: '2', location: 'Leeds', maxBudget: '1250' },
    'Flats with 2 or more beds in Leeds, up to £1,250 pcm',
  ],
  [{ propertyType: 'flat,house', bathrooms: '2' }, 'Flats and houses with 2 or more baths'],
  [{ bedrooms: '2', maxBedrooms: '2' }, 'Homes with 2 beds'],
  [{ bedrooms: '0', maxBedrooms: '0' }, 'Homes with no separate bedroom'],
  [{ bedrooms: '2', maxBedrooms: '3' }, 'Homes with 2 to 3 beds'],
  [{ maxBedrooms: '1' }, 'Homes with up to 1 bed'],
  [{ bedrooms: '3', bathrooms: '2' }, 'Homes with 3 or more beds and 2 or more baths'],
  [{ location: 'M4', radius: '1', minBudget: '500' }, 'Homes within 1 mile of M4, from £500 pcm'],
  [{ lat: '53.5', lng: '-2.2', radius: '2.5' }, 'Homes within 2.5 miles of a point on the map'],
  [{ box: '-2.5,53,-2,53.6' }, 'Homes in an area of the map'],
  [{ minBudget: '500', maxBudget: '1000', pets: 'true' }, 'Homes, £500 to £1,000 pcm, pets considered'],
  [{ shared: 'true', propertyType: 'house' }, 'Shared houses'],
  [{ shared: 'false', bills: 'true' }, 'Homes, bills included, not shared'],
  [{ furnishing: 'furnished,unfurnished' }, 'Homes, furnished or unfurnished'],
  [{ availableBy: '2026-12-03', epc: 'C' }, 'Homes, available by 3 Dec 2026, EPC C or better'],
  [{ features: 'garden,ev-charging', words: 'canal' }, 'Homes, garden, EV charging, “canal”'],
  [{ stepFree: 'true', location: 'Leeds' }, 'Homes in Leeds, step-free access'],
  [{ floor: 'true', location: 'Leeds' }, 'Homes in Leeds, ground floor or lift'],
  [{ features: 'step-free' }, 'Homes, step-free access'],
  [{ maxBudget: '2000+', sort: 'price-low' }, 'Homes'],
])('%j is called %j', (texts, sentence) => {
  expect(sentenceOf(texts)).toBe(sentence);
});

test('the suggested name fits into the name of a saved search', () => {
  const name = suggestSearchName(parseSearch({ location: 'Leeds '.repeat(15), words: 'canal '.repeat(15) }).query);
  expect(name.length).toBeLessThanOrEqual(MAX_SEARCH_NAME);
  expect(name.endsWith('…')).toBe(true);
});
