import type { ImportColumn } from '@letfair/contract/agencies/imports';
import { write } from '../../../platform/db.ts';
import { guessTargets } from './homes.ts';
import { deleteRows } from './import-rows.repository.ts';
import { type ImportDeps, ROWS_READ_AT_ONCE, type StepEnd, type StepLimits } from './import-step.ts';
import { changeImport, findMapping, type ImportRecord } from './imports.repository.ts';
import { openPortfolio, type Portfolio } from './read/open-portfolio.ts';

const EXAMPLES = 3;
const MAX_EXAMPLE = 80;

/**
 * Recognises a file and reads all of it once, so that one which is damaged at its end is refused before anything is
 * checked. A CSV file then waits until somebody says what its columns are.
 */
export async function readFile(
  { db, files }: ImportDeps,
  row: ImportRecord,
  { onBegin }: StepLimits,
): Promise<StepEnd> {
  const portfolio = await openPortfolio(await files.localCopy(row.id));
  try {
    const columns = await readColumns(portfolio, onBegin);
    const known = await findMapping(db, row.account_id);
    const targets = guessTargets(portfolio.columns, known);
    const isTable = portfolio.format === 'csv';
    await write(db, async (tx) => {
      await deleteRows(tx, row.id);
      await changeImport(tx, row.id, 'reading', {
        state: isTable ? 'mapping' : 'checking',
        format: portfolio.format,
        columns: JSON.stringify(
          isTable ? columns.map((column, at) => ({ ...column, target: targets[at] ?? null })) : [],
        ),
      });
    });
    return 'done';
  } finally {
    portfolio.close();
  }
}

/** The columns with their first different values. */
async function readColumns({ columns, rows }: Portfolio, onBegin: StepLimits['onBegin']): Promise<ImportColumn[]> {
  const examples: string[][] = columns.map(() => []);
  let read = 0;
  onBegin({ from: 1, to: ROWS_READ_AT_ONCE });
  for await (const row of rows()) {
    read++;
    if (read % ROWS_READ_AT_ONCE === 0) onBegin({ from: row.row + 1, to: row.row + ROWS_READ_AT_ONCE });
    if (!('cells' in row)) continue;
    for (const [at, found] of examples.entries()) {
      const cell = found.length < EXAMPLES ? (row.cells[at] ?? '').trim() : '';
      const shown = cell.length > MAX_EXAMPLE ? `${cell.slice(0, MAX_EXAMPLE - 1)}…` : cell;
      if (shown !== '' && !found.includes(shown)) found.push(shown);
    }
  }
  return columns.map((name, at) => ({ name: name.trim(), examples: examples[at] ?? [], target: null }));
}
