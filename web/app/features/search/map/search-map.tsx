import { Suspense, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useHydrated } from '../../../lib/first-paint/use-hydrated.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { PicturePlaceholder } from '../../../ui/feedback/picture-placeholder.tsx';
import type { SearchMapProps } from './map-data.ts';

/** The script of the map loads when it is first shown. */
const SearchMapView = lazyPart(async () => (await import('./search-map-view.tsx')).SearchMapView);

export function SearchMap(props: SearchMapProps) {
  const hydrated = useHydrated();
  const waiting = <PicturePlaceholder />;
  const frame = useRef<HTMLDivElement>(null);
  const isOpened = useNavigationType() === 'PUSH';

  // Once, as it opens: most of a map below the fold would be of no use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search on the map is no opening
  useEffect(() => {
    const element = frame.current;
    if (isOpened && element && element.getBoundingClientRect().bottom > innerHeight) element.scrollIntoView();
  }, []);

  return (
    <div
      ref={frame}
      className="relative isolate scroll-mt-16 overflow-clip border-line bg-sand max-lg:h-full max-lg:border-t lg:sticky lg:top-20 lg:h-[calc(100dvh-11rem)] lg:min-h-96 lg:rounded-md lg:border"
    >
      <noscript>
        <p className="p-4">The map needs JavaScript. The list shows the same homes.</p>
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
