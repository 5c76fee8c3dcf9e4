import { PIN_METRES } from '@letfair/domain/places/map/approximate-point';
import { type Box, ukBounds } from '@letfair/domain/places/map/uk-bounds';
import { MILLIONTHS } from '../search-row.ts';

/** The sides of a cell in millionths of a degree. */
export interface Cell {
  readonly lat: number;
  readonly lng: number;
}

/** On a map of tiles, in the middle of the country. */
const METRES_PER_PIXEL_AT_ZOOM_0 = 92_000;
const CELL_PIXELS = 64;
/** However far in a map is zoomed, what it shows is cut into at most so many cells a side. */
const MOST_CELLS_A_SIDE = 40;
const METRES_PER_DEGREE = 111_320;
/** At the latitude of the UK a degree of longitude is about this share of a degree of latitude. */
const LONGITUDE_SHARE = 0.6;

/** Integers are cut towards nothing, which would make the two cells beside Greenwich one: all are counted from far west. */
export const FAR_WEST = 90 * MILLIONTHS;

export function cellOf(zoom: number, { west, south, east, north }: Box): Cell {
  const metres = Math.max(PIN_METRES, (CELL_PIXELS * METRES_PER_PIXEL_AT_ZOOM_0) / 2 ** zoom);
  const height = Math.min(north, ukBounds.north) - Math.max(south, ukBounds.south);
  const width = Math.min(east, ukBounds.east) - Math.max(west, ukBounds.west);
  const millionths = (degrees: number) => Math.max(1, Math.ceil(degrees * MILLIONTHS));
  return {
    lat: millionths(Math.max(metres / METRES_PER_DEGREE, height / MOST_CELLS_A_SIDE)),
    lng: millionths(Math.max(metres / (METRES_PER_DEGREE * LONGITUDE_SHARE), width / MOST_CELLS_A_SIDE)),
  };
}

/** The finest grid a map of the whole country is drawn in. The kept counts are kept by its cells (migration 0016). */
export const finestCell: Cell = {
  lat: Math.ceil(((ukBounds.north - ukBounds.south) / MOST_CELLS_A_SIDE) * MILLIONTHS),
  lng: Math.ceil(((ukBounds.east - ukBounds.west) / MOST_CELLS_A_SIDE) * MILLIONTHS),
};

/** The same cell in whole cells of the finest grid. */
export const inFinest = ({ lat, lng }: Cell): Cell => ({
  lat: Math.max(1, Math.round(lat / finestCell.lat)),
  lng: Math.max(1, Math.round(lng / finestCell.lng)),
});
