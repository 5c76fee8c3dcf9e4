import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { MapFrame, useMapTiles } from '../map-frame.tsx';

const NeighbourhoodMapView = lazyPart(async () => (await import('./neighbourhood-map-view.tsx')).NeighbourhoodMapView);

/** A home on the map, as exactly as it is known. */
export interface MapPlace {
  readonly point: Point;
  /** A pin on the very point, a circle around about where it is, or the whole district. */
  readonly mark: 'pin' | 'circle' | 'district';
  readonly district: string;
}

/** The surroundings of a home. The words beside it say the same. */
export function NeighbourhoodMap({ place }: { readonly place: MapPlace }) {
  const tiles = useMapTiles();
  return (
    <MapFrame className="h-80 sm:h-96">
      <NeighbourhoodMapView place={place} tiles={tiles} />
    </MapFrame>
  );
}
