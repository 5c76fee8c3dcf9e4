import { expect, test } from 'vitest';
import { clusterSize, clusterText } from './cluster-size.ts';

test('more homes make a larger circle, up to a point', () => {
  const sizes = [1, 10, 100, 1_000, 10_000, 1_000_000].map(clusterSize);
  expect(sizes).toEqual([36, 45, 54, 63, 64, 64]);
});

test('a circle can always be hit with a finger', () => {
  expect(clusterSize(0)).toBeGreaterThanOrEqual(24);
});

test('large numbers are shortened, never rounded up', () => {
  expect([1, 999, 1_000, 1_299, 12_345].map(clusterText)).toEqual(['1', '999', '1k', '1.2k', '12.3k']);
});
