import type { Db } from '../../platform/db.ts';
import { type SweepOptions, sweepFiles, unusedBefore } from '../../platform/files/sweep-files.ts';
import { idInFileName, type PhotoStore } from '../../platform/photos/photo-store.ts';
import { deleteUnusedPhotos, knownAmong } from './photos.repository.ts';

const ROWS_A_BATCH = 200;
const MOST_BATCHES = 50;

/** Deletes photos nobody used within a day, rows before files, and files that have no row. */
export async function sweepOrphans(db: Db, store: PhotoStore, options: SweepOptions = {}): Promise<void> {
  const before = unusedBefore(options.now ?? new Date());
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const deleted = await deleteUnusedPhotos(db, { before, limit: ROWS_A_BATCH });
    for (const { id, widths } of deleted) await store.remove(id, widths);
    if (deleted.length < ROWS_A_BATCH) break;
  }
  await sweepFiles({ store, idIn: idInFileName, knownAmong: (ids) => knownAmong(db, ids) }, options);
}
