export { loadLiveRents } from './live-rents.ts';
export { areaPath, KNOWN, postcodePath } from './place-paths.ts';
export { Breadcrumbs } from './profile/breadcrumbs.tsx';
