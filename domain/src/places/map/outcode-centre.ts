import { districtNote } from '../postcodes/districts.ts';
import { type Point, postcodeArea } from '../postcodes/postcode-areas.ts';
import { areaLettersOf, districtNumberOf, districtOf } from '../postcodes/postcodes.ts';
import { townNamed } from '../towns.ts';

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
  const note = districtNote(districtOf(outcode));
  if (note?.centre) return note.centre;
  const number = districtNumberOf(outcode);
  const town = note === null ? null : townNamed(note.name);
  return town !== null && town.letters === area.letters
    ? around(town.centre, number, area.highestDistrict, SPREAD_IN_TOWN)
    : around(area.centre, number, area.highestDistrict, SPREAD_IN_AREA);
}
