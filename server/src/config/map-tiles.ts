import { join } from 'node:path';
import type * as z from 'zod';
import { ADDED_STREETS } from '../streets/added-streets.ts';
import { isUrl, pathBelow } from './values.ts';
import type { variables } from './variables.ts';

/**
 * Pictures of a tile server, or a PMTiles archive: at an address of its own, or in a file that we serve, which a setting
 * names or which may be added at any time.
 */
export type MapTilesConfig = { readonly attribution: string } & (
  | { readonly kind: 'raster' | 'pmtiles'; readonly url: string }
  | { readonly kind: 'pmtiles-file' | 'pmtiles-added'; readonly path: string }
);

export function mapTilesOf(
  {
    MAP_TILES_URL,
    MAP_PMTILES,
    MAP_TILES_ATTRIBUTION: attribution,
  }: Pick<z.output<typeof variables>, 'MAP_TILES_URL' | 'MAP_PMTILES' | 'MAP_TILES_ATTRIBUTION'>,
  dataDir: string,
): MapTilesConfig | 'elsewhere' {
  if (MAP_TILES_URL) return { kind: 'raster', url: MAP_TILES_URL, attribution };
  if (!MAP_PMTILES) return { kind: 'pmtiles-added', path: join(dataDir, ADDED_STREETS), attribution };
  if (isUrl(MAP_PMTILES)) return { kind: 'pmtiles', url: MAP_PMTILES, attribution };
  const path = pathBelow(dataDir, MAP_PMTILES);
  return path === null ? 'elsewhere' : { kind: 'pmtiles-file', path, attribution };
}
