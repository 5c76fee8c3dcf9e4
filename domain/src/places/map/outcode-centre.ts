import { districtNote } from '../postcodes/districts.ts';
import { type Point, postcodeArea } from '../postcodes/postcode-areas.ts';
import { areaLettersOf, districtNumberOf, districtOf } from '../postcodes/postcodes.ts';
import { townNamed } from '../towns.ts';

/** How far a district without a centre of its own is put from the centre it belongs to, in degrees of latitude. */
const SPREAD_IN_TOWN = 0.02;
const SPREAD_IN_AREA = 0.09;
/** Turning by the golden angle spreads successive numbers evenly round a centre. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** At the latitude of the UK a degree of longitude is about this share of a degree of latitude. */
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

/** The approximate centre of an outcode: the written one, else near its town, else near the centre of its area. */
export function centreOfOutcode(outcode: string): Point | null {
  const letters = areaLettersOf(outcode);
  const area = letters === null ? null : postcodeArea(letters);
  if (area === null) return null;
  const note = districtNote(districtOf(outcode));
  if (note?.centre) return note.centre;
  const number = districtNumberOf(outcode);
  const town = note === null ? null : townNamed(note.name);
  return town !== null && town.letters === area.letters
    ? around(town.centre, number, area.highestDistrict, SPREAD_IN_TOWN)
    : around(area.centre, number, area.highestDistrict, SPREAD_IN_AREA);
}
