import stations from 'uk-railway-stations/stations.json' with { type: 'json' };
import type { Point } from '../postcodes/postcode-areas.ts';

export interface RailwayStation {
  readonly name: string;
  readonly centre: Point;
}

let known: readonly RailwayStation[] | undefined;

/** Of Great Britain; those of Northern Ireland are not in the data. */
export const railwayStations = (): readonly RailwayStation[] => {
  known ??= stations.map(({ stationName, lat, long }) => ({ name: stationName, centre: { lat, lng: long } }));
  return known;
};
