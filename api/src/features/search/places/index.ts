export { type DirectoryFormatName, directoryFormats } from './import/directory-formats.ts';
export { findDirectory, type ImportedDirectory, importPostcodes } from './import/import-postcodes.ts';
export { placeListings, placeRows } from './place-listings.ts';
export { type Locatable, positionsOf } from './position-of.ts';
