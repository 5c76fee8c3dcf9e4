import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import type { SearchTexts } from '@letfair/domain/search/search-query';
import { Suspense } from 'react';
import { useHydrated } from '../../../lib/first-paint/use-hydrated.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { PicturePlaceholder } from '../../../ui/feedback/picture-placeholder.tsx';
import type { MapTiles } from './map-data.ts';

/** The script of the map loads when it is first shown. */
const SearchMapView = lazyPart(async () => (await import('./search-map-view.tsx')).SearchMapView);

export interface SearchMapProps {
  readonly texts: SearchTexts;
  /** The area that is searched, if it is one. */
  readonly box: Box | null;
  /** The part of the map that shows the place that is searched, if there is one. */
  readonly placeBox: Box | null;
  readonly tiles: MapTiles | null;
  /** With the visible area, as a URL holds it. */
  readonly onSearchHere: (box: string) => void;
  /** With the chosen districts, as a URL holds them: "LS6 or LS7". */
  readonly onDistricts: (location: string) => void;
}

export function SearchMap(props: SearchMapProps) {
  const hydrated = useHydrated();
  const waiting = <PicturePlaceholder />;
  return (
    <div className="relative isolate h-[70dvh] min-h-80 overflow-hidden rounded-md border border-line bg-sand lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem)]">
      <noscript>
        <p className="p-4">The map needs JavaScript. The list shows the same properties.</p>
      </noscript>
      {hydrated ? (
        <Suspense fallback={waiting}>
          <SearchMapView {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
