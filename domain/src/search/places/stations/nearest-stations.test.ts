import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from '../map/map-projection.ts';
import { districtsOfArea } from '../postcodes/outcodes.ts';
import { distanceKm } from '../towns.ts';
import { isWithinWalk, nearestStations } from './nearest-stations.ts';
import { stationDistance, stationOnCard } from './station.ts';
import { railwayStations } from './stations.ts';

const leeds = { lat: 53.8, lng: -1.5491 };

test('names the nearest stations, with the walk in minutes and miles', () => {
  const [station, ...others] = nearestStations(leeds, 3);
  expect(station?.name).toBe('Leeds');
  expect(others).toHaveLength(2);
  expect(stationDistance(station!)).toMatch(/^\d minutes’ walk \(0\.\d miles\)$/);
  expect(stationOnCard(station!)).toMatch(/^\d minutes’ walk to Leeds station$/);
});

test('a station that nobody would walk to is told in miles, and not on a card', () => {
  const far = { name: 'Kyle', miles: 1.5, minutes: 31 };
  expect(stationDistance(far)).toBe('1.5 miles');
  expect(stationOnCard(far)).toBeNull();
  expect(stationOnCard({ ...far, minutes: 30 })).toBe('30 minutes’ walk to Kyle station');
  expect(stationDistance({ ...far, minutes: 1, miles: 1 })).toBe('1 minute’s walk (1 mile)');
});

test('knows no station far from the railway', () => {
  expect(nearestStations({ lat: 60.15, lng: -1.15 }, 3)).toEqual([]);
  expect(isWithinWalk({ lat: 60.15, lng: -1.15 })).toBe(false);
});

test('knows the 54 stations of Northern Ireland, each near one of its districts', () => {
  const found = railwayStations().filter(({ centre: { lat, lng } }) => lng < -5.4 && lat > 54.1 && lat < 55.3);
  expect(found).toHaveLength(54);
  const far = found.filter(({ centre }) =>
    districtsOfArea('BT').every((district) => distanceKm(district.centre, centre) > 12),
  );
  expect(far).toEqual([]);
  const belfast = nearestStations({ lat: 54.597, lng: -5.93 }, 3).map(({ name }) => name);
  expect(belfast).toContain('Belfast Grand Central');
  expect(nearestStations({ lat: 54.997, lng: -7.32 }, 1)[0]?.name).toBe('Derry~Londonderry');
});

test('finds what looking at every station finds', () => {
  const nearSome = fc
    .tuple(
      fc.constantFrom(...railwayStations()),
      fc.double({ min: -0.05, max: 0.05, noNaN: true }),
      fc.double({ min: -0.08, max: 0.08, noNaN: true }),
    )
    .map(([{ centre }, up, across]) => ({ lat: centre.lat + up, lng: centre.lng + across }));
  fc.assert(
    fc.property(nearSome, (point) => {
      const metres = railwayStations().map(({ centre }) => metresBetween(point, centre));
      expect(isWithinWalk(point)).toBe(Math.min(...metres) <= 1_200);
      const minutes = metres
        .filter((far) => far <= 4_800)
        .sort((one, other) => one - other)
        .slice(0, 3)
        .map((far) => Math.max(1, Math.ceil(far / 80)));
      expect(nearestStations(point, 3).map((station) => station.minutes)).toEqual(minutes);
    }),
    { numRuns: 60 },
  );
});
