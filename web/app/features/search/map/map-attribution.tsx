import type { MapTiles } from './map-data.ts';

/** Whom the map thanks for its tiles; the footer of the page thanks for the stations. */
export const MapAttribution = ({ tiles }: { readonly tiles: MapTiles | null }) =>
  tiles && <p className="map-thanks absolute right-0 bottom-0 z-10">{tiles.attribution}</p>;
