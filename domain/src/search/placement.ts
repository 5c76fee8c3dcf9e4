import { type RentPeriod, rentPeriods } from '../money.ts';
import { accept, type Filter, numberBetween, numberFilter, type Parsed, refuse, textFilter } from './filter-kinds.ts';
import { MAX_LOCATION, MAX_MILES, type SearchSort, searchSorts } from './placement-options.ts';
import { type Box, intersectBoxes, ukBounds } from './places/map/uk-bounds.ts';
import { milesText } from './places/miles.ts';
import { MAX_PLACES, placeTextsIn } from './places/suggestions/location-text.ts';
import { shapesFilter } from './shapes/shapes.ts';
import { travelFilter } from './travel/travel.ts';

const MIN_MILES = 0.1;

function parseBox(text: string): Parsed<Box> {
  const [west, south, east, north, ...more] = text.split(',').map((part) => numberBetween(part.trim(), -90, 90));
  const isWhole =
    west !== undefined && south !== undefined && east !== undefined && north !== undefined && more.length === 0;
  if (!isWhole || west >= east || south >= north) return refuse('Use west,south,east,north in degrees.');
  const box = { west, south, east, north };
  const swapped = { west: south, south: west, east: north, north: east };
  if (!intersectBoxes(box, ukBounds) && intersectBoxes(swapped, ukBounds))
    return refuse('Latitude and longitude are swapped. Use west,south,east,north in degrees.');
  return accept(box);
}

const box: Filter<Box | null> = {
  label: 'Map area',
  noun: 'area of the map',
  unset: null,
  example: '-2.3,53.4,-2.1,53.6',
  parse: parseBox,
  serialize: (value) => (value ? [value.west, value.south, value.east, value.north].join(',') : ''),
  chips: (value) => (value ? [{ text: 'Map area', without: null }] : []),
  describe: () => ({}),
};

const sort: Filter<SearchSort> = {
  label: 'Sort by',
  noun: 'order',
  unset: 'newest',
  unsetText: 'newest',
  example: 'price-low',
  parse: (text) => {
    const known = searchSorts.find((value) => value === text);
    return known ? accept(known) : refuse(`Use one of ${searchSorts.join(', ')}.`);
  },
  serialize: (value) => (value === 'newest' ? '' : value),
  chips: () => [],
  describe: () => ({}),
};

const text = textFilter({ label: 'Location', max: MAX_LOCATION, example: 'Leeds', chip: (location) => location });

/** One or more places as they were typed: postcodes, outcodes, area letters, towns, neighbourhoods or counties. */
const location: Filter<string> = {
  ...text,
  parse: (given) => {
    const parsed = text.parse(given);
    return parsed.ok && placeTextsIn(given).length > MAX_PLACES ? refuse(`Use at most ${MAX_PLACES} places.`) : parsed;
  },
  chips: (value) => {
    const places = placeTextsIn(value);
    return places.map((place) => ({ text: place, without: places.filter((other) => other !== place).join(' or ') }));
  },
};

/** Where a search looks. The sentence of a search combines these parameters, see describe-search.ts. */
export const placement = {
  location,
  lat: numberFilter({
    label: 'Latitude',
    min: ukBounds.south,
    max: ukBounds.north,
    example: '53.48',
    problem: 'Use a latitude in the United Kingdom, together with lng.',
    chip: () => 'Near a point',
  }),
  lng: numberFilter({
    label: 'Longitude',
    min: ukBounds.west,
    max: ukBounds.east,
    example: '-2.23',
    problem: 'Use a longitude in the United Kingdom, together with lat.',
  }),
  /** How many miles around the point or the centre of the location to search; null is the location itself, or DEFAULT_MILES around a point. */
  radius: numberFilter({
    label: 'Distance',
    min: MIN_MILES,
    max: MAX_MILES,
    example: '2.5',
    problem: `Use miles, up to ${MAX_MILES}.`,
    chip: (miles) => `Within ${milesText(miles)}`,
  }),
  box,
  shape: shapesFilter,
  travel: travelFilter,
};

/** How pages show rents; the API answers them by the month. */
const rentPer: Filter<RentPeriod> = {
  label: 'Show rents',
  noun: 'rent by week or month',
  unset: 'month',
  unsetText: 'month',
  example: 'week',
  parse: (text) => {
    const known = rentPeriods.find((value) => value === text);
    return known ? accept(known) : refuse(`Use ${rentPeriods.join(' or ')}.`);
  },
  serialize: (value) => (value === 'month' ? '' : value),
  chips: () => [],
  describe: () => ({}),
};

/** The order of the results, and how they are shown. */
export const ordering = { sort, rentPer };
