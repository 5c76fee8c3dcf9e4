import { STATION_ATTRIBUTION } from '@letfair/domain/places/stations/station';
import type { MapTiles } from './map-data.ts';

/** Whom the map thanks for what it draws. */
export const MapAttribution = ({ tiles }: { readonly tiles: MapTiles | null }) => (
  <p className="justify-self-end rounded-sm bg-card px-2 text-xs text-muted">
    {tiles ? tiles.attribution : STATION_ATTRIBUTION}
  </p>
);
