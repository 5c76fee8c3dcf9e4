export { ringText } from './areas/travel-conditions.ts';
export {
  type CardRow,
  cardColumns,
  cardJoins,
  cardVersion,
  type RepliesColumns,
  repliesColumns,
  withReplies,
} from './cards/cards.repository.ts';
export {
  areaName,
  pointOf,
  pointSourceOf,
  presentCard,
  presentCards,
  presentReplies,
  REFERENCES,
  reducedFrom,
  referenceNumber,
  referenceOf,
  stationsOf,
} from './cards/present-cards.ts';
export { findOnTheMarket } from './cards/show-cards.ts';
export {
  anyFlagGroups,
  excludedFlags,
  limitOf,
  rareFilters,
  requiredFlags,
  totalsFilters,
  usesRareFilters,
} from './filter-sql.ts';
export { findHomeCard, findOwnHomeCard, findOwnHomeCards, homeCard, SIMILAR_HOMES } from './home-card.ts';
export { endReductions } from './indexing/end-reductions.ts';
export { placeListings } from './indexing/place-listings.ts';
export { prepareSearch, type ReindexOptions, reindexSearch } from './indexing/reindex-search.ts';
export {
  hideAccountListings,
  markListerAnswersWithinDay,
  restoreAccountListings,
  syncSearchRow,
  syncSearchRows,
  upsertSearchRows,
} from './indexing/sync-search-rows.ts';
export { keepAnswers } from './kept-answers.ts';
export { compactLiveTotals } from './live-totals.repository.ts';
export { type ScoredRow, scoredColumns, scoreRow } from './matches/score-row.ts';
export { findTenantPreferences } from './matches/tenant-preferences.ts';
export { placeRoutes } from './place-facts/routes.ts';
export { medianRent } from './rents/rents.repository.ts';
export { compareInOutcode, compareRents } from './rents/show-rents.ts';
export { searchRoutes } from './routes.ts';
export { areaOfSearch } from './search-area.ts';
export { ANY_FLAG, flagMask } from './search-flags.ts';
export { searchListings } from './search-listings.ts';
export { polygonText, regionOfLetters } from './search-row.ts';
