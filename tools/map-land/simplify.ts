import type { Line, Position } from './read-gshhg.ts';

const METRES_PER_DEGREE = 111_195;
const RADIANS = Math.PI / 180;

const toMetres = ([lng, lat]: Position): Position => [
  lng * METRES_PER_DEGREE * Math.cos(lat * RADIANS),
  lat * METRES_PER_DEGREE,
];

function distanceToSegment([x, y]: Position, [fromX, fromY]: Position, [toX, toY]: Position): number {
  const [east, north] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * east + (y - fromY) * north) / (east ** 2 + north ** 2 || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(fromX + share * east - x, fromY + share * north - y);
}

/** Without the points that lie within so many metres of the line through the others (Douglas and Peucker). */
export function simplifyLine(line: Line, metres: number): Line {
  const points = line.map(toMetres);
  const isKept = new Uint8Array(line.length);
  isKept[0] = isKept[line.length - 1] = 1;
  const parts: (readonly [number, number])[] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let [furthest, most] = [0, metres];
    for (let at = from + 1; at < to; at += 1) {
      const distance = distanceToSegment(points[at]!, points[from]!, points[to]!);
      if (distance > most) [furthest, most] = [at, distance];
    }
    if (furthest === 0) continue;
    isKept[furthest] = 1;
    parts.push([from, furthest], [furthest, to]);
  }
  return line.filter((_, at) => isKept[at]);
}

/** In square kilometres. */
export function areaOf(ring: Line): number {
  const points = ring.map(toMetres);
  const doubled = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2 / 1_000_000;
}
