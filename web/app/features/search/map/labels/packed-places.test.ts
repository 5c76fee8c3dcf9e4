import { gzipSync } from 'node:zlib';
import { metresBetween } from '@letfair/domain/search/places/map/map-projection';
import { neighbours, ukOutline } from '@letfair/domain/search/places/map/uk-outline';
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

test('the data of the map are at most 60 kB, compressed', () => {
  const data = JSON.stringify([packedPlaces(), ukOutline, neighbours]);
  expect(gzipSync(data, { level: 9 }).length).toBeLessThanOrEqual(60_000);
});
