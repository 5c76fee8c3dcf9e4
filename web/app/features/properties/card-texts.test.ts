import { expect, test } from 'vitest';
import { distanceText, factsText } from './card-texts.ts';
import { countText } from './found-homes.ts';

test('one is one, and many are many', () => {
  expect(factsText({ bedrooms: 1, bathrooms: 2, propertyType: 'flat' })).toBe('1 bed · 2 baths · Flat');
  expect(factsText({ bedrooms: 0, bathrooms: 1, propertyType: 'studio' })).toBe('0 beds · 1 bath · Studio');
  expect(distanceText(1.04)).toBe('1 mile away');
  expect(distanceText(0.42)).toBe('0.4 miles away');
});

test('the count is exact', () => {
  expect(countText(0)).toBe('Showing 0 properties');
  expect(countText(12_345)).toBe('Showing 12,345 properties');
});
