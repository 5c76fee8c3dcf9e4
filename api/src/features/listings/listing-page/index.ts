export { previewListing } from './preview-listing.ts';
export { listingPageRoutes } from './routes.ts';
export { similarListings } from './similar-listings.ts';
export { oldViewDays } from './views.repository.ts';
