import type { Box } from './places/map/uk-bounds.ts';
import type { Point } from './places/postcodes/postcode-areas.ts';

/** Sides of the squares that a map is cut into, in degrees: each four times the one before. */
const SIDES = [0.05, 0.2, 0.8, 3.2] as const;
const METRES_PER_DEGREE = 111_000;
/** A circle on the flat map is a little off on the globe. */
const SLACK = 1.01;

const cellAt = (level: number, column: number, row: number): string => `cell ${level} ${column} ${row}`;
const indexAt = (degrees: number, side: number): number => Math.floor(degrees / side);

/** The squares a point lies in, one of each size. */
export const cellsOfPoint = ({ lat, lng }: Point): readonly string[] =>
  SIDES.map((side, level) => cellAt(level, indexAt(lng, side), indexAt(lat, side)));

/**
 * The few squares that together hold these boxes, all of one size, so that a point lies in one of them; null when a box
 * is too large for them to say anything.
 */
export function cellsOfBoxes(boxes: readonly Box[]): readonly string[] | null {
  const span = Math.max(...boxes.map(({ west, south, east, north }) => Math.max(east - west, north - south)));
  const level = SIDES.findIndex((side) => side * 2 >= span);
  const side = SIDES[level];
  if (side === undefined) return null;
  const cells = new Set<string>();
  for (const { west, south, east, north } of boxes)
    for (let column = indexAt(west, side); column <= indexAt(east, side); column++)
      for (let row = indexAt(south, side); row <= indexAt(north, side); row++) cells.add(cellAt(level, column, row));
  return [...cells];
}

/** A box that a circle does not leave. */
export function boxAround({ lat, lng }: Point, metres: number): Box {
  const up = (metres * SLACK) / METRES_PER_DEGREE;
  const across = up / Math.cos(((Math.abs(lat) + up) * Math.PI) / 180);
  return { west: lng - across, south: lat - up, east: lng + across, north: lat + up };
}
