export { GalleryViewer } from './gallery/gallery-viewer.tsx';
export { GonePage } from './gone-page.tsx';
export { ListingPage } from './listing-page.tsx';
export { loadListingPage } from './load-listing-page.ts';
export type { ListingReader } from './page-actions.tsx';
