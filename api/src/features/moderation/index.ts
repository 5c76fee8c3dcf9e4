export { hideListingInTx } from './hide-listing.ts';
export { moderationRoutes } from './routes.ts';
