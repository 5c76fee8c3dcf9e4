import { searchParameterNames } from '@letfair/domain/search/search-query';

/**
 * How the results of a search are shown, and which part of them. `q` is a search in someone's own words, which becomes
 * other parameters; `said` repeats it for the note about what was understood.
 */
export const resultParameters = ['view', 'from', 'filters', 'cursor', 'q', 'said'] as const;

/** Query parameters that public pages read; all others say nothing about what a page shows. */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/properties': [...searchParameterNames, ...resultParameters],
  '/help': ['q'],
  '/sitemap.xml': ['part'],
  '/rents': ['bedrooms'],
  '/rents.csv': ['bedrooms'],
  '/rents.svg': ['bedrooms', 'scheme'],
};
