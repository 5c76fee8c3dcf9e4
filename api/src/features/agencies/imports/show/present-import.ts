import {
  type ImportRow,
  type ImportSummary,
  MAX_SHOWN_NAMES,
  MAX_TOLD_OF_ROW,
  type ShownImport,
} from '@letfair/contract/agencies/imports';
import { isAtWork } from '@letfair/domain/agencies/imports/imports';
import { cutText } from '@letfair/domain/cut-text';
import type { Db } from '../../../../platform/db.ts';
import { presentFileJob } from '../../../../platform/files/receive-parts.ts';
import {
  countHeldRows,
  countRows,
  countToldRows,
  type ImportRowRecord,
  newNamesOf,
} from '../import-rows.repository.ts';
import { type ImportRecord, isWaiting } from '../imports.repository.ts';
import { showUndo } from '../undo/show-undo.ts';
import { findColleague } from './who-began.ts';

const MAX_CELL = 200;
const MAX_SENTENCE = 1_000;
const noNames = { named: [], count: 0 };
const noRows = { new: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0 };

export const presentImport = (row: ImportRecord): ImportSummary => ({
  ...presentFileJob(row),
  format: row.format,
  doneRows: row.done_rows,
  counts: { ...noRows, ...row.counts },
  isWholePortfolio: row.is_whole_portfolio,
});

/** For this person. While rows are being checked they are counted as they are. */
export async function showImport(db: Db, row: ImportRecord, viewer: string | null): Promise<ShownImport> {
  const { withProblems, blocked, applied, inReview } = await countToldRows(db, row.id);
  const isWorking = isAtWork(row.state);
  const counts = isWorking ? await countRows(db, row.id) : row.counts;
  const clients = isWorking ? noNames : await newNamesOf(db, row.id, 'new_client', MAX_SHOWN_NAMES);
  const branches = isWorking ? noNames : await newNamesOf(db, row.id, 'new_branch', MAX_SHOWN_NAMES);
  return {
    ...presentImport({ ...row, counts }),
    startedBy: await findColleague(db, row, viewer),
    columns: [...row.columns],
    rowsWithProblems: withProblems,
    rowsBlocked: blocked,
    rowsApplied: applied,
    rowsInReview: inReview,
    newClients: clients.named,
    newClientCount: clients.count,
    newBranches: branches.named,
    newBranchCount: branches.count,
    undo: await showUndo(db, row),
    waiting:
      isWaiting(row) && row.waits_until
        ? { homes: await countHeldRows(db, row.id), until: row.waits_until.toISOString() }
        : null,
  };
}

export const presentRow = (row: ImportRowRecord): ImportRow => ({
  row: row.file_row ?? (row.outcome === 'withdrawn' ? null : row.number),
  outcome: row.outcome,
  reference: row.reference,
  title: row.title,
  problems: row.problems.slice(0, MAX_TOLD_OF_ROW).map(({ column, value, wanted, isWarning = false }) => ({
    column: cutText(column, MAX_CELL),
    value: cutText(value, MAX_CELL),
    wanted: cutText(wanted, MAX_SENTENCE),
    isWarning,
  })),
  findings: row.findings
    .slice(0, MAX_TOLD_OF_ROW)
    .map(({ isBlocking, sentence }) => ({ isBlocking, sentence: cutText(sentence, MAX_SENTENCE) })),
  changes: row.changes.slice(0, MAX_TOLD_OF_ROW).map(({ column, before, after }) => ({
    column: cutText(column, MAX_CELL),
    before: cutText(before, MAX_CELL),
    after: cutText(after, MAX_CELL),
  })),
  listingId: row.listing_id,
  isApplied: row.applied_at !== null,
  isInReview: row.in_review,
  undone: row.undone && {
    outcome: row.undone,
    notes: row.undo_notes
      .slice(0, MAX_TOLD_OF_ROW)
      .map(({ field, sentence }) => ({ field: cutText(field, MAX_CELL), sentence: cutText(sentence, MAX_SENTENCE) })),
  },
});
