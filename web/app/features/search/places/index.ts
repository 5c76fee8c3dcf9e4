export { loadLiveRents } from './live-rents.ts';
export { KNOWN, placeSearchPath, postcodePath } from './place-paths.ts';
export { Breadcrumbs } from './profile/breadcrumbs.tsx';
