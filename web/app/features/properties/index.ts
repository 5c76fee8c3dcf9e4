export { loadSearch } from './load-search.ts';
export { PropertyCard } from './property-card.tsx';
export { GridPlaceholder, PropertyGrid } from './property-grid.tsx';
export { readAddress, sameSearch, searchPart, tidierAddress } from './search-address.ts';
export { SearchPage } from './search-page.tsx';
export { canonicalOf, searchMeta } from './search-words.ts';
