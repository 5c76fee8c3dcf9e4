import fc from 'fast-check';
import stations from 'uk-railway-stations/stations.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { metresBetween } from '../map/map-projection.ts';
import { isWithinWalk, nearestStation } from './nearest-station.ts';
import { stationFact, stationOnCard } from './station.ts';

const leeds = { lat: 53.8, lng: -1.5491 };

test('names the nearest station, with the walk in minutes and miles', () => {
  const station = nearestStation(leeds)!;
  expect(station.name).toBe('Leeds');
  expect(stationFact(station)).toMatch(/^Leeds, \d minutes’ walk \(0\.\d miles\)$/);
  expect(stationOnCard(station)).toMatch(/^\d minutes’ walk to Leeds station$/);
});

test('knows no station far from the railway, and none in Northern Ireland', () => {
  expect(nearestStation({ lat: 60.15, lng: -1.15 })).toBeNull();
  expect(nearestStation({ lat: 54.597, lng: -5.93 })).toBeNull();
  expect(isWithinWalk({ lat: 60.15, lng: -1.15 })).toBe(false);
});

test('finds what looking at every station finds', () => {
  const nearSome = fc
    .tuple(
      fc.constantFrom(...stations),
      fc.double({ min: -0.05, max: 0.05, noNaN: true }),
      fc.double({ min: -0.08, max: 0.08, noNaN: true }),
    )
    .map(([{ lat, long }, up, across]) => ({ lat: lat + up, lng: long + across }));
  fc.assert(
    fc.property(nearSome, (point) => {
      const metres = Math.min(...stations.map(({ lat, long }) => metresBetween(point, { lat, lng: long })));
      expect(isWithinWalk(point)).toBe(metres <= 1_200);
      const found = nearestStation(point);
      if (metres > 4_800) expect(found).toBeNull();
      else expect(found?.minutes).toBe(Math.max(1, Math.ceil(metres / 80)));
    }),
    { numRuns: 60 },
  );
});
