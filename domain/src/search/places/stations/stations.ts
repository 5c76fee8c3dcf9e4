import stations from 'uk-railway-stations/stations.json' with { type: 'json' };
import type { Point } from '../postcodes/postcode-areas.ts';
import { placeKey } from '../towns.ts';
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

let byName: ReadonlyMap<string, RailwayStation> | undefined;

/** By the `placeKey` of "Leeds", "Leeds station", "Leeds train station" or "Leeds railway station". */
export function findStation(key: string): RailwayStation | null {
  byName ??= new Map(railwayStations().map((station) => [placeKey(station.name), station]));
  return byName.get(key.replace(/ (?:(?:train|railway|rail) )?station$/, '')) ?? null;
}
