export { loadSearch } from './load-search.ts';
export { ListingCard } from './results/listing-card.tsx';
export { GridPlaceholder, ListingGrid } from './results/listing-grid.tsx';
export { canonicalOf, searchMeta } from './search-meta.ts';
export { SearchPage } from './search-page.tsx';
export { readAddress, sameSearch, searchPart, tidierAddress } from './search-url.ts';
