/** The ZIP of the ONS has about 250 MB, the CSV in it 1.5 GB. */
export const MAX_DIRECTORY_BYTES = 2_000_000_000;

/** An import from the admin dashboard: the file arrives, waits for a worker, is read, and ends in one of four ways. */
export const directoryImportStates = [
  'receiving',
  'waiting',
  'running',
  'done',
  'refused',
  'cancelled',
  'interrupted',
] as const;
export type DirectoryImportState = (typeof directoryImportStates)[number];

export const isUnderWay = (state: DirectoryImportState): boolean =>
  state === 'receiving' || state === 'waiting' || state === 'running';

const gigabytes = MAX_DIRECTORY_BYTES / 1_000_000_000;

/** What is wrong with a file before anything of it was sent. */
export function directoryFileProblem({ bytes }: { readonly bytes: number }): string | null {
  if (bytes === 0) return 'The file is empty.';
  if (bytes > MAX_DIRECTORY_BYTES)
    return `The file is larger than ${gigabytes} GB, which is too large for a postcode directory. Upload the ZIP as you downloaded it.`;
  return null;
}

export const directoryImportSentences = {
  underWay: 'Another import is running. Wait for it to finish, or cancel it.',
  fileGone: 'We no longer have this file. Please upload it again.',
  failed: 'Something went wrong on our side. See the server’s log for details.',
} as const;
