import { nameActingPerson, write } from '../../../platform/db.ts';
import { countAllowanceLeft, type FlagSources, rememberedFlagSources } from '../../listings/manage/index.ts';
import type { Lister } from '../portfolio/index.ts';
import { listBranches } from '../teams/index.ts';
import { type FieldNamer, fieldNamer } from './homes.ts';
import { lastRowNumber, markApplied, rowsToApply } from './import-rows.repository.ts';
import { type ImportDeps, refuseLostRight, type StepEnd, type StepLimits } from './import-step.ts';
import { advanceImport, changeImport, type ImportRecord, listerOf, type Progress } from './imports.repository.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { type PreparedHome, saveHomes } from './save-home.ts';
import { tellOfEnd, waitForTomorrow } from './wait-for-tomorrow.ts';

/** Small enough that others need not wait for the locks of a batch. */
const BATCH = 10;
/** Pictures can take long; what is done is saved meanwhile. */
const BATCH_MS = 5_000;

/** Makes the homes what the file says. Rows that change nothing are not touched. */
export async function applyRows(deps: ImportDeps, row: ImportRecord, limits: StepLimits): Promise<StepEnd> {
  const { db, publicUrl } = deps;
  const total = await lastRowNumber(db, row.id);
  const lister = await listerOf(db, row.account_id);
  const sources = rememberedFlagSources(db, row.account_id);
  const nameOf = fieldNamer(row);
  const pictures = await openPictures(deps, row);
  try {
    let saved = row.done_rows;
    for (;;) {
      // Before pictures are fetched as well, which takes long.
      await refuseLostRight(db, row);
      const newHomes = await countAllowanceLeft(db, row.account_id);
      const rows = await rowsToApply(db, row, { after: saved, limit: BATCH, newHomes });
      const [first] = rows;
      if (!first) break;
      const last = rows.at(-1) ?? first;
      limits.onBegin({ from: first.file_row ?? first.number, to: last.file_row ?? last.number });
      // Pictures are made before the transaction, which should be short.
      const prepared: PreparedHome[] = [];
      const until = Date.now() + BATCH_MS;
      for (const found of rows) {
        prepared.push({ row: found, photos: found.home === null ? null : await pictures.photosOf(found.home) });
        if (Date.now() > until) break;
      }
      const to = prepared.at(-1)?.row.number ?? saved;
      const progress = {
        from: saved,
        to,
        share: Math.min(1, to / total),
        onBatch: limits.onBatch,
        lister,
        sources,
        nameOf,
      };
      const end = await applyBatch(deps, row, prepared, progress);
      if (end !== 'done') return end;
      saved = to;
      if (!limits.mayGoOn()) return 'later';
    }
    return await write(db, async (tx) => {
      const held = await waitForTomorrow(tx, row, publicUrl);
      if (held) return held;
      const done = await changeImport(tx, row.id, 'importing', { state: 'done', share: 1, ended_at: new Date() });
      if (done) await tellOfEnd(tx, row, publicUrl);
      return 'done';
    });
  } finally {
    pictures.close();
  }
}

const applyBatch = (
  { db }: ImportDeps,
  row: ImportRecord,
  prepared: readonly PreparedHome[],
  progress: Progress & { readonly lister: Lister; readonly sources: FlagSources; readonly nameOf: FieldNamer },
): Promise<StepEnd> =>
  write(db, async (tx) => {
    const end = await advanceImport(tx, row.id, 'importing', progress);
    if (end !== 'done') return end;
    await refuseLostRight(tx, row);
    if (row.person_id) await nameActingPerson(tx, row.person_id);
    const { lister, sources, nameOf } = progress;
    const branches = lister.userType === 'agent' ? await listBranches(tx, lister.id) : [];
    const saving = { lister, options: { note: 'By import', sources }, nameOf, branches };
    const applied = await saveHomes(tx, saving, prepared);
    const done = applied.flatMap((saved, at) => (saved ? [[prepared[at]!.row.number, saved] as const] : []));
    await markApplied(tx, row.id, new Map(done));
    return end;
  });
