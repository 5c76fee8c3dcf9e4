import type { importsContract } from '@letfair/contract/agencies/imports';
import { canMapColumns, importSentences } from '@letfair/domain/agencies/imports/imports';
import { importNotFound } from '../../../../platform/files/receive-parts.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { conflict, invalid } from '../../../../platform/http/refusals.ts';
import { targetsProblem } from '../homes.ts';
import { deleteRows } from '../import-rows.repository.ts';
import { changeImport, lockImportOf, saveMapping } from '../imports.repository.ts';
import { startWork } from '../receive-import.ts';
import { showImport } from '../show/present-import.ts';

/**
 * What the columns are is remembered for the next file of the account. Said again, the file is checked from its
 * beginning; a check that is under way notices with its next batch.
 */
export const mapColumns =
  (): Handler<typeof importsContract.map> =>
  ({ actor, params: { id }, body: { targets }, write }) =>
    write(async (tx) => {
      const row = await lockImportOf(tx, actor.id, id);
      if (!row) return importNotFound;
      if (!canMapColumns(row.state) || row.is_cancelled || row.columns.length === 0)
        return conflict(importSentences.notNow);
      const problem = targetsProblem(row.columns, targets);
      if (problem) return invalid('targets', problem);
      const columns = row.columns.map((column, at) => ({ ...column, target: targets[at] ?? null }));
      await saveMapping(
        tx,
        actor.id,
        Object.fromEntries(
          columns.filter(({ name }) => name !== '').map(({ name, target }) => [name.toLowerCase(), target]),
        ),
      );
      await deleteRows(tx, id);
      const mapped = await changeImport(tx, id, row.state, {
        state: 'checking',
        columns: JSON.stringify(columns),
        done_rows: 0,
        share: 0,
        counts: '{}',
      });
      await startWork(tx, row);
      return { ok: true, data: await showImport(tx, mapped ?? row, actor.person) };
    });
