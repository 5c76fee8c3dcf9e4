import { type Metres, projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';

const FIRST_TOLERANCE_METRES = 15;

/** The square of the distance of a point from the line between two others. */
function squareAway(point: Metres, from: Metres, to: Metres): number {
  const [across, up] = [to.east - from.east, to.north - from.north];
  const length = across * across + up * up;
  const part = length === 0 ? 0 : ((point.east - from.east) * across + (point.north - from.north) * up) / length;
  const near = Math.min(1, Math.max(0, part));
  return (point.east - from.east - near * across) ** 2 + (point.north - from.north - near * up) ** 2;
}

/** Douglas and Peucker's algorithm: the points that are farther than this from the line of those kept. */
function keptPoints(points: readonly Metres[], tolerance: number): readonly number[] {
  const kept = new Set([0, points.length - 1]);
  const stack: (readonly [number, number])[] = [[0, points.length - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    let farthest = from;
    let most = tolerance * tolerance;
    for (let at = from + 1; at < to; at++) {
      const away = squareAway(points[at]!, points[from]!, points[to]!);
      if (away > most) [farthest, most] = [at, away];
    }
    if (farthest === from) continue;
    kept.add(farthest);
    stack.push([from, farthest], [farthest, to]);
  }
  return [...kept].sort((one, other) => one - other);
}

/** A ring of at most so many points, each point of the old one as near to it as that allows. */
export function simplifyRing(ring: readonly Point[], most: number): readonly Point[] {
  const flat = ring.map(projectToMetres);
  for (let tolerance = FIRST_TOLERANCE_METRES; ; tolerance *= 1.5) {
    const kept = keptPoints(flat, tolerance);
    if (kept.length <= most) return kept.map((at) => ring[at]!);
  }
}
