import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { metresBetween } from '@letfair/domain/search/places/map/map-projection';
import { outcodesInUse } from '@letfair/domain/search/places/postcodes/outcodes';
import { railwayStations } from '@letfair/domain/search/places/stations/stations';
import { expect, test } from 'vitest';
import { packedPlaces } from '../../../../../map-places-plugin.ts';
import { packDistricts, packPlaces, unpackDistricts, unpackPlaces } from './packed-places.ts';

test('packed districts are the same after unpacking', () => {
  const districts = outcodesInUse()
    .filter(({ outcode }) => /\d$/.test(outcode))
    .map(({ outcode, name, centre }) => ({ district: outcode, name, centre }));
  expect(unpackDistricts(packDistricts(districts))).toEqual(districts);
});

test('packed stations keep their names and move by less than 70 metres', () => {
  const stations = railwayStations();
  const unpacked = unpackPlaces(packPlaces(stations));
  expect(unpacked.map(({ name }) => name)).toEqual(stations.map(({ name }) => name));
  const metres = unpacked.map(({ centre }, at) => metresBetween(centre, stations[at]!.centre));
  expect(Math.max(...metres)).toBeLessThan(70);
});

test('sizes follow the population, and stay after unpacking', () => {
  const sizeOf = (packed: string, name: string) => unpackPlaces(packed).find((place) => place.name === name)?.size;
  const { packedCities, packedAreas, packedTowns } = packedPlaces();
  expect(sizeOf(packedCities, 'Leeds')).toBe(4);
  expect(sizeOf(packedAreas, 'Halifax')).toBe(3);
  expect(sizeOf(packedTowns, 'Whitby')).toBe(1);
});

test('the data that every map loads are at most 90 kB, compressed', () => {
  const overview = readFileSync(new URL('../land/overview.txt', import.meta.url), 'utf8');
  const data = JSON.stringify([packedPlaces(), overview]);
  expect(gzipSync(data, { level: 9 }).length).toBeLessThanOrEqual(90_000);
});
