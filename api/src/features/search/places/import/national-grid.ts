import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import proj4 from 'proj4';

/** OSGB36 with the seven Helmert parameters of the Ordnance Survey, which are right to about 5 metres. */
const BRITISH_NATIONAL_GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
  '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs';

const converter = proj4(BRITISH_NATIONAL_GRID, 'WGS84');

/** Eastings and northings of the British National Grid, in metres, as WGS84. */
export function gridToDegrees(eastings: number, northings: number): Point {
  const [lng, lat] = converter.forward([eastings, northings]) as [number, number];
  return { lat, lng };
}
