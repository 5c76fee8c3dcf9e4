import stations from 'uk-railway-stations/stations.json' with { type: 'json' };
import type { Point } from '../postcodes/postcode-areas.ts';
import northernIreland from './northern-ireland.json' with { type: 'json' };

export interface RailwayStation {
  readonly name: string;
  readonly centre: Point;
}

let known: readonly RailwayStation[] | undefined;

/** Of Great Britain, and those of NI Railways, which the package lacks: written by us, good to about 100 metres. */
export const railwayStations = (): readonly RailwayStation[] => {
  known ??= [...stations, ...northernIreland].map(({ stationName, lat, long }) => ({
    name: stationName,
    centre: { lat, lng: long },
  }));
  return known;
};
