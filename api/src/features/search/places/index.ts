export { sweepImportFiles } from './dashboard/receive-directory.ts';
export { postcodesRoutes } from './dashboard/routes.ts';
export { runDirectoryImport } from './dashboard/run-directory-import.ts';
export { directoryFormats } from './import/directory-formats.ts';
export { findDirectory, importPostcodes } from './import/import-postcodes.ts';
export { placeListings, placeRows } from './place-listings.ts';
export { type Locatable, positionsOf } from './position-of.ts';
