import type { Point } from '@letfair/domain/places/postcodes/postcode-areas';
import { lazy, Suspense, useRef } from 'react';
import { useNear } from '../../../lib/use-near.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useMapTiles } from '../use-map-tiles.ts';

/** The script of the map loads when the reader comes near it. */
const NeighbourhoodMapView = lazy(() =>
  import('./neighbourhood-map-view.tsx').then((loaded) => ({ default: loaded.NeighbourhoodMapView })),
);

/** A home on the map, as exactly as it is known. */
export interface MapPlace {
  readonly point: Point;
  /** A pin on the very point, a circle around about where it is, or the whole district. */
  readonly mark: 'pin' | 'circle' | 'district';
  readonly district: string;
}

/** How far below the window the map may be when it loads. */
const NEAR = '400px';

/** The surroundings of a home. The words beside it say the same. */
export function NeighbourhoodMap({ place }: { readonly place: MapPlace }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame, NEAR);
  const tiles = useMapTiles();

  const waiting = <Skeleton className="size-full" />;
  return (
    <div
      ref={frame}
      className="relative isolate h-80 sm:h-96 overflow-hidden rounded-md border border-line bg-sand noscript:hidden print:hidden"
    >
      {isNear ? (
        <Suspense fallback={waiting}>
          <NeighbourhoodMapView place={place} tiles={tiles} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
