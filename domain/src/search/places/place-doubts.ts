import { cutText } from '../../cut-text.ts';
import countyRows from './data/county-names.json' with { type: 'json' };
import { metresBetween, metresToMiles } from './map/map-projection.ts';
import { milesText } from './miles.ts';
import { type Outcode, outcodeInfo, outcodesInUse } from './postcodes/outcodes.ts';
import { type Point, postcodeAreas } from './postcodes/postcode-areas.ts';
import { areaOf, checkPostcode, districtOf } from './postcodes/postcodes.ts';
import { findDistrictName } from './suggestions/named-districts.ts';
import { findTown, placeKey, towns } from './towns.ts';

interface TypedPlace {
  readonly city: string;
  readonly county: string;
  readonly postcode: string;
}

/** A town or county that is nowhere near the district of the postcode. */
export interface PlaceDoubt {
  readonly part: 'city' | 'county';
  /** “LS7 is in Leeds, about 36 miles from Manchester.” */
  readonly fact: string;
  readonly advice: string;
}

/**
 * What contradicts the postcode, so that whoever typed it looks again. It refuses nothing: post towns and counties have
 * no sharp borders, and a name that is not known, or that many villages bear, is taken as it is.
 */
export function placeDoubts({ city, county, postcode }: TypedPlace): readonly PlaceDoubt[] {
  const checked = checkPostcode(postcode);
  const district = checked.ok ? outcodeInfo(checked.outcode) : null;
  if (district === null) return [];
  const [town, wide] = [farFrom(city, district), farFrom(county, district)];
  const here = `${district.outcode} is in ${district.town}`;
  const check = (part: string) => `Check the ${part} and the postcode.`;
  const doubts: PlaceDoubt[] = [];
  if (town) {
    const fact = `${here}, about ${milesText(Math.round(town.miles))} from ${town.name}.`;
    doubts.push({ part: 'city', fact, advice: `${fact} ${check('town')}` });
  }
  if (wide) {
    const fact = `${here}, which isn’t in or near ${wide.name}.`;
    doubts.push({ part: 'county', fact, advice: `${fact} ${check('county')}` });
  }
  return doubts;
}

/** Whoever lives this near may well name the place, whether or not it is their post town. */
const NEAR_MILES = 20;
/** Districts are as large as they are far apart: a mile in Leeds, 25 in Sutherland. */
const SPACINGS = 2;

interface FarPlace {
  readonly name: string;
  readonly miles: number;
}

/** The first place of a typed text, if it is known and no place of the text is near the district. */
function farFrom(typed: string, district: Outcode): FarPlace | null {
  if (typed.length > LONGEST) return null;
  const known = typed
    .split(',')
    .map((name) => ({ name: cutText(name.trim(), LONGEST_SHOWN), points: pointsNamed(name, district) }))
    .filter(({ points }) => points.length > 0);
  const [first] = known;
  if (!first) return null;
  const milesTo = (points: readonly Point[]) =>
    Math.min(...points.map((point) => milesBetween(point, district.centre)));
  const nearest = Math.min(...known.map(({ points }) => milesTo(points)));
  if (nearest <= NEAR_MILES || nearest <= NEAR_MILES + SPACINGS * milesToNeighbour(district)) return null;
  return { name: first.name, miles: milesTo(first.points) };
}

const LONGEST = 120;
const LONGEST_SHOWN = 40;

const milesBetween = (one: Point, other: Point): number => metresToMiles(metresBetween(one, other));

/** Looking through all districts takes milliseconds. */
const neighbourMiles = new Map<string, number>();

function milesToNeighbour({ outcode, centre }: Outcode): number {
  const known = neighbourMiles.get(outcode);
  if (known !== undefined) return known;
  const others = outcodesInUse().filter((other) => districtOf(other.outcode) !== districtOf(outcode));
  const miles = Math.min(...others.map((other) => milesBetween(other.centre, centre)));
  neighbourMiles.set(outcode, miles);
  return miles;
}

/** Names of so many villages that the town of that name need not be meant. */
const NAMES_OF_VILLAGES: ReadonlySet<string> = new Set([
  'ashton',
  'broughton',
  'burton',
  'clifton',
  'houghton',
  'kingston',
  'leigh',
  'middleton',
  'milton',
  'newton',
  'norton',
  'seaton',
  'stanley',
  'sutton',
  'thornton',
  'wellington',
  'weston',
  'whitchurch',
]);

/** All places of a name; a place that the district's letters are named after counts as the district itself. */
function pointsNamed(typed: string, { outcode, centre }: Outcode): readonly Point[] {
  const name = bareName(typed);
  if (name === '' || NAMES_OF_VILLAGES.has(name)) return [];
  const area = areaOf(outcode);
  // Northern Ireland is one area, 100 miles across.
  if (area && area.nation !== 'northern-ireland' && [area.name, area.county].some((each) => placeKey(each) === name))
    return [centre];
  const districts = findDistrictName(name)?.outcodes.flatMap((each) => outcodeInfo(each)?.centre ?? []) ?? [];
  return [...(placesIndex().get(name) ?? []), ...districts];
}

/** “Nr. Leeds 7” is about Leeds, and “Co. Durham” is County Durham. */
function bareName(typed: string): string {
  const words = placeKey(typed).split(' ');
  if (words.length > 1 && (words[0] === 'near' || words[0] === 'nr')) words.shift();
  if (words.length > 2 && words[0] === 'city' && words[1] === 'of') words.splice(0, 2);
  if (words.length > 1 && /^\d+$/.test(words.at(-1) ?? '')) words.pop();
  words[0] = firstWords.get(words[0] ?? '') ?? words[0] ?? '';
  if (words.length > 1 && words.at(-1) === 'yorks') words[words.length - 1] = 'yorkshire';
  return words.join(' ');
}

const firstWords: ReadonlyMap<string, string> = new Map([
  ['co', 'county'],
  ['e', 'east'],
  ['n', 'north'],
  ['s', 'south'],
  ['w', 'west'],
]);

let places: ReadonlyMap<string, readonly Point[]> | undefined;

/** Every point that a name stands for: towns, short names of towns, post towns of districts, counties old and new. */
function placesIndex(): ReadonlyMap<string, readonly Point[]> {
  places ??= indexPlaces();
  return places;
}

function indexPlaces(): ReadonlyMap<string, readonly Point[]> {
  const index = new Map<string, Point[]>();
  const add = (name: string, points: readonly Point[]) => {
    const key = placeKey(name);
    index.set(key, [...(index.get(key) ?? []), ...points]);
  };
  const countyPoints = Map.groupBy(towns(), ({ county }) => county);
  for (const { name, centre } of towns()) for (const each of namesOf(name)) add(each, [centre]);
  for (const { name, centre } of postcodeAreas) add(name, [centre]);
  for (const { name, town, centre } of outcodesInUse())
    for (const each of new Set([name, ...namesOf(town), ...name.split(/ and |, /)])) add(each, [centre]);
  for (const [county, members] of countyPoints)
    add(
      county,
      members.map(({ centre }) => centre),
    );
  for (const row of countyRows) {
    const [name = '', listed = ''] = row.split(': ');
    for (const member of listed.split(', '))
      add(name, countyPoints.get(member)?.map(({ centre }) => centre) ?? pointOfTown(member));
  }
  return index;
}

const pointOfTown = (name: string): readonly Point[] => {
  const town = findTown(name);
  return town ? [town.centre] : [];
};

/** “Newcastle-under-Lyme” is also called Newcastle. */
const namesOf = (name: string): readonly string[] => {
  const plain = name.split(',')[0] ?? name;
  const short = /^(\w+)[ -](?:upon|under|on|in|le|by|super|next)[ -]/i.exec(plain)?.[1];
  return short === undefined ? [plain] : [plain, short];
};
