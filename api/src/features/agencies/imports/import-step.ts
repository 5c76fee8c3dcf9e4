import { importSentences } from '@letfair/domain/agencies/imports/imports';
import { undoSentences } from '@letfair/domain/agencies/imports/undo';
import type { Db, Tx } from '../../../platform/db.ts';
import type { PartedFiles } from '../../../platform/files/parted-files.ts';
import type { Log } from '../../../platform/log.ts';
import { findLostRight } from '../teams/index.ts';
import type { ImportRecord } from './imports.repository.ts';
import type { PictureDeps } from './pictures/import-pictures.ts';

export interface ImportDeps extends PictureDeps {
  readonly db: Db;
  readonly files: PartedFiles;
  readonly log: Log;
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal;
  readonly publicUrl: string;
}

/**
 * Work ends between two batches: because it is done, cancelled, to be gone on with by the next job or tomorrow, or done
 * by another.
 */
export type StepEnd = 'done' | 'cancelled' | 'later' | 'waiting' | 'lost';

/** Ends an import in the middle of its work, with a sentence for whoever started it. */
export class ImportStopped extends Error {}

/** Looked at with every batch, because an import takes long. Throws where the account or the person may not import now. */
export async function refuseLostRight(db: Db | Tx, row: ImportRecord): Promise<void> {
  const isUndoing = row.state === 'undoing';
  const personId = isUndoing ? row.undo_person_id : row.person_id;
  const lost = await findLostRight(db, { accountId: row.account_id, personId, permission: 'transfer' });
  if (lost) throw new ImportStopped((isUndoing ? undoSentences : importSentences).stopped(lost));
}

/** Where the fault is ours. */
export const failedSentence = ({ state }: ImportRecord): string =>
  (state === 'undoing' ? undoSentences : importSentences).failed;

/** The first and the last row of a batch, from 1. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

export interface StepLimits {
  readonly mayGoOn: () => boolean;
  readonly onBatch: (now: ImportRecord) => void;
  /** Before work at a batch. */
  readonly onBegin: (rows: Rows) => void;
}

/** Rows that are only read, or passed over, are told of in portions of so many. */
export const ROWS_READ_AT_ONCE = 1_000;
