import { outcodesInUse } from '@letfair/domain/places/postcodes/outcodes';
import { railwayStations } from '@letfair/domain/places/stations/stations';
import { expect, test } from 'vitest';
import { packDistricts, packPlaces, unpackDistricts, unpackPlaces } from './packed-places.ts';

test('packed districts are the same after unpacking', () => {
  const districts = outcodesInUse()
    .filter(({ outcode }) => /\d$/.test(outcode))
    .map(({ outcode, name, centre }) => ({ district: outcode, name, centre }));
  expect(unpackDistricts(packDistricts(districts))).toEqual(districts);
});

test('packed stations keep their names and move by less than 60 metres', () => {
  const stations = railwayStations();
  const unpacked = unpackPlaces(packPlaces(stations));
  expect(unpacked.map(({ name }) => name)).toEqual(stations.map(({ name }) => name));
  for (const [at, { centre }] of unpacked.entries()) {
    expect(Math.abs(centre.lat - stations[at]!.centre.lat)).toBeLessThanOrEqual(0.000_501);
    expect(Math.abs(centre.lng - stations[at]!.centre.lng)).toBeLessThanOrEqual(0.000_501);
  }
});
