import { expect, test } from 'vitest';
import { distanceText } from './miles.ts';

test('distances are rounded to a tenth of a mile', () => {
  expect(distanceText(1.04)).toBe('1 mile away');
  expect(distanceText(0.42)).toBe('0.4 miles away');
});
