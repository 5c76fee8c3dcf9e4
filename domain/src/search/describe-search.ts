import { bedsText } from '../homes/listing-facts.ts';
import { joinWords } from '../join-words.ts';
import type { Phrase } from './filter-kinds.ts';
import { placement } from './placement.ts';
import { milesText } from './places/miles.ts';
import { placeTextsIn } from './places/suggestions/location-text.ts';
import { exactBedrooms, pointOfSearch } from './query-facts.ts';
import { MAX_SEARCH_NAME } from './saved-searches.ts';
import { changeSearch, parametersOf, type SearchParameter, type SearchQuery } from './search-query.ts';
import { drawnAreaText } from './shapes/shapes.ts';

/** One thing that narrows a search down, and the search without it. */
export interface SearchChip {
  readonly name: SearchParameter;
  readonly text: string;
  readonly without: SearchQuery;
}

export const chipsOfSearch = (query: SearchQuery): readonly SearchChip[] => {
  const exact = exactBedrooms(query);
  return parametersOf(query).flatMap(([name, { chips }, value]) => {
    // Exactly two bedrooms are one thing, although two parameters say it.
    if (exact !== null && name === 'maxBedrooms') return [];
    if (exact !== null && name === 'bedrooms')
      return {
        name,
        text: exactBedsText(exact),
        without: changeSearch(query, { bedrooms: null, maxBedrooms: null }),
      };
    return chips(value).map(({ text, without }) => ({
      name,
      text,
      without: changeSearch(query, { [name]: without }),
    }));
  });
};

const placementNames = Object.keys(placement) as (keyof typeof placement)[];

/** The chips that say what a home has, and not where it is. */
export const filterChipsOf = (query: SearchQuery): readonly SearchChip[] =>
  chipsOfSearch(query).filter(({ without }) => placementNames.every((name) => without[name] === query[name]));

const exactBedsText = (bedrooms: number): string => (bedrooms === 0 ? 'No separate bedroom' : bedsText(bedrooms));

/** "Flats with 2 or more beds in Leeds, up to £1,250 pcm, pets considered". */
export function describeSearch(query: SearchQuery): string {
  const phrases = parametersOf(query).map(([, { describe }, value]) => describe(value));
  const every = (part: 'adjective' | 'noun' | 'room'): readonly string[] =>
    phrases.flatMap((phrase) => phrase[part] ?? []);
  const rooms = [...describeBedrooms(phrases), ...every('room')];
  const homes = [...every('adjective'), every('noun')[0] ?? 'homes'].join(' ');
  const withRooms = rooms.length > 0 ? ` with ${rooms.join(' and ')}` : '';
  const details = phrases.flatMap((phrase) => phrase.details ?? []);
  const sentence = [homes + withRooms + describePlace(query), describeRent(phrases), ...details]
    .filter((part) => part !== '')
    .join(', ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The sentence of a search, cut to the length of a saved search's name. */
export function suggestSearchName(query: SearchQuery): string {
  const sentence = describeSearch(query);
  return sentence.length <= MAX_SEARCH_NAME ? sentence : `${sentence.slice(0, MAX_SEARCH_NAME - 1).trimEnd()}…`;
}

function describePlace(query: SearchQuery): string {
  const place = describeNamedPlace(query);
  if (query.shape.length === 0) return place;
  return `${place}${place === '' ? '' : ','} in ${drawnAreaText(query.shape)}`;
}

function describeNamedPlace(query: SearchQuery): string {
  const { location, radius, box } = query;
  const point = pointOfSearch(query);
  const places = joinWords(placeTextsIn(location), 'or');
  if (places !== '') return radius === null ? ` in ${places}` : ` within ${milesText(radius)} of ${places}`;
  if (point) return radius === null ? ' near a point on the map' : ` within ${milesText(radius)} of a point on the map`;
  return box ? ' in an area of the map' : '';
}

function describeBedrooms(phrases: readonly Phrase[]): string[] {
  const { bedsFrom = 0, bedsTo }: Phrase = Object.assign({}, ...phrases);
  if (bedsTo === undefined) return bedsFrom > 0 ? [`${bedsFrom} or more beds`] : [];
  if (bedsTo === bedsFrom) return [bedsTo === 0 ? 'no separate bedroom' : bedsText(bedsTo)];
  return [bedsFrom > 0 ? `${bedsFrom} to ${bedsTo} beds` : `up to ${bedsText(bedsTo)}`];
}

function describeRent(phrases: readonly Phrase[]): string {
  const { rentFrom, rentTo }: Phrase = Object.assign({}, ...phrases);
  if (rentFrom && rentTo) return `${rentFrom} to ${rentTo} pcm`;
  if (rentTo) return `up to ${rentTo} pcm`;
  return rentFrom ? `from ${rentFrom} pcm` : '';
}
