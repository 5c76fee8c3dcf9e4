import { towns } from '@letfair/domain/places/towns';
import { expect, test } from 'vitest';
import { neighbours, type Ring, ukOutline } from './uk-outline.ts';

/** Counts the edges to the east: an odd number means inside. */
const isInside = ({ lat, lng }: { lat: number; lng: number }, ring: Ring): boolean =>
  ring.filter(([southLat, southLng], at) => {
    const [northLat, northLng] = ring[(at + 1) % ring.length]!;
    const crosses = southLat > lat !== northLat > lat;
    return crosses && lng < ((northLng - southLng) * (lat - southLat)) / (northLat - southLat) + southLng;
  }).length %
    2 ===
  1;

test('every town lies on land', () => {
  const atSea = towns().filter(({ centre }) => !ukOutline.some((ring) => isInside(centre, ring)));
  expect(atSea.map(({ name }) => name)).toEqual([]);
});

test('Dublin is no part of it, but drawn', () => {
  const dublin = { lat: 53.35, lng: -6.3 };
  expect(ukOutline.some((ring) => isInside(dublin, ring))).toBe(false);
  expect(neighbours.some((ring) => isInside(dublin, ring))).toBe(true);
});

test('every part has an area', () => {
  for (const ring of [...ukOutline, ...neighbours]) expect(ring.length).toBeGreaterThan(2);
});
