import { readSearch, searchParameters, writeSearch } from '@letfair/domain/search/read-search';
import type { SearchQuery } from '@letfair/domain/search/search-query';

/** What a search in an address means; what cannot be understood is left out. */
export function queryOf(search: string): SearchQuery {
  const parameters = new URLSearchParams(search);
  const texts = Object.fromEntries(
    searchParameters.flatMap((name) => {
      const text = parameters.get(name);
      return text === null ? [] : [[name, text]];
    }),
  );
  return readSearch(texts).query;
}

/** The same search as it is kept: one spelling, without what is not part of it. */
export const keptSearch = (query: SearchQuery): string => new URLSearchParams(writeSearch(query)).toString();

/** The address that runs it. */
export const searchPath = (search: string): string => (search === '' ? '/properties' : `/properties?${search}`);
