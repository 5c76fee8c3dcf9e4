import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import type { Stop } from '../map-data.ts';
import { MapFrame, useMapTiles } from '../map-frame.tsx';

const DayMapView = lazyPart(async () => (await import('./day-map-view.tsx')).DayMapView);

interface DayMapProps {
  readonly label: string;
  readonly stops: readonly Stop[];
}

/** The homes of a day, numbered; the list beside it says the same. */
export function DayMap({ label, stops }: DayMapProps) {
  const tiles = useMapTiles();
  return (
    <MapFrame className="h-72 lg:h-full lg:max-h-120 lg:min-h-72">
      <DayMapView label={label} stops={stops} tiles={tiles} />
    </MapFrame>
  );
}
