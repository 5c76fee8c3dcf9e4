import {
  FAR_STEPS_PER_DEGREE,
  frameOfPiece,
  type Land,
  type LandLine,
  landPieces,
  NEAR_STEPS_PER_DEGREE,
  unpackLand,
  unpackLine,
} from '@letfair/domain/search/places/map/packed-land';
import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import overview from './overview.txt?raw';

/** Made by `npm run map-land`; each is a file that browsers load when its part of the country is near. */
const files = import.meta.glob<string>('./pieces/*.txt', { query: '?raw', import: 'default' });

export interface Piece {
  readonly frame: Box;
  /** As a map of the country shows it. */
  readonly far: Land;
  /** As a map of a town shows it; null for sea and for land abroad. */
  readonly loadNear: (() => Promise<Land>) | null;
}

interface Overview {
  readonly pieces: readonly Piece[];
  /** Of the United Kingdom on land, from Carlingford Lough to Lough Foyle. */
  readonly border: LandLine;
}

const LINES_OF_PIECE = 5;

function readOverview(): Overview {
  const [border = '', ...lines] = overview.split('\n');
  const far = new Map<string, string>();
  for (let at = 0; at < lines.length; at += LINES_OF_PIECE)
    far.set(lines[at]!, lines.slice(at + 1, at + LINES_OF_PIECE).join('\n'));
  return {
    border: unpackLine(border, NEAR_STEPS_PER_DEGREE),
    pieces: landPieces.map((piece) => {
      const file = files[`./pieces/${piece}.txt`];
      return {
        frame: frameOfPiece(piece),
        far: unpackLand(far.get(piece) ?? '', FAR_STEPS_PER_DEGREE),
        loadNear: file ? async () => unpackLand(await file(), NEAR_STEPS_PER_DEGREE) : null,
      };
    }),
  };
}

let read: Overview | undefined;

/** The land of the map, unpacked once for all maps of a visit. */
export const landOverview = (): Overview => (read ??= readOverview());
