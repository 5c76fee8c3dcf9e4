import { formatCount } from '../../money.ts';
import { accept, type Filter, type Parsed, refuse } from '../filter-kinds.ts';
import { ukBounds } from '../places/map/uk-bounds.ts';
import type { Point } from '../places/postcodes/postcode-areas.ts';
import { hasLand } from './land-cells.ts';
import { countCorners, decodePolyline, encodePolyline } from './polyline.ts';
import { boxOfShapes, findCrossing, isFlat, type Shape, withoutRepeats } from './shape-geometry.ts';

export const MAX_SHAPES = 10;
/** Of all shapes of a search together. */
export const MAX_CORNERS = 200;
export const MIN_CORNERS = 3;
/** Longer than all corners can be, so that someone who sends more reads how many there may be. */
const MAX_TEXT = 12_000;

export const tooManyCorners = (corners: number): string =>
  `A drawn area can have up to ${MAX_CORNERS} corners, all areas together. This has ${formatCount(corners)}.`;
export const tooManyShapes = `Draw up to ${MAX_SHAPES} areas.`;
const notEncoded = 'Use encoded polylines (latitude first, five decimals), with commas between areas.';
const abroad = 'Draw the area inside the United Kingdom.';

const isInBounds = ({ lat, lng }: Point): boolean =>
  lat >= ukBounds.south && lat <= ukBounds.north && lng >= ukBounds.west && lng <= ukBounds.east;

/** What is wrong with one shape, in words for the person who drew it; null for a good one. */
export function shapeProblem(shape: Shape): string | null {
  if (shape.length < MIN_CORNERS) return `An area needs at least ${MIN_CORNERS} different corners.`;
  if (!shape.every(isInBounds))
    return shape.every(({ lat, lng }) => isInBounds({ lat: lng, lng: lat }))
      ? 'Latitude and longitude are swapped. Write the latitude of each corner first.'
      : abroad;
  if (isFlat(shape)) return 'The corners of this area are all on one line. Move one of them.';
  if (findCrossing(shape)) return 'The sides of this area cross each other. Move or remove a corner.';
  const box = boxOfShapes([shape]);
  return box && hasLand(box) ? null : 'This area is in the sea or in another country. Draw it where there are homes.';
}

/** Nothing is decoded before it is known to be short. */
function parseShapes(text: string): Parsed<readonly Shape[]> {
  const texts = [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '');
  const corners = texts.reduce((sum, part) => sum + countCorners(part), 0);
  if (corners > MAX_CORNERS) return refuse(tooManyCorners(corners));
  if (texts.length > MAX_SHAPES) return refuse(tooManyShapes);
  const shapes: Shape[] = [];
  for (const part of texts) {
    const decoded = decodePolyline(part);
    if (!decoded) return refuse(notEncoded);
    const shape = withoutRepeats(decoded);
    const problem = shapeProblem(shape);
    if (problem !== null) return refuse(problem);
    shapes.push(shape);
  }
  return accept(shapes);
}

export const serializeShapes = (shapes: readonly Shape[]): string => shapes.map(encodePolyline).join(',');

/** Areas drawn on a map; a home is found in any of them. */
export const shapesFilter: Filter<readonly Shape[]> & { readonly maxLength: number } = {
  label: 'Drawn area',
  noun: 'drawn area',
  unset: [],
  maxLength: MAX_TEXT,
  /** The middle of Leeds. */
  example: 'ozhgInsqH_|B?g^ozDv|A_|Bv|A~{B',
  parse: parseShapes,
  serialize: serializeShapes,
  chips: (shapes) => {
    if (shapes.length === 0) return [];
    return [{ text: shapes.length === 1 ? 'Drawn area' : `${shapes.length} drawn areas`, without: [] }];
  },
  describe: () => ({}),
};

export const drawnAreaText = (shapes: readonly Shape[]): string =>
  shapes.length === 1 ? 'an area drawn on the map' : `${shapes.length} areas drawn on the map`;
