export { holdCards, type SentCard, shownCards } from './cards/held-cards.tsx';
export { ListingCard } from './cards/listing-card.tsx';
export { GridPlaceholder, ListingGrid } from './cards/listing-grid.tsx';
export { REPLY_TIMES_HELP, ReplyLine } from './cards/reply-line.tsx';
export { askedFacts } from './cards/results.tsx';
export { loadSearch } from './load-search.ts';
export { canonicalUrlOf, searchMeta } from './search-meta.ts';
export { SearchPage } from './search-page.tsx';
export {
  displayOf,
  emptySearchUrl,
  isSameSearch,
  parseSearchUrl,
  searchString,
  shorterSearchUrl,
} from './search-url.ts';
