import type { Nation } from '../nations.ts';
import { nationOf } from '../postcodes/nation.ts';
import { centreOfOutcode, districtsOfArea, type Outcode, outcodeInfo } from '../postcodes/outcodes.ts';
import { type Point, type PostcodeArea, postcodeArea, postcodeAreas } from '../postcodes/postcode-areas.ts';
import { checkOutcode, checkPostcode } from '../postcodes/postcodes.ts';
import { districtsOfTown, findTown, placeKey, type Town, towns } from '../towns.ts';

export type PlaceKind = 'postcode' | 'outcode' | 'area' | 'town' | 'district' | 'county';

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

interface NamedDistricts {
  readonly name: string;
  readonly outcodes: [string, ...string[]];
}

/** Parts of names that say nothing without the name of the town. */
const COMMON_NAMES: ReadonlySet<string> = new Set(['Town Centre', 'City Centre']);

/** "Ancoats and New Islington" is found by either name. */
const partsOf = ({ name }: Outcode): readonly string[] =>
  name.split(/ and |, /).filter((part) => !COMMON_NAMES.has(part));

let named: Map<string, NamedDistricts> | undefined;

/** Towns and whole names go before parts of names. */
function indexNames(): Map<string, NamedDistricts> {
  const index = new Map<string, NamedDistricts>();
  const districts = postcodeAreas.flatMap(({ letters }) => districtsOfArea(letters));
  for (const namesIn of [(one: Outcode) => [one.town], (one: Outcode) => [one.name], partsOf])
    for (const district of districts)
      for (const name of namesIn(district)) {
        const same = index.get(placeKey(name));
        if (same === undefined) index.set(placeKey(name), { name, outcodes: [district.outcode] });
        else if (!same.outcodes.includes(district.outcode)) same.outcodes.push(district.outcode);
      }
  return index;
}

function ofDistrictName(text: string): Place | null {
  named ??= indexNames();
  const found = named.get(placeKey(text));
  const first = found === undefined ? null : ofPostcode(found.outcodes[0]);
  if (found === undefined || first === null) return null;
  // Of two places with the same name in different areas the first one is taken.
  const outcodes = found.outcodes.filter((outcode) => ofPostcode(outcode)?.letters[0] === first.letters[0]);
  return { ...first, kind: 'district', name: found.name, outcodes };
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

function ofName(text: string): Place | null {
  const town = findTown(text);
  return town === null ? (ofDistrictName(text) ?? ofCounty(text)) : placeOfTown(town);
}

/** The postcode at the end of "Salford M5 4WT" or "12 High Street, M1 1AE". */
const ENDING_IN_A_POSTCODE = /(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?)$/i;
/** "M1 1" is the beginning of a postcode in M1, while "M11" is another district. */
const PART_OF_A_POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)\s+\d[A-Z]?$/i;

/** Accepts a postcode, an outcode, area letters, a town, the name of a district or a county. */
export function resolvePlace(text: string): Place | null {
  const typed = text.trim();
  if (typed === '' || typed.length > PLACE_TEXT_MAX) return null;
  const whole = ofPostcode(PART_OF_A_POSTCODE.exec(typed)?.[1] ?? typed) ?? ofLetters(typed) ?? ofName(typed);
  if (whole !== null) return whole;
  const last = ENDING_IN_A_POSTCODE.exec(typed)?.[1];
  const ending = last === undefined ? null : ofPostcode(last);
  if (ending !== null) return ending;
  for (const piece of typed.includes(',') ? typed.split(',') : []) {
    const place = piece.trim() === '' ? null : ofName(piece);
    if (place !== null) return place;
  }
  return null;
}

/** The name of the district, else of the postcode area. */
export function nameOfOutcode(outcode: string): string | null {
  const check = checkOutcode(outcode);
  return check.ok ? (outcodeInfo(outcode)?.name ?? check.area.name) : null;
}
