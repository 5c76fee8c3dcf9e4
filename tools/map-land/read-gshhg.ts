import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Box } from '../../domain/src/search/places/map/uk-bounds.ts';

/** Longitude and latitude. */
export type Position = readonly [lng: number, lat: number];
export type Line = readonly Position[];

interface Coasts {
  /** Closed rings; those of the continent are closed outside of the box. */
  readonly land: readonly Line[];
  readonly lakes: readonly Line[];
}

export interface River {
  /** 1 for the largest. */
  readonly level: number;
  readonly line: Line;
}

type Columns = (name: string) => ArrayLike<number>;

/** A file of GSHHG is cut into bins of one degree, whose points are counted from their south-west corner. */
const BIN_STEPS = 65_535;
const COLUMNS_OF_BINS = 360;
const LAND = 1;
/** Pieces of a ring end on the edge of a bin, where the next one begins. */
const SAME_PLACE_DEGREES = 0.001;

/** `folder` holds the files of the Debian package gmt-gshhg-full and the npm package jsfive, which reads their format. */
export async function openGshhg(folder: string, box: Box) {
  const { File } = await import(pathToFileURL(join(folder, 'node_modules/jsfive/dist/esm/index.mjs')).href);
  const open = (name: string): Columns => {
    const { buffer } = new Uint8Array(readFileSync(join(folder, 'usr/share/gmt-gshhg', name)));
    const file = new File(buffer, name);
    return (column) => file.get(column).value;
  };
  return {
    coasts: (): Coasts => readCoasts(open('binned_GSHHS_f.nc'), box),
    rivers: (): readonly River[] => readLines(open('binned_river_f.nc'), box),
    borders: (): readonly Line[] => readLines(open('binned_border_f.nc'), box).map(({ line }) => line),
  };
}

/** The segments of the bins of the box, with the points of each. */
function segmentsOf(column: Columns, box: Box, pointsIn: (segment: number) => number) {
  const [firstSegment, segments] = [column('Id_of_first_segment_in_a_bin'), column('N_segments_in_a_bin')];
  const firstPoint = column('Id_of_first_point_in_a_segment');
  const [east, north] = [
    column('Relative_longitude_from_SW_corner_of_bin'),
    column('Relative_latitude_from_SW_corner_of_bin'),
  ];
  const found: { readonly segment: number; readonly line: Line }[] = [];
  for (let lat = box.south; lat < box.north; lat += 1)
    for (let lng = box.west; lng < box.east; lng += 1) {
      const bin = (89 - lat) * COLUMNS_OF_BINS + ((lng + COLUMNS_OF_BINS) % COLUMNS_OF_BINS);
      const first = firstSegment[bin]!;
      for (let segment = first; segment < first + segments[bin]!; segment += 1) {
        const line = Array.from({ length: pointsIn(segment) }, (_, at): Position => {
          const point = firstPoint[segment]! + at;
          // Unsigned numbers, stored as signed ones.
          return [lng + (east[point]! & 65_535) / BIN_STEPS, lat + (north[point]! & 65_535) / BIN_STEPS];
        });
        found.push({ segment, line });
      }
    }
  return found;
}

function readLines(column: Columns, box: Box): readonly River[] {
  const [points, levels] = [column('N_points_for_a_segment'), column('Hierarchial_level_of_a_segment')];
  const found = segmentsOf(column, box, (segment) => points[segment]!);
  return [...Map.groupBy(found, ({ segment }) => levels[segment]!)].flatMap(([level, ofLevel]) =>
    joinLines(ofLevel.map(({ line }) => line)).map((line) => ({ level, line })),
  );
}

function readCoasts(column: Columns, box: Box): Coasts {
  // Points, level and the sides of the bin, packed into one number.
  const packed = column('Embedded_npts_levels_exit_entry_for_a_segment');
  const polygons = column('Id_of_GSHHS_ID');
  const found = segmentsOf(column, box, (segment) => packed[segment]! >> 9);
  const rings = (isMeant: (level: number) => boolean) => {
    const meant = found.filter(({ segment }) => isMeant((packed[segment]! >> 6) & 7));
    return [...Map.groupBy(meant, ({ segment }) => polygons[segment]!).values()].flatMap((segments) =>
      joinLines(segments.map(({ line }) => line)).map((line) => closed(line, box)),
    );
  };
  // Islands in lakes are rings of their own, which a lake has as its holes.
  return { land: rings((level) => level === LAND), lakes: rings((level) => level > LAND) };
}

const areClose = (one: Position, other: Position): boolean =>
  Math.abs(one[0] - other[0]) < SAME_PLACE_DEGREES && Math.abs(one[1] - other[1]) < SAME_PLACE_DEGREES;

/** As few lines as possible, joined where one ends and another begins. */
export function joinLines(lines: readonly Line[]): readonly Line[] {
  const left = lines.filter(({ length }) => length > 1).map((line) => [...line]);
  const joined: Line[] = [];
  for (let line = left.pop(); line; line = left.pop()) {
    for (;;) {
      const last = line.at(-1)!;
      const first = line[0]!;
      if (line.length > 2 && areClose(first, last)) break;
      const next = left.findIndex((other) => areClose(other[0]!, last));
      if (next >= 0) line.push(...left.splice(next, 1)[0]!.slice(1));
      else {
        const before = left.findIndex((other) => areClose(other.at(-1)!, first));
        if (before < 0) break;
        line = [...left.splice(before, 1)[0]!.slice(0, -1), ...line];
      }
    }
    joined.push(line);
  }
  return joined;
}

/** A coast that leaves the box is closed beyond its southern and eastern edges, where the continent is. */
function closed(line: Line, { south, east }: Box): Line {
  const [first, last] = [line[0]!, line.at(-1)!];
  if (areClose(first, last)) return line;
  const beyond = ([lng, lat]: Position): Position => (lat - south < east - lng ? [lng, south - 1] : [east + 1, lat]);
  const corner: Position = [east + 1, south - 1];
  const [from, to] = [beyond(last), beyond(first)];
  const isAroundCorner = (from[1] === corner[1]) !== (to[1] === corner[1]);
  return [...line, from, ...(isAroundCorner ? [corner] : []), to];
}
