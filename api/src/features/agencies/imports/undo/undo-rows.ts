import { nameActingPerson, write } from '../../../../platform/db.ts';
import { rememberedFlagSources } from '../../../listings/manage/index.ts';
import { lastRowNumber } from '../import-rows.repository.ts';
import { type ImportDeps, refuseLostRight, type StepEnd, type StepLimits } from '../import-step.ts';
import { advanceImport, changeImport, type ImportRecord, listerOf } from '../imports.repository.ts';
import { tellOfUndo } from '../wait-for-tomorrow.ts';
import { markUndone, rowsToUndo } from './undo.repository.ts';
import { undoHomes } from './undo-homes.ts';

/** Small enough that others need not wait for the locks of a batch. */
const BATCH = 25;

/** Withdraws what the import added and puts back what it changed, batch by batch, as `applyRows` applied it. */
export async function undoRows(
  { db, publicUrl }: Pick<ImportDeps, 'db' | 'publicUrl'>,
  row: ImportRecord,
  limits: StepLimits,
): Promise<StepEnd> {
  const total = Math.max(1, await lastRowNumber(db, row.id));
  const lister = await listerOf(db, row.account_id);
  const sources = rememberedFlagSources(db, row.account_id);
  for (let saved = row.done_rows; ; ) {
    const rows = await rowsToUndo(db, row.id, { after: saved, limit: BATCH });
    const to = rows.at(-1)?.number;
    if (to === undefined) break;
    limits.onBegin({ from: rows[0]?.number ?? to, to });
    const progress = { from: saved, to, share: Math.min(1, to / total), onBatch: limits.onBatch };
    const end = await write<StepEnd>(db, async (tx) => {
      const advanced = await advanceImport(tx, row.id, 'undoing', progress);
      if (advanced !== 'done') return advanced;
      await refuseLostRight(tx, row);
      if (row.undo_person_id) await nameActingPerson(tx, row.undo_person_id);
      await markUndone(tx, row.id, await undoHomes(tx, { lister, sources }, rows));
      return advanced;
    });
    if (end !== 'done') return end;
    saved = to;
    if (!limits.mayGoOn()) return 'later';
  }
  return write<StepEnd>(db, async (tx) => {
    const done = await changeImport(tx, row.id, 'undoing', { state: 'undone', share: 1, undone_at: new Date() });
    if (done) await tellOfUndo(tx, row, publicUrl);
    return 'done';
  });
}
