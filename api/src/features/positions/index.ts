export { directoryFormats } from './import/directory-formats.ts';
export { findDirectory, importPostcodes } from './import/import-postcodes.ts';
export { placeListings, placeRows } from './place-listings.ts';
export { type Locatable, positionsOf } from './position-of.ts';
