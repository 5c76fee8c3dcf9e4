export { areaLevels } from './area-facts/area-codes.ts';
export { ageOfMeasure } from './area-facts/area-tables.ts';
export { importAreaFacts } from './area-facts/import-area-facts.ts';
export { type DirectoryFormatName, directoryFormats } from './import/directory-formats.ts';
export { findDirectory, type ImportedDirectory, importPostcodes } from './import/import-postcodes.ts';
export { placeRows } from './place-rows.ts';
export { findPostcodePoint, type Locatable, positionsOf } from './position-of.ts';
