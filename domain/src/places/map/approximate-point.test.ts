import { expect, test } from 'vitest';
import { centreOfOutcode } from '../postcodes/outcodes.ts';
import { approximatePoint, PIN_METRES } from './approximate-point.ts';
import { metresBetween } from './map-projection.ts';

const postcodes = ['M1 1AE', 'SW1A 1AA', 'BT1 5GS', 'ZE1 0AA', 'TR19 7AA', 'NR1 1AA'];

test.each(postcodes)('places %s near the centre of its outcode, always at the same point', (postcode) => {
  const point = approximatePoint(postcode);
  expect(point).not.toBeNull();
  const middle = centreOfOutcode(postcode.split(' ')[0]!)!;
  expect(metresBetween(point!, middle)).toBeLessThan(1_400);
  expect(approximatePoint(postcode.toLowerCase().replace(' ', ''))).toEqual(point);
});

test('rounds points to a grid', () => {
  const step = PIN_METRES / 111_320;
  for (const postcode of postcodes) {
    const { lat } = approximatePoint(postcode)!;
    expect(Math.abs(lat / step - Math.round(lat / step))).toBeLessThan(0.001);
  }
});

test('spreads the postcodes of an outcode', () => {
  const points = ['1AA', '1AB', '1AD', '2BB', '3CC', '9ZZ'].map((inward) => approximatePoint(`M14 ${inward}`));
  expect(new Set(points.map((point) => JSON.stringify(point))).size).toBeGreaterThan(3);
});

test.each(['', 'XX1 1AA', 'nonsense', 'GY1 1AA'])('has no point for “%s”', (postcode) => {
  expect(approximatePoint(postcode)).toBeNull();
});
