import { packedAreas, packedCities, packedDistricts, packedStations, packedTowns } from 'virtual:map-places';
import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import type { MapPlaces } from './map-labels.ts';
import { type DistrictCentre, unpackDistricts, unpackPlaces } from './packed-places.ts';

let unpacked: MapPlaces | undefined;

/** The places that the map names, unpacked once for all maps of a visit. */
export function mapPlaces(): MapPlaces {
  unpacked ??= {
    cities: unpackPlaces(packedCities),
    areas: unpackPlaces(packedAreas),
    towns: unpackPlaces(packedTowns),
    villages: [],
    stations: unpackPlaces(packedStations),
    districts: unpackDistricts(packedDistricts),
  };
  return unpacked;
}

let villages: Promise<MapPlaces> | undefined;

/** With smaller places as well, which only a map of a town names. */
export function mapPlacesWithVillages(): Promise<MapPlaces> {
  villages ??= import('./villages.txt?raw').then(({ default: packed }) => {
    unpacked = { ...mapPlaces(), villages: unpackPlaces(packed) };
    return unpacked;
  });
  // Without a network, the next map tries again.
  villages.catch(() => {
    villages = undefined;
  });
  return villages;
}

/** Whose centres are in sight, on a map with or without districts. */
export const districtsWithin = ({ west, south, east, north }: Box): readonly DistrictCentre[] =>
  mapPlaces().districts.filter(
    ({ centre: { lat, lng } }) => lat >= south && lat <= north && lng >= west && lng <= east,
  );
