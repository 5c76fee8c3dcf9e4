export { bringBackToSearch, keepSearchInStep, putIntoSearch, takeOutOfSearch } from './keep-in-step.ts';
export { addUpLiveCounts } from './live-counts.repository.ts';
export { bitsOf, type Mark, marksIn } from './marks.ts';
export { areaName, presentCards, referenceOf } from './present-cards.ts';
export { medianRent } from './rents.repository.ts';
export { searchRoutes } from './routes.ts';
export { areaOfSearch } from './search-area.ts';
export { searchListings } from './search-listings.ts';
export { MILLIONTHS, regionOfLetters, UNKNOWN_EPC } from './search-row.ts';
