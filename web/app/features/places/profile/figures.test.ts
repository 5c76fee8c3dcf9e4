import { expect, test } from 'vitest';
import { bedroomsInWords, change } from './figures.ts';

test('a change says which way', () => {
  expect([5.6, -0.3, 0].map(change)).toEqual(['+5.6%', '−0.3%', '0%']);
});

test('bedrooms are counted in words', () => {
  expect([0, 1, 4].map(bedroomsInWords)).toEqual(['No separate bedroom', '1 bedroom', '4 bedrooms']);
});
