import { codeTable } from '../../../code-table.ts';
import { postcodeArea } from '../postcodes/postcode-areas.ts';
import { seededPick, seededWhole } from '../seeded-figures.ts';
import { namedDistricts } from '../suggestions/named-districts.ts';
import { resolveName } from '../suggestions/resolve-place.ts';
import { distanceKm, nearestTowns, placeKey, type Town, towns } from '../towns.ts';
import { amenityWords, areaDescriptions, remoteAreaDescriptions, transportWords } from './data/profile-words.ts';
import { demographicsOf, fillIn, marketTrendsOf, type Profile, priceRangeOf, propertyTypesOf } from './profile.ts';
import { baseRentOf, regionOf } from './regions.ts';

export interface AreaProfile extends Profile {
  /** The canonical slug; other names and spellings redirect to it. */
  readonly slug: string;
  /** The outcode of the area, or the letters of its postcode area. */
  readonly postcode: string;
}

const NEARBY_TOWNS = 6;
const NEARBY_NEIGHBOURHOODS = 6;
const NEARBY_KM = 8;
const GENERATED_PROPERTIES = [40, 900] as const;
const GENERATED_POPULATION = [12_000, 140_000] as const;
/** Percent of the regional base price. */
const PRICE_PERCENT = [92, 112] as const;
const GENERATED_TRANSPORT = 4;
const GENERATED_AMENITIES = 6;

/** People know roughly how large these are, so a generated number would look wrong. */
const cityPopulations = codeTable<number>({
  London: 8_900_000,
  Manchester: 570_000,
  Birmingham: 1_160_000,
  Leeds: 820_000,
  Glasgow: 630_000,
  Edinburgh: 520_000,
  Cardiff: 370_000,
  Belfast: 345_000,
  Liverpool: 490_000,
  Bristol: 480_000,
  Sheffield: 560_000,
  'Newcastle upon Tyne': 300_000,
  Nottingham: 325_000,
  Coventry: 350_000,
  Leicester: 370_000,
  Bolton: 195_000,
});

/** Longer than every name of the gazetteer. */
const SLUG_MAX = 80;

export const areaSlug = (name: string): string => placeKey(name).replaceAll(' ', '-');

/** A town, a neighbourhood or a county, with the part of the postcode that says most about it. */
export interface Area extends Town {
  readonly postcode: string;
}

function findArea(name: string): Area | null {
  const place = resolveName(name);
  const [letters] = place?.letters ?? [];
  if (place === null || letters === undefined) return null;
  return {
    name: place.name,
    county: place.county,
    letters,
    centre: place.centre,
    postcode: place.outcodes[0] ?? letters,
  };
}

let neighbourhoods: readonly Area[] | undefined;

/** Named places that are not towns of the gazetteer. */
function neighbourhoodAreas(): readonly Area[] {
  if (!neighbourhoods) {
    const known = new Set(towns().map(({ name }) => placeKey(name)));
    neighbourhoods = namedDistricts()
      .filter(({ name }) => !known.has(placeKey(name)))
      .flatMap(({ name }) => findArea(name) ?? []);
  }
  return neighbourhoods;
}

/** Of every place the search knows by name. */
export const areaSlugs = (): readonly string[] => [
  ...new Set([...towns(), ...neighbourhoodAreas()].flatMap(({ name, county }) => [areaSlug(name), areaSlug(county)])),
];

export function areaBySlug(slug: string): Area | null {
  return slug.length > SLUG_MAX ? null : findArea(slug);
}

/** A tenth of a degree of latitude; more distant neighbourhoods are not looked at. */
const NEARBY_DEGREES = 0.1;

/** Towns and neighbourhoods, the nearest first. */
function nearbyNames(area: Area, nearTowns: readonly Town[]): readonly string[] {
  const kmAway = ({ centre }: Town): number => distanceKm(area.centre, centre);
  const near = neighbourhoodAreas()
    .filter(({ name, centre }) => name !== area.name && Math.abs(centre.lat - area.centre.lat) <= NEARBY_DEGREES)
    .map((one) => ({ one, km: kmAway(one) }))
    .filter(({ km }) => km <= NEARBY_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, NEARBY_NEIGHBOURHOODS);
  return [...nearTowns.map((one) => ({ one, km: kmAway(one) })), ...near]
    .sort((a, b) => a.km - b.km)
    .map(({ one }) => one.name);
}

/** Beyond this distance the nearest town is not called a neighbour. */
const CLOSE_BY_KM = 30;

function descriptionOf(seed: string, town: Town, nearest: Town): string {
  const close = distanceKm(town.centre, nearest.centre) <= CLOSE_BY_KM;
  const [template = ''] = seededPick(`${seed}/description`, close ? areaDescriptions : remoteAreaDescriptions, 1);
  // "Bangor, Gwynedd" distinguishes two towns; the sentence already names the county.
  const bare = (name: string): string => name.split(',')[0] ?? name;
  return fillIn(template, { name: bare(town.name), county: town.county, nearest: bare(nearest.name) });
}

function cityPopulation({ name }: Town): { readonly population: number } | null {
  const population = cityPopulations.get(name);
  return population === undefined ? null : { population };
}

function areaProfileOf(town: Area): AreaProfile {
  const slug = areaSlug(town.name);
  const seed = `area/${slug}`;
  const base = baseRentOf(regionOf(town.letters));
  const avgPrice = Math.round((base * seededWhole(`${seed}/price`, ...PRICE_PERCENT)) / 100);
  const properties = seededWhole(`${seed}/properties`, ...GENERATED_PROPERTIES);
  const nearTowns = nearestTowns(town.centre, NEARBY_TOWNS, town.name);
  return {
    slug,
    postcode: town.postcode,
    name: town.name,
    district: postcodeArea(town.letters)?.name ?? town.name,
    county: town.county,
    properties,
    avgPrice,
    priceRange: priceRangeOf(avgPrice),
    description: descriptionOf(seed, town, nearTowns[0] ?? town),
    demographics: { ...demographicsOf(seed, GENERATED_POPULATION), ...cityPopulation(town) },
    transport: seededPick(`${seed}/transport`, transportWords(town.letters), GENERATED_TRANSPORT),
    amenities: seededPick(`${seed}/amenities`, amenityWords, GENERATED_AMENITIES),
    nearby: nearbyNames(town, nearTowns),
    propertyTypes: propertyTypesOf(seed, properties, avgPrice),
    marketTrends: marketTrendsOf(seed, town.letters),
  };
}

/** Null for a place the gazetteer does not know. */
export function areaProfile(slug: string): AreaProfile | null {
  const town = areaBySlug(slug);
  return town === null ? null : areaProfileOf(town);
}
