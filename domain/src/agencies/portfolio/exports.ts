import { keysOf } from '../../keys-of.ts';

interface ExportFile {
  readonly label: string;
  readonly type: string;
  /** Names and words of other people, for which the password has to be given lately. */
  readonly isAboutPeople: boolean;
}

/** What a lister can take with them, each as one file. */
export const exportKinds = {
  'listings.csv': { label: 'Homes for a spreadsheet (CSV)', type: 'text/csv; charset=utf-8', isAboutPeople: false },
  'listings.json': { label: 'Homes as data (JSON)', type: 'application/json', isAboutPeople: false },
  'listings.zip': { label: 'Homes with pictures (ZIP)', type: 'application/zip', isAboutPeople: false },
  'listings-blm.zip': { label: 'Homes for agents’ software (BLM)', type: 'application/zip', isAboutPeople: false },
  'applications.csv': { label: 'Applications (CSV)', type: 'text/csv; charset=utf-8', isAboutPeople: true },
  'enquiries.csv': { label: 'Enquiries (CSV)', type: 'text/csv; charset=utf-8', isAboutPeople: true },
} as const satisfies Readonly<Record<string, ExportFile>>;
export type ExportKind = keyof typeof exportKinds;
export const exportNames = keysOf(exportKinds);
