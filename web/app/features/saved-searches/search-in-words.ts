import { furnishingLabels, type PropertyType } from '@letfair/domain/listings/vocabulary';
import { formatPounds } from '@letfair/domain/money';
import { MAX_SEARCH_NAME } from '@letfair/domain/search/saved-searches';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { searchFeatureLabels } from '@letfair/domain/search/searchable-features';
import { formatDate } from '../../lib/dates.ts';

const kinds: Readonly<Record<PropertyType, string>> = {
  flat: 'flats',
  house: 'houses',
  studio: 'studios',
  terraced: 'terraced houses',
  'semi-detached': 'semi-detached houses',
  detached: 'detached houses',
  maisonette: 'maisonettes',
  bungalow: 'bungalows',
  room: 'rooms',
};

/** "Flats with 2 or more beds in Leeds, up to £1,250 pcm, pets considered": the filters as somebody would say them. */
export function searchInWords(query: SearchQuery): string {
  const words = [homes(query) + place(query), rent(query), ...rest(query)].filter((part) => part !== '').join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same, short enough to be the name of a saved search. */
export function suggestedName(query: SearchQuery): string {
  const words = searchInWords(query);
  return words.length <= MAX_SEARCH_NAME ? words : `${words.slice(0, MAX_SEARCH_NAME - 1).trimEnd()}…`;
}

function homes({ types, bedrooms, bathrooms, shared }: SearchQuery): string {
  const kind = inAList(types.map((type) => kinds[type])) || 'homes';
  const rooms = [bedrooms && atLeast(bedrooms, 'bed'), bathrooms && atLeast(bathrooms, 'bath')].filter(Boolean);
  const withRooms = rooms.length > 0 ? ` with ${rooms.join(' and ')}` : '';
  return `${shared === true ? 'shared ' : ''}${kind}${withRooms}`;
}

const atLeast = (count: number, what: string): string => `${count} or more ${what}s`;

function place({ location, near, miles, box }: SearchQuery): string {
  if (location !== '') return miles === null ? ` in ${location}` : ` within ${milesText(miles)} of ${location}`;
  if (near) return miles === null ? ' near a place' : ` within ${milesText(miles)} of a place`;
  return box ? ' in a part of the map' : '';
}

const milesText = (miles: number): string => `${miles} ${miles === 1 ? 'mile' : 'miles'}`;

function rent({ minBudget, maxBudget }: SearchQuery): string {
  if (minBudget !== null && maxBudget !== null) return `${formatPounds(minBudget)} to ${formatPounds(maxBudget)} pcm`;
  if (maxBudget !== null) return `up to ${formatPounds(maxBudget)} pcm`;
  return minBudget === null ? '' : `from ${formatPounds(minBudget)} pcm`;
}

const rest = (query: SearchQuery): readonly string[] => [
  inAList(
    query.furnishing.map((furnishing) => furnishingLabels[furnishing].toLowerCase()),
    'or',
  ),
  query.pets ? 'pets considered' : '',
  query.parking ? 'parking' : '',
  query.bills ? 'bills included' : '',
  query.shared === false ? 'not shared' : '',
  query.availableBy && `available by ${formatDate(query.availableBy)}`,
  query.epc && `EPC ${query.epc} or better`,
  ...query.features.map((feature) => lowerFirst(searchFeatureLabels[feature])),
  query.words && `“${query.words}”`,
];

const inAList = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** "EV charging" keeps its capitals. */
const lowerFirst = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
