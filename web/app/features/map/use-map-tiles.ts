import { useRouteLoaderData } from 'react-router';
import type { MapTiles } from './map-data.ts';

/** As the server of this page is set up. */
export function useMapTiles(): MapTiles | null {
  const root = useRouteLoaderData('root') as { readonly mapTiles: MapTiles | null } | undefined;
  return root?.mapTiles ?? null;
}
