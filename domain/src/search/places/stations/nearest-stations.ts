import { type Metres, metresToMiles, projectToMetres } from '../map/map-projection.ts';
import type { Point } from '../postcodes/postcode-areas.ts';
import { METRES_A_MINUTE, type NearestStation, WALK_MINUTES } from './station.ts';
import { railwayStations } from './stations.ts';

/** Nobody calls a station near that is more than an hour away on foot. */
const FARTHEST_METRES = METRES_A_MINUTE * 60;
/** In degrees. Everywhere in the United Kingdom both sides are longer than the farthest walk, so 9 cells hold it. */
const CELL = { lat: 0.05, lng: 0.1 } as const;

const rowOf = ({ lat }: Point): number => Math.floor(lat / CELL.lat);
const columnOf = ({ lng }: Point): number => Math.floor(lng / CELL.lng);
const cellAt = (row: number, column: number): string => `${row} ${column}`;

interface Located {
  readonly name: string;
  readonly cell: string;
  readonly at: Metres;
}

let grid: ReadonlyMap<string, readonly Located[]> | undefined;

/** Built on first use. */
function stationGrid(): ReadonlyMap<string, readonly Located[]> {
  grid ??= Map.groupBy(
    railwayStations().map(({ name, centre }) => ({
      name,
      cell: cellAt(rowOf(centre), columnOf(centre)),
      at: projectToMetres(centre),
    })),
    ({ cell }) => cell,
  );
  return grid;
}

interface Measured {
  readonly name: string;
  readonly metres: number;
}

function* stationsAround(point: Point): Generator<Measured> {
  const [row, column] = [rowOf(point), columnOf(point)];
  const here = projectToMetres(point);
  for (let up = row - 1; up <= row + 1; up++)
    for (let across = column - 1; across <= column + 1; across++)
      for (const { name, at } of stationGrid().get(cellAt(up, across)) ?? []) {
        const metres = Math.hypot(at.east - here.east, at.north - here.north);
        if (metres <= FARTHEST_METRES) yield { name, metres };
      }
}

function closest(point: Point): Measured | null {
  let best: Measured | null = null;
  for (const station of stationsAround(point)) if (best === null || station.metres < best.metres) best = station;
  return best;
}

const present = ({ name, metres }: Measured): NearestStation => ({
  name,
  miles: Math.round(metresToMiles(metres) * 10) / 10,
  minutes: Math.max(1, Math.ceil(metres / METRES_A_MINUTE)),
});

/** Up to `most` within an hour's walk, the nearest first. */
export const nearestStations = (point: Point, most: number): readonly NearestStation[] =>
  [...stationsAround(point)]
    .sort((one, other) => one.metres - other.metres)
    .slice(0, most)
    .map(present);

export const isWithinWalk = (point: Point): boolean =>
  (closest(point)?.metres ?? Number.POSITIVE_INFINITY) <= METRES_A_MINUTE * WALK_MINUTES;
