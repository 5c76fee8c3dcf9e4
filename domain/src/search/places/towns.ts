import townRows from './data/towns.json' with { type: 'json' };
import { districtsOfArea } from './postcodes/outcodes.ts';
import { type Point, postcodeAreas } from './postcodes/postcode-areas.ts';

export interface Town {
  readonly name: string;
  readonly county: string;
  /** The letters of the postcode area it lies in. */
  readonly letters: string;
  readonly centre: Point;
}

/** Comparing names: case, spaces, hyphens, apostrophes, accents and "&" make no difference. */
export const placeKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

let known: ReadonlyMap<string, Town> | undefined;

/** The towns of the table, and postcode areas with other names such as "East London". */
function gazetteer(): ReadonlyMap<string, Town> {
  if (known !== undefined) return known;
  const places = new Map<string, Town>();
  for (const { lat, lng, ...town } of townRows) places.set(placeKey(town.name), { ...town, centre: { lat, lng } });
  for (const { name, county, letters, centre } of postcodeAreas)
    if (!places.has(placeKey(name))) places.set(placeKey(name), { name, county, letters, centre });
  known = places;
  return known;
}

export const towns = (): readonly Town[] => [...gazetteer().values()];

/** What people call towns besides the name of the table, each by its `placeKey`. */
export const otherTownNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    newcastle: 'newcastle upon tyne',
    'kingston upon hull': 'hull',
    londonderry: 'derry',
    'brighton and hove': 'brighton',
    'royal tunbridge wells': 'tunbridge wells',
    'royal leamington spa': 'leamington spa',
    kingston: 'kingston upon thames',
    southend: 'southend on sea',
    stockton: 'stockton on tees',
    stoke: 'stoke on trent',
    letchworth: 'letchworth garden city',
    staines: 'staines upon thames',
    newark: 'newark on trent',
  }),
);

export function findTown(name: string): Town | null {
  const key = placeKey(name);
  return gazetteer().get(key) ?? gazetteer().get(otherTownNames.get(key) ?? '') ?? null;
}

/** The outcodes of the town; without any, those whose name contains it. */
export function districtsOfTown({ name, letters }: Town): readonly string[] {
  const bare = placeKey(name.split(',')[0] ?? name);
  const inArea = districtsOfArea(letters);
  const own = inArea.filter(({ town }) => placeKey(town) === bare);
  const chosen = own.length > 0 ? own : inArea.filter((each) => ` ${placeKey(each.name)} `.includes(` ${bare} `));
  return chosen.map(({ outcode }) => outcode);
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Accurate to a few metres between neighbouring towns. */
export function distanceKm(from: Point, to: Point): number {
  const east = radians(to.lng - from.lng) * Math.cos(radians((from.lat + to.lat) / 2));
  return EARTH_RADIUS_KM * Math.hypot(radians(to.lat - from.lat), east);
}

/** The `count` towns closest to a point, nearest first, without the one asked for. */
export function nearestTowns(centre: Point, count: number, except: string | null = null): readonly Town[] {
  return towns()
    .filter(({ name }) => name !== except)
    .map((town) => ({ town, km: distanceKm(centre, town.centre) }))
    .sort((a, b) => a.km - b.km || (a.town.name < b.town.name ? -1 : 1))
    .slice(0, count)
    .map(({ town }) => town);
}
