import type { MapTiles } from './map-data.ts';

/** Of what the map draws itself: licences that ask to be named. */
const OWN_THANKS = 'Coasts and rivers: GSHHG (LGPL 3). Names: GeoNames (CC BY 4.0)';

/** Whom the map thanks for what it draws; the footer of the page thanks for the stations. */
export const MapAttribution = ({ tiles }: { readonly tiles: MapTiles | null }) => (
  <p className="map-thanks absolute right-0 bottom-0 z-10">{tiles?.attribution ?? OWN_THANKS}</p>
);
