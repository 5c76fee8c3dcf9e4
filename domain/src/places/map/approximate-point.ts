import { districtInfo } from '../postcodes/districts.ts';
import { type Point, postcodeArea } from '../postcodes/postcode-areas.ts';
import { areaLettersOf, compactPostcode, districtNumberOf, districtOf, outcodeOf } from '../postcodes/postcodes.ts';
import { seededFraction } from '../seeded-figures.ts';
import { findTown } from '../towns.ts';

/** Largest distance of a district without known centre from its town or area, in degrees of latitude. */
const SPREAD_IN_TOWN = 0.02;
const SPREAD_IN_AREA = 0.09;
/** The golden angle spreads successive numbers evenly around a centre. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Length of a degree of longitude relative to latitude in the UK, approximately. */
const LONGITUDE_SHARE = 0.6;

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function around(centre: Point, number: number, highest: number, spread: number): Point {
  const distance = spread * Math.sqrt(Math.min(1, number / highest));
  const angle = number * GOLDEN_ANGLE;
  return {
    lat: round(centre.lat + distance * Math.cos(angle)),
    lng: round(centre.lng + (distance * Math.sin(angle)) / LONGITUDE_SHARE),
  };
}

/** The listed centre, else a point near the town, else near the centre of the postcode area. */
export function centreOfOutcode(outcode: string): Point | null {
  const letters = areaLettersOf(outcode);
  const area = letters === null ? null : postcodeArea(letters);
  if (area === null) return null;
  const note = districtInfo(districtOf(outcode));
  if (note?.centre) return note.centre;
  const number = districtNumberOf(outcode);
  const town = note === null ? null : findTown(note.name);
  return town !== null && town.letters === area.letters
    ? around(town.centre, number, area.highestDistrict, SPREAD_IN_TOWN)
    : around(area.centre, number, area.highestDistrict, SPREAD_IN_AREA);
}

/** Positions are rounded to a grid of this size, so that a pin does not reveal the door. */
export const PIN_METRES = 150;
const METRES_PER_DEGREE = 111_320;
/** Largest distance of a pin from the centre of its outcode. */
const SPREAD_METRES = 1_200;
/** Upper bound on the globe: in the south degrees of longitude are longer than the approximation. */
export const LARGEST_SPREAD_METRES = 1_500;

const toGrid = (degrees: number, metresPerDegree: number): number => {
  const step = PIN_METRES / metresPerDegree;
  return Math.round(Math.round(degrees / step) * step * 1e6) / 1e6;
};

/** There is no table of postcodes, so the pin lies near the centre of the outcode at a place derived from the postcode. */
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
