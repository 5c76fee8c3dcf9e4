import { expect, test } from 'vitest';
import { readAddress } from '../search-url.ts';
import { filterChips } from './filter-chips.ts';

const chipsFor = (search: string) => filterChips(readAddress(new URLSearchParams(search)).query);
const labels = (search: string) => chipsFor(search).map(({ label }) => label);

test('a search for anything has no chips, however it is sorted', () => {
  expect(labels('')).toEqual([]);
  expect(labels('sort=price-low&maxBudget=2000%2B')).toEqual([]);
});

test('every filter reads as people would say it', () => {
  expect(
    labels(
      'location=Leeds&radius=1&propertyType=flat,room&minBudget=500&maxBudget=1250&bedrooms=2&bathrooms=1' +
        '&furnishing=unfurnished&pets=true&parking=true&bills=true&shared=false&availableBy=2026-12-03&epc=C' +
        '&features=garden,gym&words=canal',
    ),
  ).toEqual([
    'Leeds',
    'Within 1 mile',
    'Flat',
    'Room',
    'From £500 pcm',
    'Up to £1,250 pcm',
    '2+ beds',
    '1+ baths',
    'Unfurnished',
    'Pets considered',
    'Parking',
    'Bills included',
    'Not shared',
    'Available by 3 Dec 2026',
    'EPC C or better',
    'Garden',
    'Gym',
    '“canal”',
  ]);
  expect(labels('lat=53.8&lng=-1.5&radius=2')).toEqual(['Near a point', 'Within 2 miles']);
  expect(labels('box=-2,53,-1,54&shared=true&epc=A')).toEqual(['Area of the map', 'Shared homes', 'EPC A']);
});

test('a chip takes away its own filter and nothing else', () => {
  const [, flat, room] = chipsFor('location=Leeds&propertyType=flat,room&sort=price-low');
  expect(flat?.without).toEqual({ location: 'Leeds', propertyType: 'room', sort: 'price-low' });
  expect(room?.without).toEqual({ location: 'Leeds', propertyType: 'flat', sort: 'price-low' });
});

test('with the place goes what was measured from it', () => {
  expect(chipsFor('location=Leeds&radius=3&sort=distance&pets=true')[0]?.without).toEqual({ pets: 'true' });
});
