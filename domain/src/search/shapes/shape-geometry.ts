import type { Box } from '../places/map/uk-bounds.ts';
import type { Point } from '../places/postcodes/postcode-areas.ts';

/** The corners of an area; its last side leads back to the first corner. */
export type Shape = readonly Point[];

/** Above zero if the way from `a` over `b` to `c` turns left, zero if they are on one line. */
const turn = (a: Point, b: Point, c: Point): number =>
  (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);

const liesBetween = (a: Point, b: Point, c: Point): boolean =>
  Math.min(a.lng, b.lng) <= c.lng &&
  c.lng <= Math.max(a.lng, b.lng) &&
  Math.min(a.lat, b.lat) <= c.lat &&
  c.lat <= Math.max(a.lat, b.lat);

const isSame = (a: Point, b: Point): boolean => a.lat === b.lat && a.lng === b.lng;

const areAcross = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const [c1, d1, a1, b1] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)].map(Math.sign);
  if (c1 !== d1 && a1 !== b1) return true;
  return (
    (c1 === 0 && liesBetween(a, b, c)) ||
    (d1 === 0 && liesBetween(a, b, d)) ||
    (a1 === 0 && liesBetween(c, d, a)) ||
    (b1 === 0 && liesBetween(c, d, b))
  );
};

/** The first two sides that cross or touch, by their first corners; null where none do. */
export function findCrossing(shape: Shape): readonly [number, number] | null {
  const count = shape.length;
  // Whole numbers, because turns of degrees are rounded.
  const ring = shape.map(inWholeSteps);
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) {
      const [a, b] = [ring[one]!, ring[(one + 1) % count]!];
      const [c, d] = [ring[other]!, ring[(other + 1) % count]!];
      const areNeighbours = other === one + 1 || (one === 0 && other === count - 1);
      if (areNeighbours ? turnsBack(one + 1 === other ? [a, b, d] : [c, a, b]) : areAcross(a, b, c, d))
        return [one, other];
    }
  return null;
}

/** Two sides that meet in a corner and lie on each other. */
const turnsBack = ([from, corner, to]: readonly [Point, Point, Point]): boolean =>
  turn(from, corner, to) === 0 &&
  (corner.lng - from.lng) * (to.lng - corner.lng) + (corner.lat - from.lat) * (to.lat - corner.lat) < 0;

const MILLION = 1_000_000;
const inWholeSteps = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * MILLION),
  lng: Math.round(lng * MILLION),
});

/** Whether all corners are on one line, so that the shape holds nothing. */
export function isFlat(shape: Shape): boolean {
  const [first, ...others] = shape.map(inWholeSteps);
  const second = others.find((corner) => first && !isSame(corner, first));
  return !first || !second || others.every((corner) => turn(first, second, corner) === 0);
}

/** Without corners that the next one repeats, and without a last one that repeats the first. */
export const withoutRepeats = (points: readonly Point[]): Shape =>
  points.filter((point, at) => points.length > 1 && !isSame(point, points[(at + 1) % points.length]!));

/** The smallest box that holds all shapes; null without any. */
export function boxOfShapes(shapes: readonly Shape[]): Box | null {
  const corners = shapes.flat();
  if (corners.length === 0) return null;
  const [lats, lngs] = [corners.map(({ lat }) => lat), corners.map(({ lng }) => lng)];
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
}

/** Whether a point is in the shape or on its edge, as PostgreSQL's `polygon @> point` decides. */
export function isInShape(point: Point, shape: Shape): boolean {
  const at = inWholeSteps(point);
  const ring = shape.map(inWholeSteps);
  let windings = 0;
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length]!;
    const side = turn(from, to, at);
    if (side === 0 && liesBetween(from, to, at)) return true;
    if (from.lat <= at.lat && to.lat > at.lat && side > 0) windings++;
    else if (from.lat > at.lat && to.lat <= at.lat && side < 0) windings--;
  }
  return windings !== 0;
}
