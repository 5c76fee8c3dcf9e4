import stations from 'uk-railway-stations/stations.json' with { type: 'json' };
import { metresBetween, metresToMiles } from '../map/map-projection.ts';
import type { Point } from '../postcodes/postcode-areas.ts';
import { METRES_A_MINUTE, type NearestStation, WALK_MINUTES } from './station.ts';

/** Nobody calls a station near that is more than an hour away. */
const FARTHEST_METRES = METRES_A_MINUTE * 60;
/** In degrees. Everywhere in the United Kingdom both sides are longer than the farthest walk, so 9 cells hold it. */
const CELL = { lat: 0.05, lng: 0.1 } as const;

interface Station extends Point {
  readonly name: string;
}

const rowOf = ({ lat }: Point): number => Math.floor(lat / CELL.lat);
const columnOf = ({ lng }: Point): number => Math.floor(lng / CELL.lng);
const cellAt = (row: number, column: number): string => `${row} ${column}`;

let grid: ReadonlyMap<string, readonly Station[]> | undefined;

/** Built on first use. Stations of Northern Ireland are not in the data. */
function stationGrid(): ReadonlyMap<string, readonly Station[]> {
  grid ??= Map.groupBy(
    stations.map(({ stationName, lat, long }) => ({ name: stationName, lat, lng: long })),
    (station) => cellAt(rowOf(station), columnOf(station)),
  );
  return grid;
}

function closest(point: Point): { readonly station: Station; readonly metres: number } | null {
  let best: { readonly station: Station; readonly metres: number } | null = null;
  const [row, column] = [rowOf(point), columnOf(point)];
  for (let up = row - 1; up <= row + 1; up++)
    for (let across = column - 1; across <= column + 1; across++)
      for (const station of stationGrid().get(cellAt(up, across)) ?? []) {
        const metres = metresBetween(point, station);
        if (metres <= (best?.metres ?? FARTHEST_METRES)) best = { station, metres };
      }
  return best;
}

/** Null where no station is known within an hour's walk. */
export function nearestStation(point: Point): NearestStation | null {
  const found = closest(point);
  if (found === null) return null;
  return {
    name: found.station.name,
    miles: Math.round(metresToMiles(found.metres) * 10) / 10,
    minutes: Math.max(1, Math.ceil(found.metres / METRES_A_MINUTE)),
  };
}

export const isWithinWalk = (point: Point): boolean =>
  (closest(point)?.metres ?? Number.POSITIVE_INFINITY) <= METRES_A_MINUTE * WALK_MINUTES;
