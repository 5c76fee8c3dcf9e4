import { MILLIONTHS, PIN_METRES } from '@letfair/domain/search/places/map/position';
import { type Box, ukBounds } from '@letfair/domain/search/places/map/uk-bounds';

/** The sides of a cell in millionths of a degree. */
export interface Cell {
  readonly lat: number;
  readonly lng: number;
}

/** Of a web map at the latitude of the UK's centre. */
const METRES_PER_PIXEL_AT_ZOOM_0 = 92_000;
const CELL_PIXELS = 64;
/** Bounds the size of an answer, however large the box is. */
const MAX_CELLS_PER_SIDE = 40;
const METRES_PER_DEGREE = 111_320;
/** The length of a degree of longitude in degrees of latitude, in the UK. */
const LONGITUDE_SHARE = 0.6;

/** Integer division rounds towards zero, which would merge the cells on both sides of Greenwich, so longitudes are shifted. */
export const FAR_WEST = 90 * MILLIONTHS;

export function cellSize(zoom: number, { west, south, east, north }: Box): Cell {
  const metres = Math.max(PIN_METRES, (CELL_PIXELS * METRES_PER_PIXEL_AT_ZOOM_0) / 2 ** zoom);
  const height = Math.min(north, ukBounds.north) - Math.max(south, ukBounds.south);
  const width = Math.min(east, ukBounds.east) - Math.max(west, ukBounds.west);
  const millionths = (degrees: number) => Math.max(1, Math.ceil(degrees * MILLIONTHS));
  return {
    lat: millionths(Math.max(metres / METRES_PER_DEGREE, height / MAX_CELLS_PER_SIDE)),
    lng: millionths(Math.max(metres / (METRES_PER_DEGREE * LONGITUDE_SHARE), width / MAX_CELLS_PER_SIDE)),
  };
}

/** The finest grid of a map of the whole country. live_map_totals is kept by its cells, and its trigger has the same numbers. */
export const finestCell: Cell = {
  lat: Math.ceil(((ukBounds.north - ukBounds.south) / MAX_CELLS_PER_SIDE) * MILLIONTHS),
  lng: Math.ceil(((ukBounds.east - ukBounds.west) / MAX_CELLS_PER_SIDE) * MILLIONTHS),
};

/** A cell's sides in whole cells of the finest grid. */
export const inFinestCells = ({ lat, lng }: Cell): Cell => ({
  lat: Math.max(1, Math.round(lat / finestCell.lat)),
  lng: Math.max(1, Math.round(lng / finestCell.lng)),
});
