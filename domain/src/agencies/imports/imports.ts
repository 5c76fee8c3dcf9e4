import { type LostRight, lostRights } from '../teams/lost-rights.ts';

/** Pictures included. */
export const MAX_IMPORT_BYTES = 2_000_000_000;
export const MAX_IMPORT_ROWS = 50_000;
export const MAX_IMPORT_COLUMNS = 500;

/** A file arrives, is recognised, gets its columns mapped if it is a CSV file, is checked and then applied; for a day that can be undone. */
export const importStates = [
  'receiving',
  'reading',
  'mapping',
  'checking',
  'checked',
  'importing',
  'done',
  'refused',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

const ended: readonly ImportState[] = ['done', 'refused', 'cancelled', 'undone'];
export const hasEnded = (state: ImportState): boolean => ended.includes(state);
export const openImportStates = importStates.filter((state) => !hasEnded(state));

/** The worker has something to do. */
export const isAtWork = (state: ImportState): boolean =>
  state === 'reading' || state === 'checking' || state === 'importing' || state === 'undoing';

/** What its columns are can be said, and said again, until it is imported. */
export const canMapColumns = (state: ImportState): boolean =>
  state === 'mapping' || state === 'checking' || state === 'checked';

/** What happens to a home by an import; those that a file leaves out are withdrawn only if it is the whole portfolio. */
export const importOutcomeLabels = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  withdrawn: 'Not in the file',
  refused: 'Refused',
} as const;
export type ImportOutcome = keyof typeof importOutcomeLabels;
export type ImportCounts = Readonly<Record<ImportOutcome, number>>;

export const importFormatLabels = { csv: 'CSV', blm: 'BLM', json: 'Letfair JSON' } as const;
export type ImportFormat = keyof typeof importFormatLabels;

/** What is wrong with one cell of a row, and what would be right. */
export interface ImportProblem {
  readonly column: string;
  readonly value: string;
  readonly wanted: string;
  /** The home is imported all the same, without what is wrong. */
  readonly isWarning?: boolean;
}

/** What a row changes in a home that is there, in words. */
export interface ImportChange {
  readonly column: string;
  /** Empty where nothing was said, or is said any more. */
  readonly before: string;
  readonly after: string;
}

/** A client landlord or branch that is added with its first home. */
export interface NamedHomes {
  readonly name: string;
  readonly homes: number;
}

/** What the law says of a home, or what is missing from it. */
export interface ImportFinding {
  /** The home cannot be public before this is mended. */
  readonly isBlocking: boolean;
  readonly sentence: string;
}

/** What a row is told, apart from each other: what keeps it out, what it loses, what the law blocks, and what it advises. */
export const importNoteLabels = {
  problem: 'Stops this home being imported',
  warning: 'Please note',
  blocking: 'Required by law before it goes live',
  advice: 'Recommended',
} as const;
export type ImportNoteKind = keyof typeof importNoteLabels;

export const kindOfProblem = ({ isWarning }: Pick<ImportProblem, 'isWarning'>): ImportNoteKind =>
  isWarning ? 'warning' : 'problem';
export const kindOfFinding = ({ isBlocking }: Pick<ImportFinding, 'isBlocking'>): ImportNoteKind =>
  isBlocking ? 'blocking' : 'advice';

const count = (number: number): string => number.toLocaleString('en-GB');
const homes = (number: number): string => `${count(number)} ${number === 1 ? 'home' : 'homes'}`;
const gigabytes = MAX_IMPORT_BYTES / 1_000_000_000;

export const importSentences = {
  empty: 'The file is empty.',
  tooLarge: `The file is larger than ${gigabytes} GB. Split it, or leave the pictures out and import them later.`,
  tooManyRows: `The file has more than ${count(MAX_IMPORT_ROWS)} rows. Split it into several files.`,
  tooManyColumns: `The file has more than ${MAX_IMPORT_COLUMNS} columns. Remove the ones that aren’t about homes.`,
  underWay: 'Another import is running. Wait for it to finish, or cancel it.',
  waiting:
    'Another import will carry on tomorrow with the remaining homes. Cancel it if you want to import this file instead.',
  /** What a colleague has begun, and has not imported yet. */
  prepared: (colleague: string | null, fileName: string) =>
    `${colleague ?? 'Someone else'} is preparing an import of “${fileName}”. It’s on the import page: import it or discard it before you start another.`,
  /** The heading of what is left for the next day. */
  wait: (held: number) => `${homes(held)} will wait until tomorrow`,
  /** Of changes that a moderator has to read. */
  inReview: (held: number) =>
    held === 1
      ? 'The changes to 1 home are in review. Until we’ve checked them, people see the home as it was.'
      : `The changes to ${homes(held)} are in review. Until we’ve checked them, people see the homes as they were.`,
  stopped: (because: LostRight) =>
    `We stopped this import because ${lostRights[because]}. Homes imported before then stay as they are.`,
  notNow: 'This import has changed since you opened it, so we haven’t done anything.',
  fileGone: 'We no longer have this file. Please upload it again.',
  failed:
    'Sorry, something went wrong on our side. Nothing else has been changed. Please try again, or contact support.',
  tookTooLong: (rows: { readonly from: number; readonly to: number } | null) =>
    `We stopped this import because ${rows ? `rows ${count(rows.from)} to ${count(rows.to)}` : 'the start of the file'} took far too long to read. Homes imported before then stay as they are. Check those rows for unusual text and upload the file again.`,
  notStored: 'We couldn’t save this home, so nothing has changed. Please check its details.',
  repeated: 'A reference that isn’t used in any other row of the file.',
} as const;

/** What is wrong with a file before anything of it was sent. */
export function importFileProblem({ bytes }: { readonly bytes: number }): string | null {
  if (bytes === 0) return importSentences.empty;
  return bytes > MAX_IMPORT_BYTES ? importSentences.tooLarge : null;
}
