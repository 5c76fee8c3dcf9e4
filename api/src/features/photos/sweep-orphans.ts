import { retention } from '@letfair/domain/privacy/retention';
import type { Db } from '../../platform/db.ts';
import { allFolders, idInFileName, type PhotoStore } from '../../platform/photos/photo-store.ts';
import { deleteUnusedPhotos, knownAmong } from './photos.repository.ts';

const HOUR_MS = 3_600_000;
/** How long a photo may wait to be used. */
const UNUSED_MS = retention.unusedPhotoHours * HOUR_MS;
const ROWS_A_BATCH = 200;
const MOST_BATCHES = 50;
const NAMES_A_BATCH = 1_000;

/** An hour looks through its share of the folders, so that a day has seen them all. */
const foldersOf = (now: Date): readonly string[] => {
  const hour = Math.floor(now.getTime() / HOUR_MS) % 24;
  return allFolders.filter((_, index) => index % 24 === hour);
};

interface SweepOptions {
  readonly now?: Date;
  readonly folders?: readonly string[];
}

/** Deletes photos nobody used within a day, rows before files, and files that have no row. */
export async function sweepOrphans(
  db: Db,
  store: PhotoStore,
  { now = new Date(), folders = foldersOf(now) }: SweepOptions = {},
): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_MS);
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const deleted = await deleteUnusedPhotos(db, { before, limit: ROWS_A_BATCH });
    for (const { id, widths } of deleted) await store.remove(id, widths);
    if (deleted.length < ROWS_A_BATCH) break;
  }
  for (const folder of folders) await sweepFolder(db, store, folder, before);
  await store.deleteStaleUploads(before);
}

async function sweepFolder(db: Db, store: PhotoStore, folder: string, before: Date): Promise<void> {
  const files = (await store.namesIn(folder)).flatMap((name) => {
    const id = idInFileName(name);
    return id && madeAt(id) < before.getTime() ? [{ id, name }] : [];
  });
  for (let start = 0; start < files.length; start += NAMES_A_BATCH) {
    const some = files.slice(start, start + NAMES_A_BATCH);
    const known = await knownAmong(db, [...new Set(some.map(({ id }) => id))]);
    for (const { id, name } of some) if (!known.has(id)) await store.removeNamed(folder, name);
  }
}

/** The first 48 bits of an id are its time in milliseconds. */
const madeAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
