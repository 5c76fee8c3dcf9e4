import { INSTALLATION_KEY, type Storage, type StorageKey, type StoredObject, storageAreas } from './storage.ts';

export interface CopyCounts {
  readonly copied: number;
  /** Were there already, with the same checksum. */
  readonly same: number;
  readonly bytes: number;
}

interface CopyOptions {
  readonly onProgress?: (counts: CopyCounts) => void;
  /** Stops between two objects; the next run goes on. */
  readonly signal?: AbortSignal;
}

/** Objects that are copied at once: enough to fill a line, few enough to hold in memory. */
const AT_ONCE = 4;

/**
 * Copies everything, and compares the checksum of each object with what arrived. What is there already is compared and
 * left, so that an interrupted copy goes on. The claim of the installation comes last: a target without it is not whole.
 */
export async function copyStorage(from: Storage, to: Storage, { onProgress, signal }: CopyOptions = {}) {
  const counts = { copied: 0, same: 0, bytes: 0 };
  let failure: { readonly error: unknown } | undefined;
  const copyOne = async (object: StoredObject) => {
    if (await copyObject(from, to, object)) {
      counts.copied += 1;
      counts.bytes += object.bytes;
    } else counts.same += 1;
    onProgress?.(counts);
  };
  for (const area of storageAreas) {
    const running = new Set<Promise<void>>();
    for await (const object of from.list(`${area}/`)) {
      signal?.throwIfAborted();
      const copying: Promise<void> = copyOne(object).then(
        () => void running.delete(copying),
        (error: unknown) => {
          failure ??= { error };
        },
      );
      running.add(copying);
      if (running.size >= AT_ONCE) await Promise.race(running);
      if (failure) break;
    }
    await Promise.all(running);
    if (failure) throw failure.error;
  }
  const claim = await from.head(INSTALLATION_KEY);
  if (claim) await copyOne(claim);
  return counts as CopyCounts;
}

async function copyObject(from: Storage, to: Storage, { key, bytes }: StoredObject): Promise<boolean> {
  const [there, sum] = [await to.head(key), await from.checksum(key)];
  // Deleted meanwhile.
  if (sum === null) return false;
  if (there?.bytes === bytes && (await to.checksum(key)) === sum) return false;
  const opened = await from.get(key);
  if (!opened) return false;
  try {
    await to.put(key, opened.stream);
  } finally {
    opened.stream.destroy();
  }
  await verify(to, key, sum);
  return true;
}

async function verify(to: Storage, key: StorageKey, sum: string): Promise<void> {
  const arrived = await to.checksum(key);
  if (arrived !== sum)
    throw new Error(`${to.locate(key)} has the checksum ${arrived}, and what was sent has ${sum}: run the copy again.`);
}
