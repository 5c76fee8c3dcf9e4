export { actOnListing, stepsRoutes } from './act-on-listing.ts';
