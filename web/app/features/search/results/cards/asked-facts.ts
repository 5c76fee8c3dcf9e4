import { chipsOfSearch } from '@letfair/domain/search/describe-search';
import { emptySearch, type SearchQuery } from '@letfair/domain/search/search-query';

/** Filters that every card answers already, with its rent, its rooms, its place or its own line. */
const saidByCard = {
  location: emptySearch.location,
  lat: null,
  lng: null,
  radius: null,
  box: null,
  propertyType: [],
  minBudget: null,
  maxBudget: null,
  bedrooms: null,
  maxBedrooms: null,
  bathrooms: null,
  parking: false,
  availableBy: '',
  station: false,
  reduced: false,
  answers: false,
  words: '',
  shared: null,
} as const satisfies Partial<SearchQuery>;

/** What was filtered for, as each card found by the search shows it: all of them have it. */
export const askedFacts = (query: SearchQuery): readonly string[] =>
  chipsOfSearch({ ...query, ...saidByCard, furnishing: query.furnishing.length === 1 ? query.furnishing : [] }).map(
    ({ text }) => text,
  );
