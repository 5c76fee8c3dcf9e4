import { directoryImportStates } from '@letfair/domain/search/places/postcodes/directory-import';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { fileJob, MAX_FILE_NAME, mostOfPart, partUpload } from '../wire/file-job.ts';
import { count, instant, text } from '../wire/text.ts';

const directory = z.object({
  /** The kind of file, in words. */
  label: text(100),
  fileName: text(300),
  postcodes: count,
  importedAt: instant,
  attribution: text(1_000),
});
export type PostcodeDirectory = z.output<typeof directory>;

const directoryImport = fileJob(directoryImportStates).extend({
  /** Postcodes written so far. */
  postcodes: count,
  /** Postcodes that were left out, because they have ended or have no position. */
  skipped: count,
  /** Rows that could not be used, and what is wrong with the first of them. */
  badRows: count,
  firstBadRow: text(500),
});
export type DirectoryImport = z.output<typeof directoryImport>;

const shownPostcodes = z.object({ directory: directory.nullable(), import: directoryImport.nullable() });
export type ShownPostcodes = z.output<typeof shownPostcodes>;

export const postcodesContract = {
  show: endpoint('GET /api/admin/postcodes', ['admin'], {
    summary: 'The postcode directory in use, and the latest import from the dashboard',
    data: shownPostcodes,
  }),
  begin: endpoint('POST /api/admin/postcodes/imports', ['admin'], {
    summary: 'Start an import by saying how large the file is; you then send it in parts',
    body: z.strictObject({ fileName: text(MAX_FILE_NAME), bytes: z.int().min(0) }),
    data: directoryImport,
    errors: ['conflict', 'invalid', 'too_large'],
  }),
  sendPart: endpoint('PUT /api/admin/postcodes/imports/:id/parts/:offset', ['admin'], {
    summary: `Send the file’s bytes starting at \`offset\`, ${mostOfPart}. The import starts once we have the last part`,
    upload: partUpload,
    data: directoryImport,
    errors: ['conflict', 'too_large', 'unsupported_type'],
  }),
  cancel: endpoint('DELETE /api/admin/postcodes/imports/:id', ['admin'], {
    summary: 'Cancel the running import; we keep using the current directory',
    data: directoryImport,
    errors: ['conflict'],
  }),
};
