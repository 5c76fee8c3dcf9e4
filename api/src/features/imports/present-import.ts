import type { ImportRow, ImportSummary, ShownImport } from '@letfair/contract/imports';
import { isAtWork } from '@letfair/domain/imports/imports';
import type { Db } from '../../platform/db.ts';
import { countRows, countRowsWithProblems, type ImportRecord, type ImportRowRecord } from './imports.repository.ts';

const noRows = { new: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0 };

export const presentImport = (row: ImportRecord): ImportSummary => ({
  id: row.id,
  state: row.state,
  fileName: row.file_name,
  bytes: row.bytes,
  received: row.received,
  format: row.format,
  share: row.share,
  doneRows: row.done_rows,
  counts: { ...noRows, ...row.counts },
  isWholePortfolio: row.is_whole_portfolio,
  problem: row.problem,
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

/** While rows are being checked they are counted as they are. */
export async function showImport(db: Db, row: ImportRecord): Promise<ShownImport> {
  const counts = isAtWork(row.state) ? await countRows(db, row.id) : row.counts;
  return {
    ...presentImport({ ...row, counts }),
    columns: [...row.columns],
    rowsWithProblems: await countRowsWithProblems(db, row.id),
  };
}

export const presentRow = (row: ImportRowRecord): ImportRow => ({
  row: row.number,
  outcome: row.outcome,
  reference: row.reference,
  title: row.title,
  problems: row.problems.map(({ isWarning = false, ...problem }) => ({ ...problem, isWarning })),
  findings: [...row.findings],
  listingId: row.listing_id,
});
