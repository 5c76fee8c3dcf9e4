import { STATION_ATTRIBUTION } from '@letfair/domain/search/places/stations/station';
import { MAIN_STATIONS_FROM } from './labels/map-labels.ts';
import type { MapTiles } from './map-data.ts';

interface MapAttributionProps {
  readonly tiles: MapTiles | null;
  /** Null before the map is drawn. */
  readonly zoom: number | null;
}

/** Whom the map thanks for what it draws. */
export function MapAttribution({ tiles, zoom }: MapAttributionProps) {
  const stations = (zoom ?? 0) >= MAIN_STATIONS_FROM ? STATION_ATTRIBUTION : null;
  const thanks = tiles ? tiles.attribution : stations;
  return thanks && <p className="map-thanks absolute right-0 bottom-0 z-10">{thanks}</p>;
}
