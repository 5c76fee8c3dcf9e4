import { importSentences, isAtWork } from '@letfair/domain/imports/imports';
import { type Db, write } from '../../platform/db.ts';
import { faultKindOf } from '../../platform/faults.ts';
import type { PartedFiles } from '../../platform/files/parted-files.ts';
import { FileProblem } from '../../platform/files/zip-archive.ts';
import { logFault } from '../../platform/http/responses.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { StepEffects } from '../listings/index.ts';
import { applyRows } from './apply-rows.ts';
import { checkRows } from './check-rows.ts';
import type { PictureDeps } from './import-pictures.ts';
import { countRows, deleteRows } from './import-rows.repository.ts';
import { changeImport, findImport, type ImportRecord } from './imports.repository.ts';
import { readFile } from './read-file.ts';
import { startWork } from './receive-import.ts';

export interface ImportDeps extends PictureDeps {
  readonly db: Db;
  readonly files: PartedFiles;
  readonly log: Log;
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal;
  readonly effects: StepEffects;
}

/** Work ends between two batches: because it is done, cancelled, to be gone on with by the next job, or done by another. */
export type StepEnd = 'done' | 'cancelled' | 'later' | 'lost';

export interface StepLimits {
  readonly mayGoOn: () => boolean;
  readonly onBatch: (now: ImportRecord) => void;
}

interface RunOptions {
  /** Not in slices. */
  readonly isWhole?: boolean;
  readonly onBatch?: ((now: ImportRecord) => void) | undefined;
}

/** After this a job makes room for the imports of others. */
const SLICE_MS = 30_000;

const steps = { reading: readFile, checking: checkRows, importing: applyRows } as const;
type WorkState = keyof typeof steps;

/**
 * Does the next step of an import. Every batch is committed with the number of the row it ends with, so that whoever
 * takes over after a crash goes on from there.
 */
export const runImport =
  (deps: ImportDeps, { isWhole = false, onBatch = () => undefined }: RunOptions = {}) =>
  async ({ importId }: Jobs['import-listings']): Promise<void> => {
    const { db, files, stopping } = deps;
    const until = isWhole ? Number.POSITIVE_INFINITY : Date.now() + SLICE_MS;
    const limits: StepLimits = { mayGoOn: () => !stopping.aborted && Date.now() < until, onBatch };
    for (;;) {
      const row = await findImport(db, importId);
      if (!row || !isAtWork(row.state)) return;
      const state = row.state as WorkState;
      const end = row.is_cancelled ? 'cancelled' : await doStep(deps, row, limits);
      if (end === 'lost') return;
      if (end === 'later') {
        await write(db, (tx) => startWork(tx, importId));
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
    return await steps[row.state as WorkState](deps, row, limits);
  } catch (error) {
    // A database that is away, or a full disk, is tried again by the queue.
    if (!(error instanceof FileProblem) && faultKindOf(error) !== 'bug') throw error;
    if (!(error instanceof FileProblem)) logFault(log, error, { job: 'import-listings' });
    await refuseImport(db, row, error instanceof FileProblem ? error.message : importSentences.failed);
    return 'done';
  }
}

export async function refuseImport(db: Db, { id, state }: ImportRecord, problem: string): Promise<void> {
  // What was checked of a file that turned out to be damaged says nothing.
  if (state !== 'importing') await write(db, (tx) => deleteRows(tx, id));
  await changeImport(db, id, state, { state: 'refused', problem, ended_at: new Date() });
}
