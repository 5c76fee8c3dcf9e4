import { outcodesInUse } from '@letfair/domain/places/postcodes/outcodes';
import type { Point } from '@letfair/domain/places/postcodes/postcode-areas';
import { areaOf } from '@letfair/domain/places/postcodes/postcodes';
import { distanceKm, towns } from '@letfair/domain/places/towns';
import { expect, test } from 'vitest';
import { neighbours, type Ring, ukOutline } from './uk-outline.ts';

/** Counts the edges to the east: an odd number means inside. */
const isInside = ({ lat, lng }: Point, ring: Ring): boolean =>
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

/** The outline is good to a mile or two. */
const SHORE_KM = 3.2;
/** Cumbrae, Gigha, Colonsay, a headland of Mull, Eigg and Canna. */
const NOT_DRAWN = ['KA28', 'PA41', 'PA61', 'PA63', 'PH42', 'PH44'];

const kmToShore = (point: Point): number =>
  Math.min(
    ...ukOutline.flatMap((ring) =>
      ring.flatMap(([lat, lng], at) => {
        const [nextLat, nextLng] = ring[(at + 1) % ring.length]!;
        return [0, 0.2, 0.4, 0.6, 0.8].map((part) =>
          distanceKm(point, { lat: lat + (nextLat - lat) * part, lng: lng + (nextLng - lng) * part }),
        );
      }),
    ),
  );

test('the centre of every outcode lies on land, or on an island too small to be drawn', () => {
  const atSea = outcodesInUse().filter(
    ({ outcode, centre }) =>
      areaOf(outcode) !== null && !ukOutline.some((ring) => isInside(centre, ring)) && kmToShore(centre) > SHORE_KM,
  );
  expect(atSea.map(({ outcode }) => outcode)).toEqual(NOT_DRAWN);
});

test('Dublin is no part of it, but drawn', () => {
  const dublin = { lat: 53.35, lng: -6.3 };
  expect(ukOutline.some((ring) => isInside(dublin, ring))).toBe(false);
  expect(neighbours.some((ring) => isInside(dublin, ring))).toBe(true);
});

test('every part has an area', () => {
  for (const ring of [...ukOutline, ...neighbours]) expect(ring.length).toBeGreaterThan(2);
});
