import { retention } from '@letfair/domain/accounts/privacy/retention';
import { allFolders, type FileStore } from './file-store.ts';

const HOUR_MS = 3_600_000;
const NAMES_A_BATCH = 1_000;

/** An hour looks through its share of the folders, so that a day has seen them all. */
const foldersOf = (now: Date): readonly string[] => {
  const hour = Math.floor(now.getTime() / HOUR_MS) % 24;
  return allFolders.filter((_, index) => index % 24 === hour);
};

export interface SweepOptions {
  readonly now?: Date;
  readonly folders?: readonly string[];
}

/** A file may wait this long to be used: what is younger may belong to a request that is still under way. */
export const unusedBefore = (now: Date): Date => new Date(now.getTime() - retention.unusedPhotoHours * HOUR_MS);

interface SweptFiles {
  readonly store: Pick<FileStore, 'namesIn' | 'discard' | 'emptyTrash' | 'deleteStaleUploads'>;
  /** Null for a file that is not ours, which stays. */
  readonly idIn: (name: string) => string | null;
  /** Those of these ids that something still refers to. */
  readonly knownAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Moves files that nothing refers to into the trash, empties the trash, and deletes unfinished uploads. */
export async function sweepFiles(
  { store, idIn, knownAmong }: SweptFiles,
  { now = new Date(), folders = foldersOf(now) }: SweepOptions = {},
): Promise<void> {
  const before = unusedBefore(now);
  for (const folder of folders) {
    const files = (await store.namesIn(folder)).flatMap((name) => {
      const id = idIn(name);
      return id && madeAt(id) < before.getTime() ? [{ id, name }] : [];
    });
    for (let start = 0; start < files.length; start += NAMES_A_BATCH) {
      const some = files.slice(start, start + NAMES_A_BATCH);
      const known = await knownAmong([...new Set(some.map(({ id }) => id))]);
      for (const { id, name } of some) if (!known.has(id)) await store.discard(folder, name, now);
    }
  }
  await store.deleteStaleUploads(before);
  await store.emptyTrash(new Date(now.getTime() - retention.sweptFileDays * 24 * HOUR_MS));
}

/** The first 48 bits of an id are its time in milliseconds. */
const madeAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
