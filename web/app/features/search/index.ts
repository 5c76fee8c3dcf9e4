export { loadSearch } from './load-search.ts';
export { ListingCard } from './results/listing-card.tsx';
export { GridPlaceholder, ListingGrid } from './results/listing-grid.tsx';
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
