import { Suspense } from 'react';
import { useHydrated } from '../../../lib/first-paint/use-hydrated.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { PicturePlaceholder } from '../../../ui/feedback/picture-placeholder.tsx';
import type { SearchMapProps } from './map-data.ts';

/** The script of the map loads when it is first shown. */
const SearchMapView = lazyPart(async () => (await import('./search-map-view.tsx')).SearchMapView);

export function SearchMap(props: SearchMapProps) {
  const hydrated = useHydrated();
  const waiting = <PicturePlaceholder />;
  return (
    <div className="relative isolate h-[70dvh] min-h-80 overflow-clip rounded-md border border-line bg-sand lg:sticky lg:top-20 lg:h-[calc(100dvh-6rem)]">
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
