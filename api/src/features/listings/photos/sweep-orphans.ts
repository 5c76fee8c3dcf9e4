import type { Db } from '../../../platform/db.ts';
import { allFolders, folderOf } from '../../../platform/files/file-store.ts';
import { type SweepOptions, sweepFiles, unusedBefore } from '../../../platform/files/sweep-files.ts';
import { idInFileName, type PhotoStore, photoFileName } from '../../../platform/photos/photo-store.ts';
import { deleteUnusedPhotos, knownAmong } from './photos.repository.ts';

const ROWS_A_BATCH = 200;
const MOST_BATCHES = 50;

/** Deletes photos nobody used within a day, and discards their files and files that have no row. */
export async function sweepOrphans(db: Db, store: PhotoStore, options: SweepOptions = {}): Promise<void> {
  const now = options.now ?? new Date();
  const before = unusedBefore(now);
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const deleted = await deleteUnusedPhotos(db, { before, limit: ROWS_A_BATCH });
    for (const { id, widths } of deleted)
      for (const width of widths) await store.discard(folderOf(id), photoFileName(id, width), now);
    if (deleted.length < ROWS_A_BATCH) break;
  }
  await sweepFiles({ store, idIn: idInFileName, knownAmong: (ids) => knownAmong(db, ids) }, options);
}

const PHOTOS_LOOKED_AT = 100;

/** Whether the storage holds photos of which this database knows none. */
export async function hasForeignPhotos(db: Db, store: PhotoStore): Promise<boolean> {
  const ids = new Set<string>();
  for (const folder of allFolders) {
    for (const name of await store.namesIn(folder)) {
      const id = idInFileName(name);
      if (id) ids.add(id);
    }
    if (ids.size >= PHOTOS_LOOKED_AT) break;
  }
  return ids.size > 0 && (await knownAmong(db, [...ids])).size === 0;
}
