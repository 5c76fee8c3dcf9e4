import { expect, test } from 'vitest';
import { clusterName, clusterSize, clusterText, pinName, pinSize, pinsName } from './marker-labels.ts';

const pin = (price: number) => ({
  id: String(price),
  title: 'By the harbour',
  price,
  bedrooms: 2,
  isReduced: false,
  picture: null,
  point: { lat: 54, lng: -3 },
});

test('a pin says its rent and its home', () => {
  expect(pinName(pin(1250))).toBe('£1,250 pcm, By the harbour');
});

test('a cluster says how many homes it holds', () => {
  expect(clusterName(1, 'zoom in')).toBe('1 home, zoom in');
  expect(clusterName(1042, 'show list')).toBe('1,042 homes, show list');
});

test('pins in one marker say their rents, and what a press does', () => {
  expect(pinsName([pin(2100), pin(900), pin(1250)], 'zoom in')).toBe('3 homes, from £900 to £2,100 pcm, zoom in');
  expect(pinsName([pin(900), pin(900)], 'show list')).toBe('2 homes, £900 pcm, show list');
});

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

test('a rent takes as much room as a browser gives it, or a little more', () => {
  const measured = { '£850': 53, '£1,250': 65, '£12,000': 74, '£276.92': 74, '£12,345.67': 95 };
  for (const [rent, width] of Object.entries(measured)) {
    expect(pinSize(rent, 14).width - width, rent).toBeGreaterThanOrEqual(0);
    expect(pinSize(rent, 14).width - width, rent).toBeLessThanOrEqual(3);
  }
});

test('larger letters need more room, both ways', () => {
  expect(pinSize('£850', 14).height).toBe(28);
  expect(pinSize('£850', 28)).toEqual({ width: 90, height: 42 });
});
