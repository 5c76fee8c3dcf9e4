export { loadLiveRents } from './live-rents.ts';
export { Breadcrumbs } from './profile/breadcrumbs.tsx';
