import { resultParameters, searchParameterNames } from '@letfair/domain/search/search-query';
import { travelFieldNames } from '@letfair/domain/search/travel/travel-fields';

/** Query parameters that public pages read; all others say nothing about what a page shows. A star stands for one name. */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/properties': [...searchParameterNames, ...resultParameters, ...travelFieldNames],
  '/agents/*': ['cursor'],
  '/agents/in/*': ['cursor'],
  '/landlords/*': ['cursor'],
  '/help': ['q'],
  '/sitemap.xml': ['part'],
  '/rents': ['bedrooms'],
  '/rents.csv': ['bedrooms'],
  '/rents.svg': ['bedrooms', 'scheme'],
};
