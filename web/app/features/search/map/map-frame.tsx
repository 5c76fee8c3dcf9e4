import { type ReactNode, Suspense, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { useNear } from '../../../lib/viewport/use-near.ts';
import { PicturePlaceholder } from '../../../ui/feedback/picture-placeholder.tsx';
import type { MapTiles } from './map-data.ts';
import { useWorkingTiles } from './streets/working-tiles.ts';

/** How far below the window a map may be when it loads. */
const NEAR = '400px';

interface MapFrameProps {
  /** Its height. */
  readonly className: string;
  /** The map, whose script loads when the reader comes near it. */
  readonly children: ReactNode;
}

/** Where a map stands in the text of a page. */
export function MapFrame({ className, children }: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame, NEAR);
  const waiting = <PicturePlaceholder />;
  return (
    <div
      ref={frame}
      className={classNames(
        'relative isolate overflow-hidden rounded-md border border-line bg-sand noscript:hidden print:hidden',
        className,
      )}
    >
      {isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}

/** As the server of this page is set up; null as well where that turned out to be broken. */
export function useMapTiles(): MapTiles | null {
  const root = useRouteLoaderData('root') as { readonly mapTiles: MapTiles | null } | undefined;
  return useWorkingTiles(root?.mapTiles ?? null);
}
