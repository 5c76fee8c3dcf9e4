import { isAtWork } from '@letfair/domain/agencies/imports/imports';
import { type Db, write } from '../../../platform/db.ts';
import { faultKindOf } from '../../../platform/faults.ts';
import { FileProblem } from '../../../platform/files/zip-archive.ts';
import { logFault } from '../../../platform/http/responses.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { applyRows } from './apply-rows.ts';
import { checkRows } from './check-rows.ts';
import { countRows, deleteRows } from './import-rows.repository.ts';
import {
  failedSentence,
  type ImportDeps,
  ImportStopped,
  refuseLostRight,
  type StepEnd,
  type StepLimits,
} from './import-step.ts';
import { changeImport, findDeadImports, findImport, type ImportRecord, isWaiting } from './imports.repository.ts';
import { readFile } from './read-file.ts';
import { startWork } from './receive-import.ts';
import { undoRows } from './undo/undo-rows.ts';
import { startAgainTomorrow, tellOfEnd, tellOfUndo } from './wait-for-tomorrow.ts';

interface RunOptions {
  /** Not in slices. */
  readonly isWhole?: boolean;
  readonly onBatch?: ((now: ImportRecord) => void) | undefined;
  readonly onBegin?: StepLimits['onBegin'];
}

/** After this a job makes room for the imports of others. */
const SLICE_MS = 30_000;

const steps = { reading: readFile, checking: checkRows, importing: applyRows, undoing: undoRows } as const;
type WorkState = keyof typeof steps;

/**
 * Does the next step of an import. Every batch is committed with the number of the row it ends with, so that whoever
 * takes over after a crash goes on from there.
 */
export const runImport =
  (deps: ImportDeps, { isWhole = false, onBatch = () => undefined, onBegin = () => undefined }: RunOptions = {}) =>
  async ({ importId }: Jobs['import-listings']): Promise<void> => {
    const { db, files, stopping } = deps;
    const until = isWhole ? Number.POSITIVE_INFINITY : Date.now() + SLICE_MS;
    const limits: StepLimits = { mayGoOn: () => !stopping.aborted && Date.now() < until, onBatch, onBegin };
    for (;;) {
      const row = await findImport(db, importId);
      if (!row || !isAtWork(row.state)) return;
      if (isWaiting(row)) {
        await write(db, (tx) => startAgainTomorrow(tx, row));
        return;
      }
      const state = row.state as WorkState;
      const end = row.is_cancelled ? 'cancelled' : await doStep(deps, row, limits);
      if (end === 'lost' || end === 'waiting') return;
      if (end === 'later') {
        await write(db, (tx) => startWork(tx, row));
        return;
      }
      if (end === 'cancelled') {
        const counts = JSON.stringify(await countRows(db, importId));
        await changeImport(db, importId, state, { state: 'cancelled', ended_at: new Date(), counts });
      }
      const now = await findImport(db, importId);
      if (now?.ended_at) await files.remove(importId);
    }
  };

async function doStep(deps: ImportDeps, row: ImportRecord, limits: StepLimits): Promise<StepEnd> {
  const { db, log } = deps;
  try {
    await refuseLostRight(db, row);
    return await steps[row.state as WorkState](deps, row, limits);
  } catch (error) {
    // A database that is away, or a full disk, is tried again by the queue.
    const isTold = error instanceof FileProblem || error instanceof ImportStopped;
    if (!isTold && faultKindOf(error) !== 'bug') throw error;
    if (!isTold) logFault(log, error, { job: 'import-listings' });
    await refuseImport(deps, row, isTold ? error.message : failedSentence(row));
    return 'done';
  }
}

/** Nobody works on these any more, and their accounts are to be able to import again. */
export const refuseDeadImports =
  (publicUrl: string) =>
  async (db: Db): Promise<void> => {
    for (const row of await findDeadImports(db)) await refuseImport({ db, publicUrl }, row, failedSentence(row));
  };

/** Ends an import, or undoing one, with a sentence. What is committed stays, and is counted. */
export async function refuseImport(
  { db, publicUrl }: Pick<ImportDeps, 'db' | 'publicUrl'>,
  row: ImportRecord,
  problem: string,
): Promise<void> {
  const { id, state } = row;
  await write(db, async (tx) => {
    if (state === 'undoing') {
      const stopped = await changeImport(tx, id, state, { state: 'undone', problem, undone_at: new Date() });
      if (stopped) await tellOfUndo(tx, row, publicUrl, problem);
      return;
    }
    // What was checked of a file that turned out to be damaged says nothing.
    if (state !== 'importing') await deleteRows(tx, id);
    const counts = JSON.stringify(await countRows(tx, id, 'applied'));
    const refused = await changeImport(tx, id, state, { state: 'refused', problem, counts, ended_at: new Date() });
    if (refused) await tellOfEnd(tx, row, publicUrl, problem);
  });
}
