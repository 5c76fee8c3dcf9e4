import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import type { MapPlace } from '../map-data.ts';
import { MapFrame, useMapTiles } from '../map-frame.tsx';

const NeighbourhoodMapView = lazyPart(async () => (await import('./neighbourhood-map-view.tsx')).NeighbourhoodMapView);

/** The surroundings of a home. The words beside it say the same. */
export function NeighbourhoodMap({ place }: { readonly place: MapPlace }) {
  const tiles = useMapTiles();
  return (
    <MapFrame className="h-80 sm:h-96">
      <NeighbourhoodMapView place={place} tiles={tiles} />
    </MapFrame>
  );
}
