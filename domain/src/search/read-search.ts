import { BATHROOMS, BEDROOMS } from '../listings/listing-form.ts';
import { MAX_BUDGET_POUNDS } from '../listings/preferences.ts';
import { epcRatings, furnishings, propertyTypes } from '../listings/vocabulary.ts';
import type { Point } from '../places/postcodes/postcode-areas.ts';
import { isPlainDate } from '../plain-date.ts';
import {
  anySearch,
  type Box,
  MAX_LOCATION,
  MAX_MILES,
  MAX_WORDS,
  type SearchQuery,
  searchSorts,
} from './search-query.ts';
import { searchFeatures } from './searchable-features.ts';

/** The names of a search in an address. */
export const searchParameters = [
  'location',
  'lat',
  'lng',
  'radius',
  'box',
  'propertyType',
  'minBudget',
  'maxBudget',
  'bedrooms',
  'bathrooms',
  'furnishing',
  'pets',
  'parking',
  'bills',
  'shared',
  'availableBy',
  'epc',
  'features',
  'words',
  'sort',
] as const;
export type SearchParameter = (typeof searchParameters)[number];
export type SearchProblems = Readonly<Partial<Record<SearchParameter, string>>>;

export interface ReadSearch {
  /** What could be understood; a parameter with a problem is left alone. */
  readonly query: SearchQuery;
  readonly problems: SearchProblems;
}

type Texts = Readonly<Partial<Record<SearchParameter, string>>>;

/** Reads a search from the texts of an address. The API refuses one with problems, the page shows what it understood. */
export function readSearch(texts: Texts): ReadSearch {
  const problems: Partial<Record<SearchParameter, string>> = {};
  /** The value, or what stands when there is none or it cannot be meant. */
  const read = <T>(
    name: SearchParameter,
    otherwise: T,
    understand: (text: string) => T | undefined,
    takes: string,
  ): T => {
    const text = texts[name]?.trim() ?? '';
    if (text === '') return otherwise;
    const value = understand(text);
    if (value !== undefined) return value;
    problems[name] = takes;
    return otherwise;
  };

  const location = read('location', '', short(MAX_LOCATION), `Use at most ${MAX_LOCATION} characters.`);
  const near = readPoint(read, problems);
  const miles = read<number | null>('radius', null, numberIn(0.1, MAX_MILES), `Use miles, up to ${MAX_MILES}.`);
  if (miles !== null && !near && location === '') problems.radius = 'Say around what: a location, or lat and lng.';
  const box = read('box', null, boxIn, 'Use west,south,east,north in degrees.');
  const minBudget = read('minBudget', null, poundsIn, 'Use whole pounds a month.');
  const maxBudget = read('maxBudget', null, budgetIn, 'Use whole pounds a month, or 2000+ for no maximum.');
  if (minBudget !== null && maxBudget !== null && minBudget > maxBudget)
    problems.maxBudget = 'The highest rent is below the lowest.';
  if (near && box) problems.box = 'Use a box or a radius, not both.';
  const sort = read('sort', anySearch.sort, oneOf(searchSorts), `Use one of ${searchSorts.join(', ')}.`);
  if (sort === 'distance' && !near && location === '') problems.sort = 'Say from where: a location, or lat and lng.';

  const query: SearchQuery = {
    location,
    near,
    miles: problems.radius ? null : miles,
    box,
    types: read('propertyType', [], typesIn, `Use all, or some of ${propertyTypes.join(', ')}.`),
    minBudget,
    maxBudget: problems.maxBudget ? null : maxBudget,
    bedrooms: read('bedrooms', null, wholeIn(BEDROOMS.min, BEDROOMS.max), `Use a number up to ${BEDROOMS.max}.`),
    bathrooms: read('bathrooms', null, wholeIn(0, BATHROOMS.max), `Use a number up to ${BATHROOMS.max}.`),
    furnishing: read('furnishing', [], someOf(furnishings), `Use some of ${furnishings.join(', ')}.`),
    pets: read('pets', false, flag, 'Use true.') ?? false,
    parking: read('parking', false, flag, 'Use true.') ?? false,
    bills: read('bills', false, flag, 'Use true.') ?? false,
    shared: read<boolean | null>('shared', null, flag, 'Use true or false.'),
    availableBy: read(
      'availableBy',
      '',
      (text) => (isPlainDate(text) ? text : undefined),
      'Use a day such as 2026-12-03.',
    ),
    epc: read('epc', '', (text) => oneOf(epcRatings)(text.toUpperCase()), 'Use a rating from A to G.'),
    features: read('features', [], someOf(searchFeatures), `Use some of ${searchFeatures.join(', ')}.`),
    words: read('words', '', short(MAX_WORDS), `Use at most ${MAX_WORDS} characters.`),
    sort: problems.sort ? anySearch.sort : sort,
  };
  return { query: problems.box ? { ...query, box: null } : query, problems };
}

type Read = <T>(name: SearchParameter, otherwise: T, understand: (text: string) => T | undefined, takes: string) => T;

function readPoint(read: Read, problems: Partial<Record<SearchParameter, string>>): Point | null {
  const lat = read<number | null>('lat', null, numberIn(49, 61.5), 'Use a latitude in the United Kingdom, with lng.');
  const lng = read<number | null>('lng', null, numberIn(-9, 2.5), 'Use a longitude in the United Kingdom, with lat.');
  if (lat !== null && lng === null) problems.lng ??= 'Give lng together with lat.';
  if (lng !== null && lat === null) problems.lat ??= 'Give lat together with lng.';
  return lat === null || lng === null ? null : { lat, lng };
}

const short = (max: number) => (text: string) => (text.length <= max && !text.includes('\0') ? text : undefined);

const numberIn = (min: number, max: number) => (text: string) => {
  const value = /^-?\d{1,6}(?:\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
};
const wholeIn = (min: number, max: number) => (text: string) =>
  /^\d+$/.test(text) ? numberIn(min, max)(text) : undefined;
const poundsIn = wholeIn(0, MAX_BUDGET_POUNDS);
/** "2000+" is no maximum at all. */
const budgetIn = (text: string): number | null | undefined => (/^\d+\+$/.test(text) ? null : poundsIn(text));

function boxIn(text: string): Box | undefined {
  const [west, south, east, north, ...more] = text.split(',').map((part) => numberIn(-90, 90)(part.trim()));
  if (west === undefined || south === undefined || east === undefined || north === undefined || more.length > 0)
    return undefined;
  return west < east && south < north ? { west, south, east, north } : undefined;
}

const oneOf =
  <const T extends readonly string[]>(values: T) =>
  (text: string): T[number] | undefined =>
    values.find((value) => value === text);

const someOf =
  <const T extends readonly string[]>(values: T) =>
  (text: string): T[number][] | undefined => {
    const asked = [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '');
    return asked.every((part) => values.includes(part)) ? values.filter((value) => asked.includes(value)) : undefined;
  };

const typesIn = (text: string) => (text === 'all' ? [] : someOf(propertyTypes)(text));
const flag = (text: string): boolean | undefined => (text === 'true' ? true : text === 'false' ? false : undefined);

/** The same search as texts of an address; what was left alone is left out. */
export function writeSearch(query: SearchQuery): Texts {
  const { near, box } = query;
  const texts: Readonly<Record<SearchParameter, string>> = {
    location: query.location,
    lat: near ? String(near.lat) : '',
    lng: near ? String(near.lng) : '',
    radius: query.miles === null ? '' : String(query.miles),
    box: box ? [box.west, box.south, box.east, box.north].join(',') : '',
    propertyType: query.types.join(','),
    minBudget: query.minBudget === null ? '' : String(query.minBudget),
    maxBudget: query.maxBudget === null ? '' : String(query.maxBudget),
    bedrooms: query.bedrooms === null ? '' : String(query.bedrooms),
    bathrooms: query.bathrooms === null ? '' : String(query.bathrooms),
    furnishing: query.furnishing.join(','),
    pets: query.pets ? 'true' : '',
    parking: query.parking ? 'true' : '',
    bills: query.bills ? 'true' : '',
    shared: query.shared === null ? '' : String(query.shared),
    availableBy: query.availableBy,
    epc: query.epc,
    features: query.features.join(','),
    words: query.words,
    sort: query.sort === anySearch.sort ? '' : query.sort,
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
