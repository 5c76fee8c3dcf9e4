import { postcodeArea } from '../postcodes/postcode-areas.ts';
import { seededPick, seededWhole } from '../seeded-figures.ts';
import { distanceKm, districtsOfTown, findTown, nearestTowns, placeKey, type Town, towns } from '../towns.ts';
import { amenityWords, areaDescriptions, remoteAreaDescriptions, transportWords } from './data/profile-words.ts';
import { demographicsOf, fillIn, marketTrendsOf, type Profile, priceRangeOf, propertyTypesOf } from './profile.ts';
import { baseRentOf, regionOf } from './regions.ts';

export interface AreaProfile extends Profile {
  /** The canonical slug; other names and spellings redirect to it. */
  readonly slug: string;
  /** The outcode of the area, or the letters of its postcode area. */
  readonly postcode: string;
}

const NEARBY_AREAS = 6;
const GENERATED_PROPERTIES = [40, 900] as const;
const GENERATED_POPULATION = [12_000, 140_000] as const;
/** Percent of the regional base price. */
const PRICE_PERCENT = [92, 112] as const;
const GENERATED_TRANSPORT = 4;
const GENERATED_AMENITIES = 6;

/** People know roughly how large these are, so a generated number would look wrong. */
const cityPopulations: Readonly<Record<string, number>> = {
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
};

/** Longer than every name of the gazetteer. */
const SLUG_MAX = 80;

export const areaSlug = (name: string): string => placeKey(name).replaceAll(' ', '-');

export const areaSlugs = (): readonly string[] => towns().map(({ name }) => areaSlug(name));

export function areaBySlug(slug: string): Town | null {
  return slug.length > SLUG_MAX ? null : findTown(slug);
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
  const population = cityPopulations[name];
  return population === undefined ? null : { population };
}

function areaProfileOf(town: Town): AreaProfile {
  const slug = areaSlug(town.name);
  const seed = `area/${slug}`;
  const base = baseRentOf(regionOf(town.letters));
  const avgPrice = Math.round((base * seededWhole(`${seed}/price`, ...PRICE_PERCENT)) / 100);
  const properties = seededWhole(`${seed}/properties`, ...GENERATED_PROPERTIES);
  const nearby = nearestTowns(town.centre, NEARBY_AREAS, town);
  return {
    slug,
    postcode: districtsOfTown(town)[0] ?? town.letters,
    name: town.name,
    district: postcodeArea(town.letters)?.name ?? town.name,
    county: town.county,
    properties,
    avgPrice,
    priceRange: priceRangeOf(avgPrice),
    description: descriptionOf(seed, town, nearby[0] ?? town),
    demographics: { ...demographicsOf(seed, GENERATED_POPULATION), ...cityPopulation(town) },
    transport: seededPick(`${seed}/transport`, transportWords(town.letters), GENERATED_TRANSPORT),
    amenities: seededPick(`${seed}/amenities`, amenityWords, GENERATED_AMENITIES),
    nearby: nearby.map(({ name }) => name),
    propertyTypes: propertyTypesOf(seed, properties, avgPrice),
    marketTrends: marketTrendsOf(seed, town.letters),
  };
}

/** Null for a place the gazetteer does not know. */
export function areaProfile(slug: string): AreaProfile | null {
  const town = areaBySlug(slug);
  return town === null ? null : areaProfileOf(town);
}
