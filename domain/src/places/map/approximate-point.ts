import type { Point } from '../postcodes/postcode-areas.ts';
import { compactPostcode, outcodeOf } from '../postcodes/postcodes.ts';
import { seededFraction } from '../seeded-figures.ts';
import { centreOfOutcode } from './outcode-centre.ts';

/** A pin stands for a square of about so many metres, so that nobody can tell the door from it. */
export const PIN_METRES = 150;
const METRES_PER_DEGREE = 111_320;
/** At the latitude of the UK a degree of longitude is about this share of a degree of latitude. */
const LONGITUDE_SHARE = 0.6;
/** How far homes of one outcode are put from its middle at most. */
const SPREAD_METRES = 1_200;
/** On the globe, where degrees of longitude are a little longer in the south than we take them for. */
export const LARGEST_SPREAD_METRES = 1_500;

const toGrid = (degrees: number, metresPerDegree: number): number => {
  const step = PIN_METRES / metresPerDegree;
  return Math.round(Math.round(degrees / step) * step * 1e6) / 1e6;
};

/**
 * Where a home is shown on the map. We keep no table of postcodes, so it lies near the middle of its outcode, at a
 * place that follows from the postcode: the same postcode, the same pin.
 */
export function approximatePoint(postcode: string): Point | null {
  const outcode = outcodeOf(postcode);
  const centre = outcode === null ? null : centreOfOutcode(outcode);
  if (centre === null) return null;
  const seed = compactPostcode(postcode);
  const angle = seededFraction(`${seed}/angle`) * 2 * Math.PI;
  const metres = SPREAD_METRES * Math.sqrt(seededFraction(`${seed}/distance`));
  const lat = centre.lat + (metres * Math.cos(angle)) / METRES_PER_DEGREE;
  const lng = centre.lng + (metres * Math.sin(angle)) / (METRES_PER_DEGREE * LONGITUDE_SHARE);
  return { lat: toGrid(lat, METRES_PER_DEGREE), lng: toGrid(lng, METRES_PER_DEGREE * LONGITUDE_SHARE) };
}
