export { hideListingInTx } from './decide-listing.ts';
export { moderationRoutes } from './routes.ts';
