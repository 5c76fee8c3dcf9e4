import type { Box } from '../../domain/src/search/places/map/uk-bounds.ts';
import type { Line, Position } from './read-gshhg.ts';

interface Edge {
  readonly isInside: (position: Position) => boolean;
  /** Where the way between two positions crosses it. */
  readonly crossing: (from: Position, to: Position) => Position;
}

const meridian = (lng: number, side: 1 | -1): Edge => ({
  isInside: (position) => side * (position[0] - lng) >= 0,
  crossing: ([x, y], [toX, toY]) => [lng, y + ((lng - x) / (toX - x)) * (toY - y)],
});
const parallel = (lat: number, side: 1 | -1): Edge => ({
  isInside: (position) => side * (position[1] - lat) >= 0,
  crossing: ([x, y], [toX, toY]) => [x + ((lat - y) / (toY - y)) * (toX - x), lat],
});

const edgesOf = ({ west, south, east, north }: Box): readonly Edge[] => [
  meridian(west, 1),
  meridian(east, -1),
  parallel(south, 1),
  parallel(north, -1),
];

/** The part of a ring within a box, closed along its edges (Sutherland and Hodgman); empty where there is none. */
export const cutRing = (ring: Line, box: Box): Line =>
  edgesOf(box).reduce<Line>(
    (left, { isInside, crossing }) =>
      left.flatMap((position, at) => {
        const before = left.at(at - 1)!;
        if (isInside(position)) return isInside(before) ? [position] : [crossing(before, position), position];
        return isInside(before) ? [crossing(before, position)] : [];
      }),
    ring,
  );

/** The parts of a line within a box. */
export const cutLine = (line: Line, box: Box): readonly Line[] =>
  edgesOf(box).reduce<readonly Line[]>((lines, edge) => lines.flatMap((each) => cutAt(each, edge)), [line]);

function cutAt(line: Line, { isInside, crossing }: Edge): readonly Line[] {
  const parts: Position[][] = [];
  for (const [at, position] of line.entries()) {
    const before = line[at - 1];
    const wasInside = before !== undefined && isInside(before);
    if (isInside(position)) {
      if (!wasInside) parts.push(before ? [crossing(before, position)] : []);
      parts.at(-1)!.push(position);
    } else if (wasInside) parts.at(-1)!.push(crossing(before, position));
  }
  return parts.filter(({ length }) => length > 1);
}
