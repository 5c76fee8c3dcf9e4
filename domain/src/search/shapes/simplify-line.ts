import type { Point } from '../places/postcodes/postcode-areas.ts';
import { roundedPoint } from './polyline.ts';
import { findCrossing, isFlat, type Shape, withoutRepeats } from './shape-geometry.ts';

/** A line that is drawn by hand has more points than this only if somebody holds on for minutes. */
const MOST_DRAWN = 20_000;
/** About a metre, for a tolerance that has to grow from nothing. */
const LEAST_TOLERANCE = 0.000_01;
const FEWEST_CORNERS = 3;

/**
 * The area that someone drew by hand, with at most so many corners: those without which it would look different
 * (Douglas–Peucker), in an order in which its sides don't cross. Null if the line holds nothing.
 */
export function shapeOfLine(line: readonly Point[], { most, tolerance = 0 }: SimplifyOptions): Shape | null {
  const ring = withoutRepeats(line.slice(0, MOST_DRAWN).map(roundedPoint));
  if (ring.length < FEWEST_CORNERS || most < FEWEST_CORNERS) return null;
  let allowed = tolerance;
  let corners = simplifyRing(ring, allowed);
  while (corners.length > most) {
    allowed = Math.max(allowed * 2, LEAST_TOLERANCE);
    corners = simplifyRing(ring, allowed);
  }
  // A line that is thin everywhere keeps its two ends only.
  if (corners.length < FEWEST_CORNERS) corners = simplifyRing(ring, 0).slice(0, most);
  const shape = untangle(withoutRepeats(corners));
  return shape.length < FEWEST_CORNERS || isFlat(shape) || findCrossing(shape) ? null : shape;
}

interface SimplifyOptions {
  readonly most: number;
  /** How far a corner may be off the line before it counts, in degrees of latitude. */
  readonly tolerance?: number;
}

/** Cut in two at the corner that is farthest from the first. */
function simplifyRing(ring: Shape, tolerance: number): Shape {
  const first = ring[0]!;
  const farthest = ring.reduce((best, point, at) => (apart(first, point) > apart(first, ring[best]!) ? at : best), 0);
  const there = simplifyLine(ring.slice(0, farthest + 1), tolerance);
  const back = simplifyLine([...ring.slice(farthest), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

/** Douglas–Peucker without recursion: keeps the ends, and between two kept points the farthest that is off their line. */
export function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let [farthest, distance] = [-1, tolerance];
    for (let at = from + 1; at < to; at++) {
      const off = offLine(line[at]!, line[from]!, line[to]!);
      if (off > distance) [farthest, distance] = [at, off];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, at) => kept.has(at));
}

/** Degrees of longitude are shorter than those of latitude. */
const narrowed = (from: Point, to: Point): readonly [number, number] => [
  (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180),
  to.lat - from.lat,
];
const apart = (from: Point, to: Point): number => Math.hypot(...narrowed(from, to));

function offLine(point: Point, from: Point, to: Point): number {
  const [[east, north], [pointEast, pointNorth]] = [narrowed(from, to), narrowed(from, point)];
  const share = (pointEast * east + pointNorth * north) / (east ** 2 + north ** 2 || 1);
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(pointEast - along * east, pointNorth - along * north);
}

/** More are needed only by lines that someone scribbled on purpose. */
const MOST_TURNS = 400;

/** Turns round the part between two sides that cross, which makes the way around shorter each time. */
function untangle(shape: Shape): Shape {
  let ring = shape;
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const crossing = findCrossing(ring);
    if (!crossing) return ring;
    const [one, other] = crossing;
    const turned = [...ring.slice(0, one + 1), ...ring.slice(one + 1, other + 1).reverse(), ...ring.slice(other + 1)];
    // Sides that lie on each other part only without the corner between them.
    ring =
      other === one + 1 || turned.every((corner, at) => corner === ring[at])
        ? ring.toSpliced(other % ring.length, 1)
        : turned;
    if (ring.length < FEWEST_CORNERS) return ring;
  }
  return ring;
}
