export { type DirectoryFormatName, directoryFormats } from './import/directory-formats.ts';
export { findDirectory, type ImportedDirectory, importPostcodes } from './import/import-postcodes.ts';
export { placeRows } from './place-rows.ts';
export { type Locatable, positionsOf } from './position-of.ts';
