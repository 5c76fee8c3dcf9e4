import { keysOf } from '../keys-of.ts';

/** What a lister can take with them, each as one file. */
export const exportKinds = {
  'listings.csv': { label: 'Homes for a spreadsheet (CSV)', type: 'text/csv; charset=utf-8' },
  'listings.json': { label: 'Homes as data (JSON)', type: 'application/json' },
  'listings.zip': { label: 'Homes with pictures (ZIP)', type: 'application/zip' },
  'listings-blm.zip': { label: 'Homes for agents’ software (BLM)', type: 'application/zip' },
  'applications.csv': { label: 'Applications (CSV)', type: 'text/csv; charset=utf-8' },
  'enquiries.csv': { label: 'Enquiries (CSV)', type: 'text/csv; charset=utf-8' },
} as const;
export type ExportKind = keyof typeof exportKinds;
export const exportNames = keysOf(exportKinds);
