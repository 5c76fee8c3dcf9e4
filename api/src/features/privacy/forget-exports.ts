import type { Db } from '../../platform/db.ts';
import type { ExportStore } from './export-store.ts';
import { deleteLongExpired, wantedAmong } from './exports.repository.ts';

/** A file that is still being written changes all the time. */
const UNFINISHED_MS = 3_600_000;

/** Deletes the files nobody can have any more, and what a crash left half written. */
export async function forgetExports(db: Db, store: ExportStore, now = new Date()): Promise<void> {
  const files = await store.list();
  const wanted = await wantedAmong(
    db,
    files.flatMap(({ id }) => id ?? []),
  );
  const before = now.getTime() - UNFINISHED_MS;
  for (const { name, id, changedAt } of files) {
    const isLeft = id === null ? changedAt.getTime() < before : !wanted.has(id);
    if (isLeft) await store.removeNamed(name);
  }
  await deleteLongExpired(db);
}
