export { agencyFacts } from './agency-facts.ts';
export { GalleryViewer } from './gallery/gallery-viewer.tsx';
export { GonePage } from './gone-page.tsx';
export { holdListing } from './held-listing.ts';
export { FeesLink } from './lister-card.tsx';
export { ListingContent, ListingPage } from './listing-page.tsx';
export { type ListingContentView, listingContentView } from './listing-view.ts';
export { loadListingPage } from './load-listing-page.ts';
export type { ListingReader } from './page-actions.tsx';
