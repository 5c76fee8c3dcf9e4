import { nameActingPerson, write } from '../../platform/db.ts';
import { type FlagSources, rememberedFlagSources } from '../listings/index.ts';
import type { Lister } from '../portfolio/index.ts';
import { lastRowNumber, markApplied, rowsToApply } from './import-rows.repository.ts';
import { advanceImport, changeImport, type ImportRecord, listerOf, type Progress } from './imports.repository.ts';
import { openPictures } from './open-pictures.ts';
import type { ImportDeps, StepEnd, StepLimits } from './run-import.ts';
import { type PreparedHome, saveHomes } from './save-home.ts';

/** Small enough that others need not wait for the locks of a batch. */
const BATCH = 10;
/** Pictures can take long; what is done is saved meanwhile. */
const BATCH_MS = 5_000;

/** Makes the homes what the file says. Rows that change nothing are not touched. */
export async function applyRows(deps: ImportDeps, row: ImportRecord, limits: StepLimits): Promise<StepEnd> {
  const { db } = deps;
  const total = await lastRowNumber(db, row.id);
  const lister = await listerOf(db, row.account_id);
  const sources = rememberedFlagSources(db, row.account_id);
  const pictures = await openPictures(deps, row);
  try {
    let saved = row.done_rows;
    for (;;) {
      const rows = await rowsToApply(db, row, saved, BATCH);
      if (rows.length === 0) break;
      // Pictures are made before the transaction, which should be short.
      const prepared: PreparedHome[] = [];
      const until = Date.now() + BATCH_MS;
      for (const found of rows) {
        prepared.push({ row: found, photos: found.home === null ? null : await pictures.photosOf(found.home) });
        if (Date.now() > until) break;
      }
      const to = prepared.at(-1)?.row.number ?? saved;
      const progress = { from: saved, to, share: Math.min(1, to / total), onBatch: limits.onBatch, lister, sources };
      const end = await applyBatch(deps, row, prepared, progress);
      if (end !== 'done') return end;
      saved = to;
      if (!limits.mayGoOn()) return 'later';
    }
    await changeImport(db, row.id, 'importing', { state: 'done', share: 1, ended_at: new Date() });
    return 'done';
  } finally {
    pictures.close();
  }
}

const applyBatch = (
  { db, effects }: ImportDeps,
  { id, person_id }: ImportRecord,
  prepared: readonly PreparedHome[],
  progress: Progress & { readonly lister: Lister; readonly sources: FlagSources },
): Promise<StepEnd> =>
  write(db, async (tx) => {
    const end = await advanceImport(tx, id, 'importing', progress);
    if (end !== 'done') return end;
    if (person_id) await nameActingPerson(tx, person_id);
    const { lister, sources } = progress;
    const applied = await saveHomes(tx, { lister, effects, options: { note: 'By import', sources } }, prepared);
    await markApplied(tx, id, new Map(applied.map((saved, at) => [prepared[at]!.row.number, saved])));
    return end;
  });
