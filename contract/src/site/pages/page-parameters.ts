import { resultParameters, searchParameterNames } from '@letfair/domain/search/search-query';

/** Query parameters that public pages read; all others say nothing about what a page shows. */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/properties': [...searchParameterNames, ...resultParameters],
  '/help': ['q'],
  '/sitemap.xml': ['part'],
  '/rents': ['bedrooms'],
  '/rents.csv': ['bedrooms'],
  '/rents.svg': ['bedrooms', 'scheme'],
};
