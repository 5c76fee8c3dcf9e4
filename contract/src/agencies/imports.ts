import { retention } from '@letfair/domain/accounts/privacy/retention';
import { listerTypes } from '@letfair/domain/accounts/user-types';
import { MAX_CLIENT_NAME } from '@letfair/domain/agencies/clients/clients';
import {
  importFormatLabels,
  importOutcomeLabels,
  importStates,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
} from '@letfair/domain/agencies/imports/imports';
import { undoOutcomes } from '@letfair/domain/agencies/imports/undo';
import { MAX_BRANCH_NAME } from '@letfair/domain/agencies/teams/limits';
import { keysOf } from '@letfair/domain/keys-of';
import * as z from 'zod';
import { stepConsequences } from '../listings/consequences.ts';
import { endpoint } from '../wire/endpoint.ts';
import { fileJob, MAX_FILE_NAME, mostOfPart, partUpload } from '../wire/file-job.ts';
import { count, cursorPage, cursorQuery, id, instant, text } from '../wire/text.ts';

const MAX_SHOWN_IMPORTS = 50;
export const IMPORT_ROWS_PER_PAGE = 50;
/** Problems or findings of a row that are told; whoever mends them sees the others. */
export const MAX_TOLD_OF_ROW = 50;
export const MAX_SHOWN_NAMES = 50;
/** The name of a field of the portable listing. */
const MAX_TARGET = 60;
/** A first and a last name. */
const MAX_PERSON = 250;

const outcome = z.enum(keysOf(importOutcomeLabels));
const counts = z.record(outcome, count);

const importSummary = fileJob(importStates).extend({
  format: z.enum(keysOf(importFormatLabels)).nullable(),
  /** Rows that are checked, or applied. */
  doneRows: count,
  /** Rows by outcome; those that the file leaves out count as withdrawn, and are only if it is the whole portfolio. */
  counts,
  isWholePortfolio: z.boolean(),
});
export type ImportSummary = z.output<typeof importSummary>;

const importColumn = z.object({
  name: text(200),
  /** The first values in it. */
  examples: z.array(text(200)).max(3),
  /** The field of a home that it is taken for; null for none. */
  target: text(MAX_TARGET).nullable(),
});
export type ImportColumn = z.output<typeof importColumn>;

const shownImport = importSummary.extend({
  /** The colleague who began it; null if you did, or if no one of the account did. */
  startedBy: text(MAX_PERSON).nullable(),
  /** The columns of a CSV file. */
  columns: z.array(importColumn).max(MAX_IMPORT_COLUMNS),
  /** Rows with a problem, or with something that keeps the home from being public. */
  rowsWithProblems: count,
  /** Homes that the file adds or changes and the law keeps from going live until something is put right. */
  rowsBlocked: count,
  /** Homes that were added, changed or withdrawn so far. */
  rowsApplied: count,
  /** Changes of homes that wait for a moderator; until then these are shown as they were approved. */
  rowsInReview: count,
  /** The client landlords that importing would add, those with most homes first, and how many there are. */
  newClients: z.array(z.object({ name: text(MAX_CLIENT_NAME), homes: count })).max(MAX_SHOWN_NAMES),
  newClientCount: count,
  /** The same of the branches that it would add. */
  newBranches: z.array(z.object({ name: text(MAX_BRANCH_NAME), homes: count })).max(MAX_SHOWN_NAMES),
  newBranchCount: count,
  undo: z.object({
    /** Until when it can be undone; null where it can’t be, or no longer. */
    until: instant.nullable(),
    /** Homes by what became of them when it was undone. */
    counts: z.record(z.enum(undoOutcomes), count),
  }),
  /** New homes that the allowance of the day has no room for, and when they are imported; null without any. */
  waiting: z.object({ homes: count, until: instant }).nullable(),
});
export type ShownImport = z.output<typeof shownImport>;

const importRow = z.object({
  /** The row of a table as a spreadsheet counts it, or of another file from 1; null for a home that the file leaves out. */
  row: count.nullable(),
  outcome,
  reference: text(60),
  title: text(200),
  problems: z
    .array(
      z.object({
        column: text(200),
        value: text(200),
        wanted: text(1_000),
        /** The home is imported all the same, without what is wrong. */
        isWarning: z.boolean(),
      }),
    )
    .max(MAX_TOLD_OF_ROW),
  /** What the law says of the home, and what is missing. */
  findings: z.array(z.object({ isBlocking: z.boolean(), sentence: text(1_000) })).max(MAX_TOLD_OF_ROW),
  /** What changes in a home that’s there already; empty where nothing was said before, or is said after. */
  changes: z.array(z.object({ column: text(200), before: text(200), after: text(200) })).max(MAX_TOLD_OF_ROW),
  /** The listing, once there is one. */
  listingId: id.nullable(),
  /** Whether it was imported: false before, and for homes that wait or that an import which was stopped left out. */
  isApplied: z.boolean(),
  /** Whether its change waits for a moderator. */
  isInReview: z.boolean(),
  /** What became of it when the import was undone; null before. */
  undone: z
    .object({
      outcome: z.enum(undoOutcomes),
      /** What was left as it is and why, or what was ended for others. */
      notes: z.array(z.object({ field: text(200), sentence: text(1_000) })).max(MAX_TOLD_OF_ROW),
    })
    .nullable(),
});
export type ImportRow = z.output<typeof importRow>;

const undoPreview = z.object({
  /** Homes it added, which are withdrawn. */
  withdrawn: count,
  /** Homes it changed, which are put back where nobody has changed them since. */
  restored: count,
  /** Homes it withdrew, which stay so. */
  staysWithdrawn: count,
  /** Whose viewings, applications and places on waiting lists end with the homes that are withdrawn. */
  affected: stepConsequences,
});
export type UndoPreview = z.output<typeof undoPreview>;

export const importsContract = {
  list: endpoint('GET /api/imports', listerTypes, {
    team: 'read',
    summary: 'Your imports, newest first',
    data: z.array(importSummary).max(MAX_SHOWN_IMPORTS),
  }),
  begin: endpoint('POST /api/imports', listerTypes, {
    team: 'transfer',
    whileLimited: 'refused',
    summary: `Start an import of a CSV, BLM or JSON file, or a ZIP with pictures, of at most ${MAX_IMPORT_ROWS.toLocaleString('en-GB')} rows and 2 GB; you then send it in parts`,
    body: z.strictObject({ fileName: text(MAX_FILE_NAME).trim().min(1, 'Name the file.'), bytes: z.int().min(0) }),
    data: importSummary,
    errors: ['conflict', 'invalid', 'too_large', 'too_many'],
  }),
  sendPart: endpoint('PUT /api/imports/:id/parts/:offset', listerTypes, {
    team: 'transfer',
    whileLimited: 'refused',
    summary: `Send the file’s bytes starting at \`offset\`, ${mostOfPart}. We read the file once we have the last part`,
    upload: partUpload,
    data: importSummary,
    errors: ['conflict', 'too_large', 'unsupported_type'],
  }),
  show: endpoint('GET /api/imports/:id', listerTypes, {
    team: 'read',
    summary: 'How far an import has got, and what we think is in each of its columns',
    data: shownImport,
  }),
  map: endpoint('PUT /api/imports/:id/mapping', listerTypes, {
    team: 'transfer',
    whileLimited: 'refused',
    summary:
      'Say what’s in each column of a CSV file, in order; we then check the file. You can change this until you import it',
    body: z.strictObject({ targets: z.array(text(MAX_TARGET).nullable()).max(MAX_IMPORT_COLUMNS) }),
    data: shownImport,
    errors: ['conflict', 'invalid'],
  }),
  rows: endpoint('GET /api/imports/:id/rows', listerTypes, {
    team: 'read',
    summary: 'What importing the file will do to each home, before you import it',
    query: cursorQuery({
      outcome: outcome.optional().describe('Only homes with this outcome.'),
      problems: z
        .enum(['true'])
        .optional()
        .describe('Only homes with a problem, or with something that stops them going live.'),
      left: z
        .enum(['true'])
        .optional()
        .describe('Only homes with something we didn’t put back when we undid the import.'),
      blocked: z
        .enum(['true'])
        .optional()
        .describe('Only homes that can’t go live until you fix what the law requires.'),
      inReview: z.enum(['true']).optional().describe('Only homes with a change that’s waiting for a moderator.'),
    }),
    data: cursorPage({ rows: z.array(importRow).max(IMPORT_ROWS_PER_PAGE) }),
  }),
  apply: endpoint('POST /api/imports/:id/apply', listerTypes, {
    team: 'transfer',
    whileLimited: 'refused',
    summary:
      'Import the homes we’ve checked. We only withdraw homes missing from the file if it’s your whole portfolio',
    body: z.strictObject({ isWholePortfolio: z.boolean().default(false) }),
    data: shownImport,
    errors: ['conflict'],
  }),
  undoPreview: endpoint('GET /api/imports/:id/undo', listerTypes, {
    team: 'transfer',
    summary: 'What undoing an import would do, and who it would affect',
    data: undoPreview,
    errors: ['conflict'],
  }),
  undo: endpoint('POST /api/imports/:id/undo', listerTypes, {
    team: 'transfer',
    whileLimited: 'refused',
    summary: `Undo an import within ${retention.importUndoHours} hours: we withdraw the homes it added and restore what it changed, unless someone has changed it since`,
    body: z.strictObject({
      /** From the preview. Refused without it if someone is affected, and when it is out of date. */
      seen: text(64).optional(),
    }),
    data: shownImport,
    refusedData: stepConsequences,
    errors: ['conflict'],
  }),
  cancel: endpoint('DELETE /api/imports/:id', listerTypes, {
    team: 'transfer',
    whileLimited: 'allowed',
    summary: 'Cancel an import; we keep the homes already imported',
    data: shownImport,
    errors: ['conflict'],
  }),
};
