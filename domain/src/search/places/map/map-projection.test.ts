import { expect, test } from 'vitest';
import type { Point } from '../postcodes/postcode-areas.ts';
import { metresBetween, metresToMiles, milesToMetres, projectToMetres } from './map-projection.ts';

const EARTH_RADIUS_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** On the globe itself. */
function greatCircle(one: Point, other: Point): number {
  const up = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const across = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const chord = up + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * across;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(chord));
}

const around: readonly Point[] = [
  { lat: 51.5, lng: -0.13 },
  { lat: 54.6, lng: -5.93 },
  { lat: 50.1, lng: -5.5 },
  { lat: 52.63, lng: 1.3 },
  { lat: 60.15, lng: -1.15 },
  { lat: 58.2, lng: -6.4 },
];

test.each(around)('keeps distances around %o in every direction', (from) => {
  for (const [up, across] of [
    [0.1, 0],
    [0, 0.15],
    [0.1, 0.15],
    [-0.3, 0.4],
  ] as const) {
    const to = { lat: from.lat + up, lng: from.lng + across };
    const ratio = metresBetween(from, to) / greatCircle(from, to);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.003);
  }
});

test('north is up and east is right', () => {
  const middle = projectToMetres({ lat: 54, lng: -2.5 });
  expect(middle.east).toBeCloseTo(0);
  expect(projectToMetres({ lat: 55, lng: -2.5 }).north).toBeGreaterThan(middle.north);
  expect(projectToMetres({ lat: 54, lng: -2 }).east).toBeGreaterThan(0);
});

test('converts miles to metres and back', () => {
  expect(milesToMetres(1)).toBeCloseTo(1_609.344);
  expect(metresToMiles(milesToMetres(7.5))).toBeCloseTo(7.5);
});
