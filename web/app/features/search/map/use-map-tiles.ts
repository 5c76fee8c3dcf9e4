import { useRouteLoaderData } from 'react-router';
import type { MapTiles } from './map-data.ts';
import { useWorkingTiles } from './streets/working-tiles.ts';

/** As the server of this page is set up; null as well where that turned out to be broken. */
export function useMapTiles(): MapTiles | null {
  const root = useRouteLoaderData('root') as { readonly mapTiles: MapTiles | null } | undefined;
  return useWorkingTiles(root?.mapTiles ?? null);
}
