import { keysOf } from '../../keys-of.ts';
import { type ImportFormat, importFormatLabels } from './imports.ts';

const EXAMPLE_FILES = '/api/import-examples';
export const exampleFileRoute = `${EXAMPLE_FILES}/:name`;
const nameOf = (format: ImportFormat): string => `letfair-example.${format}`;

/** Where an example of each format is downloaded from. */
export const exampleFiles = keysOf(importFormatLabels).map((format) => ({
  format,
  label: importFormatLabels[format],
  name: nameOf(format),
  path: `${EXAMPLE_FILES}/${nameOf(format)}`,
}));
