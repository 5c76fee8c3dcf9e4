import { expect, test } from 'vitest';
import { clusterName, pinName, pinsName } from './marker-names.ts';

const pin = (price: number) => ({ id: String(price), title: 'By the harbour', price, point: { lat: 54, lng: -3 } });

test('a pin says its rent and its home', () => {
  expect(pinName(pin(1250))).toBe('£1,250 pcm, By the harbour');
});

test('a cluster says how many homes it holds', () => {
  expect(clusterName(1)).toBe('1 home, zoom in');
  expect(clusterName(1042)).toBe('1,042 homes, zoom in');
});

test('pins in one marker say their rents, and what a press does', () => {
  expect(pinsName([pin(2100), pin(900), pin(1250)], 'zoom in')).toBe('3 homes, from £900 to £2,100 pcm, zoom in');
  expect(pinsName([pin(900), pin(900)], 'show list')).toBe('2 homes, £900 pcm, show list');
});
