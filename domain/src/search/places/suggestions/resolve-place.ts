import type { Nation } from '../nations.ts';
import { nationOf } from '../postcodes/nation.ts';
import { centreOfOutcode, nearestOutcode, outcodeInfo } from '../postcodes/outcodes.ts';
import { type Point, type PostcodeArea, postcodeArea } from '../postcodes/postcode-areas.ts';
import { checkOutcode, checkPostcode } from '../postcodes/postcodes.ts';
import { findStation } from '../stations/stations.ts';
import { districtsOfTown, findTown, placeKey, type Town, towns } from '../towns.ts';
import { universityNames } from '../universities/universities.ts';
import { findDistrictName } from './named-districts.ts';

export type PlaceKind = 'postcode' | 'outcode' | 'area' | 'town' | 'district' | 'county' | 'university' | 'station';

export interface Place {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly county: string;
  /** Null where the border runs through it. */
  readonly nation: Nation | null;
  /** The postcode areas it lies in. */
  readonly letters: readonly string[];
  /** Empty when the place covers its postcode areas completely. */
  readonly outcodes: readonly string[];
  readonly centre: Point;
}

/** Longer texts are not matched. */
const PLACE_TEXT_MAX = 120;

/** The London post town; outer areas such as Bromley and Croydon are separate post towns. */
export const LONDON_LETTERS: readonly string[] = ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'];

const WELSH_COUNTIES: ReadonlySet<string> = new Set([
  'Clwyd',
  'Dyfed',
  'Gwent',
  'Gwynedd',
  'Mid Glamorgan',
  'Powys',
  'South Glamorgan',
  'West Glamorgan',
]);

/** In border areas the county decides, because a county lies on one side. */
function nationOfCountyIn(area: PostcodeArea | null, county: string): Nation | null {
  if (area === null || area.nation !== null) return area?.nation ?? null;
  if (WELSH_COUNTIES.has(county)) return 'wales';
  return county === 'Scottish Borders' ? 'scotland' : 'england';
}

function ofPostcode(text: string): Place | null {
  const full = checkPostcode(text);
  const check = full.ok ? full : checkOutcode(text);
  if (!check.ok) return null;
  const { postcode, outcode, area } = check;
  return {
    kind: full.ok ? 'postcode' : 'outcode',
    name: postcode,
    county: area.county,
    nation: nationOf(outcode),
    letters: [area.letters],
    outcodes: [outcode],
    centre: centreOfOutcode(outcode) ?? area.centre,
  };
}

function ofLetters(text: string): Place | null {
  const area = postcodeArea(text.trim().toUpperCase());
  if (area === null) return null;
  const { letters, name, county, nation, centre } = area;
  return { kind: 'area', name, county, nation, letters: [letters], outcodes: [], centre };
}

function placeOfTown(town: Town): Place {
  const area = postcodeArea(town.letters);
  const london = town.name === 'London';
  return {
    kind: 'town',
    name: town.name,
    county: town.county,
    nation: nationOfCountyIn(area, town.county),
    letters: london ? LONDON_LETTERS : [town.letters],
    outcodes: london ? [] : districtsOfTown(town),
    centre: town.centre,
  };
}

function ofDistrictName(text: string): Place | null {
  const found = findDistrictName(text);
  const members = found?.outcodes.flatMap((outcode) => ofPostcode(outcode) ?? []) ?? [];
  const [first] = members;
  if (found === null || first === undefined) return null;
  const letters = [...new Set(members.flatMap((member) => member.letters))];
  return { ...first, kind: 'district', name: found.name, letters, outcodes: found.outcodes };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

let counties: ReadonlyMap<string, readonly Town[]> | undefined;

function ofCounty(text: string): Place | null {
  counties ??= Map.groupBy(towns(), ({ county }) => placeKey(county));
  const members = counties.get(placeKey(text)) ?? [];
  const first = members[0];
  if (first === undefined) return null;
  return {
    kind: 'county',
    name: first.county,
    county: first.county,
    nation: nationOfCountyIn(postcodeArea(first.letters), first.county),
    letters: [...new Set(members.map((town) => town.letters))],
    outcodes: [],
    centre: { lat: mean(members.map(({ centre }) => centre.lat)), lng: mean(members.map(({ centre }) => centre.lng)) },
  };
}

/** A town, the name of a district or a county. */
export function resolveName(text: string): Place | null {
  const town = findTown(text);
  return town === null ? (ofDistrictName(text) ?? ofCounty(text)) : placeOfTown(town);
}

/** A university or a railway station: its own position, in the outcode around it. */
function ofLandmark(text: string): Place | null {
  const key = placeKey(text);
  const university = universityNames().get(key);
  if (university !== undefined) return placeAt('university', university.name, university.outcode, university.centre);
  const station = findStation(key);
  const around = station && nearestOutcode(station.centre);
  return station && around ? placeAt('station', `${station.name} station`, around.outcode, station.centre) : null;
}

function placeAt(kind: PlaceKind, name: string, outcode: string, centre: Point): Place | null {
  const district = ofPostcode(outcode);
  return district && { ...district, kind, name, centre };
}

/** The postcode at the end of "Salford M5 4WT" or "12 High Street, M1 1AE". */
const ENDING_IN_A_POSTCODE = /(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?)$/i;
/** "M1 1" is the beginning of a postcode in M1, while "M11" is another district. */
const PART_OF_A_POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)\s+\d[A-Z]?$/i;

/** Accepts a postcode, an outcode, area letters, a town, the name of a district, a county, a university or a station. */
export function resolvePlace(text: string): Place | null {
  const typed = text.trim();
  if (typed === '' || typed.length > PLACE_TEXT_MAX) return null;
  const whole =
    ofPostcode(PART_OF_A_POSTCODE.exec(typed)?.[1] ?? typed) ??
    ofLetters(typed) ??
    resolveName(typed) ??
    ofLandmark(typed);
  if (whole !== null) return whole;
  const last = ENDING_IN_A_POSTCODE.exec(typed)?.[1];
  const ending = last === undefined ? null : ofPostcode(last);
  if (ending !== null) return ending;
  for (const piece of typed.includes(',') ? typed.split(',') : []) {
    const place = piece.trim() === '' ? null : resolveName(piece);
    if (place !== null) return place;
  }
  return null;
}

/** The name of the district, else of the postcode area. */
export function nameOfOutcode(outcode: string): string | null {
  const check = checkOutcode(outcode);
  return check.ok ? (outcodeInfo(outcode)?.name ?? check.area.name) : null;
}
