import { expect, test } from 'vitest';
import { distanceText } from './card-texts.ts';
import { countText } from './found-listings.ts';

test('one is one, and many are many', () => {
  expect(distanceText(1.04)).toBe('1 mile away');
  expect(distanceText(0.42)).toBe('0.4 miles away');
});

test('the count is exact', () => {
  expect(countText(0)).toBe('Showing 0 properties');
  expect(countText(12_345)).toBe('Showing 12,345 properties');
});
