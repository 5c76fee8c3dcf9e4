import { packedAreas, packedCities, packedDistricts, packedStations, packedTowns } from 'virtual:map-places';
import type { MapPlaces } from './map-labels.ts';
import { unpackDistricts, unpackPlaces } from './packed-places.ts';

let unpacked: MapPlaces | undefined;

/** The places that the map names, unpacked once for all maps of a visit. */
export function mapPlaces(): MapPlaces {
  unpacked ??= {
    cities: unpackPlaces(packedCities),
    areas: unpackPlaces(packedAreas),
    towns: unpackPlaces(packedTowns),
    stations: unpackPlaces(packedStations),
    districts: unpackDistricts(packedDistricts),
  };
  return unpacked;
}
