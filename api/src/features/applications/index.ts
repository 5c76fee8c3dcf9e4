export { followListing } from './close-applications.ts';
export { applicationsRoutes } from './routes.ts';
