import { centreOfOutcode } from '../postcodes/outcodes.ts';
import type { Point } from '../postcodes/postcode-areas.ts';
import { areaOf, compactPostcode, outcodeOf } from '../postcodes/postcodes.ts';
import { seededFraction } from '../seeded-figures.ts';

/** Positions are rounded to a grid of this size, so that a pin does not reveal the door. */
export const PIN_METRES = 150;
const METRES_PER_DEGREE = 111_320;
/** Length of a degree of longitude relative to latitude in the UK, approximately. */
const LONGITUDE_SHARE = 0.6;
/** Largest distance of a pin from the centre of its outcode. */
const SPREAD_METRES = 1_200;
/** Upper bound on the globe: in the south degrees of longitude are longer than the approximation. */
export const LARGEST_SPREAD_METRES = 1_500;

const toGrid = (degrees: number, metresPerDegree: number): number => {
  const step = PIN_METRES / metresPerDegree;
  return Math.round(Math.round(degrees / step) * step * 1e6) / 1e6;
};

/** The centre of the outcode; for one that is not in use, of its postcode area. */
export const middleOfOutcode = (outcode: string): Point | null => {
  const area = areaOf(outcode);
  return area === null ? null : (centreOfOutcode(outcode) ?? area.centre);
};

/** There is no table of postcodes, so the pin lies near the centre of the outcode at a place derived from the postcode. */
export function approximatePoint(postcode: string): Point | null {
  const outcode = outcodeOf(postcode);
  const middle = outcode === null ? null : middleOfOutcode(outcode);
  if (middle === null) return null;
  const seed = compactPostcode(postcode);
  const angle = seededFraction(`${seed}/angle`) * 2 * Math.PI;
  const metres = SPREAD_METRES * Math.sqrt(seededFraction(`${seed}/distance`));
  const lat = middle.lat + (metres * Math.cos(angle)) / METRES_PER_DEGREE;
  const lng = middle.lng + (metres * Math.sin(angle)) / (METRES_PER_DEGREE * LONGITUDE_SHARE);
  return { lat: toGrid(lat, METRES_PER_DEGREE), lng: toGrid(lng, METRES_PER_DEGREE * LONGITUDE_SHARE) };
}
