import { MAX_BUDGET_POUNDS } from '@letfair/domain/accounts/preferences';
import { BATHROOMS, BEDROOMS } from '@letfair/domain/homes/limits';
import { epcRatings, furnishings, propertyTypes } from '@letfair/domain/homes/vocabulary';
import { joinWords } from '@letfair/domain/join-words';
import { rentPeriods } from '@letfair/domain/money';
import { addedDays } from '@letfair/domain/search/added';
import { type FlagFilterName, filters, flagFilterNames, MAX_WORDS } from '@letfair/domain/search/filters';
import { DEFAULT_MILES, MAX_LOCATION, MAX_MILES, searchSorts } from '@letfair/domain/search/placement-options';
import { ukBounds } from '@letfair/domain/search/places/map/uk-bounds';
import { MAX_PLACES } from '@letfair/domain/search/places/suggestions/location-text';
import { maxLengthOf, type SearchParameter, searchParameters } from '@letfair/domain/search/search-query';
import { searchFeatures } from '@letfair/domain/search/searchable-features';
import { MAX_CORNERS, MAX_SHAPES } from '@letfair/domain/search/shapes/shapes';
import { MAX_TRAVEL_PLACES, TRAVEL_MINUTES, travelWays } from '@letfair/domain/search/travel/travel';
import { text } from '../wire/text.ts';

/** What a parameter means and takes, for the API document; how it is read stays with `parseSearch`. */
interface ParameterDocument {
  readonly description: string;
  /** JSON Schema of the value; a list is written with commas. */
  readonly takes: Readonly<Record<string, unknown>>;
}

const string = { type: 'string' } as const;
const flag = { type: 'boolean' };
const someOf = (options: readonly string[]) => ({ type: 'array', items: { ...string, enum: options } });
const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const between = (minimum: number, maximum: number) => ({ type: 'number', minimum, maximum });

const flagDocument = (name: FlagFilterName): ParameterDocument => ({
  description: filters[name].description,
  takes: flag,
});

const documents: Readonly<Record<SearchParameter, ParameterDocument>> = {
  ...(Object.fromEntries(flagFilterNames.map((name) => [name, flagDocument(name)])) as Readonly<
    Record<FlagFilterName, ParameterDocument>
  >),
  location: {
    description: `Only homes in these places. Up to ${MAX_PLACES}, joined by “or”: postcodes, districts, towns, neighbourhoods, counties, stations or universities.`,
    takes: { ...string, maxLength: MAX_LOCATION },
  },
  lat: {
    description: 'Latitude of the point to search around; needs lng as well.',
    takes: between(ukBounds.south, ukBounds.north),
  },
  lng: {
    description: 'Longitude of the point to search around; needs lat as well.',
    takes: between(ukBounds.west, ukBounds.east),
  },
  radius: {
    description: `How many miles around the point or the centre of the location to search; ${DEFAULT_MILES} around a point, a station or a university if you leave it out.`,
    takes: between(0.1, MAX_MILES),
  },
  box: {
    description: 'Only homes in this part of the map: west,south,east,north in degrees.',
    takes: { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 },
  },
  travel: {
    description: `Only homes within some minutes of these places, each as minutes,way,place. Up to ${MAX_TRAVEL_PLACES}, separated by semicolons; minutes up to ${TRAVEL_MINUTES.max}, and the way is ${travelWays.join(', ')}. The answer says under travel which ways this site knows and how each place was measured.`,
    takes: string,
  },
  shape: {
    description: `Only homes in these areas: encoded polylines (Google’s format, latitude first, five decimals) with commas between areas. Up to ${MAX_SHAPES} areas and ${MAX_CORNERS} corners in all; the sides of an area mustn’t cross. A home whose district is all we know of its place is in an area if the middle of its district is.`,
    takes: { ...string, maxLength: maxLengthOf('shape') },
  },
  propertyType: {
    description:
      'Only homes of these types. “House” also finds terraced, semi-detached and detached houses and bungalows; “flat” also finds maisonettes.',
    takes: someOf(['all', ...propertyTypes]),
  },
  minBudget: { description: 'The lowest rent, in pounds a month.', takes: whole(0, MAX_BUDGET_POUNDS) },
  maxBudget: {
    description: 'The highest rent, in pounds a month; a number with a plus (2000+) means no maximum.',
    takes: { ...string, pattern: '^\\d+\\+?$' },
  },
  bedrooms: { description: 'Only homes with at least this many bedrooms.', takes: whole(BEDROOMS.min, BEDROOMS.max) },
  maxBedrooms: {
    description: 'Only homes with up to this many bedrooms; send the same number as bedrooms to get exactly that many.',
    takes: whole(BEDROOMS.min, BEDROOMS.max),
  },
  bathrooms: { description: 'Only homes with at least this many bathrooms.', takes: whole(0, BATHROOMS.max) },
  furnishing: { description: 'Only homes furnished in one of these ways.', takes: someOf(furnishings) },
  shared: { description: 'true for shared homes only, false for homes that aren’t shared.', takes: flag },
  availableFrom: {
    description: 'Only homes that become available on this day or later.',
    takes: { ...string, format: 'date' },
  },
  availableBy: { description: 'Only homes that are available by this day.', takes: { ...string, format: 'date' } },
  added: {
    description: `Only homes added in the last ${joinWords(addedDays, 'or')} days (of 24 hours), or since a time such as 2026-12-03T09:30Z.`,
    takes: { ...string },
  },
  epc: { description: 'Only homes with this energy rating or better.', takes: { ...string, enum: epcRatings } },
  features: { description: 'Only homes with all of these features.', takes: someOf(searchFeatures) },
  words: {
    description: 'Only homes with these words in the title or description.',
    takes: { ...string, maxLength: MAX_WORDS },
  },
  rentPer: {
    description: 'How pages show rents. Answers always give them by the month.',
    takes: { ...string, enum: rentPeriods, default: rentPeriods[0] },
  },
  sort: {
    description:
      'How to sort the homes; “distance” needs one place or a point, “travel” needs travel, “match” needs a tenant’s token.',
    takes: { ...string, enum: searchSorts, default: searchSorts[0] },
  },
};

/** Every parameter is a text here, because `parseSearch` says in words what is wrong with one. */
export const searchText = (name: SearchParameter) => {
  const { description, takes } = documents[name];
  return text(maxLengthOf(name))
    .optional()
    .meta({ description, examples: [searchParameters[name].example], takes });
};
