export { loadMissingDetails } from './missing-data.ts';
export { MissingDetailsPage } from './missing-details-page.tsx';
export { MissingNote } from './missing-note.tsx';
