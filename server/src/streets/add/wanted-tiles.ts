import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import { zxyToTileId } from 'pmtiles';

const RADIANS = Math.PI / 180;

const columnAt = (lng: number, zoom: number): number => Math.floor(((lng + 180) / 360) * 2 ** zoom);
const rowAt = (lat: number, zoom: number): number =>
  Math.floor(((1 - Math.asinh(Math.tan(lat * RADIANS)) / Math.PI) / 2) * 2 ** zoom);

/** The numbers of the tiles of a zoom that a box lies in. */
function tilesOf({ west, south, east, north }: Box, zoom: number): readonly number[] {
  const [left, right] = [columnAt(west, zoom), columnAt(east, zoom)];
  const [top, bottom] = [rowAt(north, zoom), rowAt(south, zoom)];
  const ids: number[] = [];
  for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) ids.push(zxyToTileId(zoom, x, y));
  return ids;
}

/** Tiles in the order of an archive. */
export interface WantedTiles {
  readonly ids: Float64Array;
  /** Whether any lies between these numbers, the last one excluded. */
  readonly hasBetween: (from: number, to: number) => boolean;
  /** The place of the first tile that has this number or a higher one. */
  readonly firstFrom: (id: number) => number;
}

/** The tiles of every zoom from 0, by the box that each zoom is wanted for. */
export function wantedTiles(boxAt: (zoom: number) => Box, maxZoom: number): WantedTiles {
  const byZoom = Array.from({ length: maxZoom + 1 }, (_, zoom) => tilesOf(boxAt(zoom), zoom));
  const ids = new Float64Array(byZoom.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const ofZoom of byZoom) {
    ids.set(ofZoom, at);
    at += ofZoom.length;
  }
  ids.sort();

  function firstFrom(id: number): number {
    let [low, high] = [0, ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[middle]! < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  return {
    ids,
    firstFrom,
    hasBetween: (from, to) => {
      const found = ids[firstFrom(from)];
      return found !== undefined && found < to;
    },
  };
}
