import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { INSTALLATION_KEY, isStorageKey, type Storage, type StorageKey, storageAreas } from '@letfair/api/storage';
import { StartError } from '../boot/start-error.ts';
import { brokenArchive, objectEntry } from './archive/format.ts';
import { type ArchiveEntry, entryOf } from './archive/write-archive.ts';
import { RESTORE_MARKER, removeRestoreMarker } from './restore-marker.ts';

export interface ObjectSource {
  readonly entries: () => AsyncIterable<ArchiveEntry>;
}

export interface ObjectTarget {
  /** Refuses a storage that is in use, unless an earlier restore of this backup failed. */
  readonly begin: (backup: string) => Promise<void>;
  readonly put: (key: string, bytes: number, body: AsyncIterable<Buffer>) => Promise<void>;
  /** All files have arrived, and belong to this installation. The same backup can still be restored again. */
  readonly complete: (installation: string) => Promise<void>;
  /** The database is restored as well. */
  readonly finish: () => Promise<void>;
}

/** A storage on another machine answers many requests at once; in memory are at most this many small files. */
const AT_ONCE = 8;
const SMALL_BYTES = 1024 * 1024;

/** Without the trash, and without files that are deleted meanwhile. */
export const objectsOf = (storage: Storage): ObjectSource => ({
  entries: async function* entries() {
    const ahead: Promise<ArchiveEntry | null>[] = [];
    for await (const { key, bytes } of objectsIn(storage)) {
      const isSmall = bytes <= SMALL_BYTES;
      if (isSmall) {
        const read = readSmall(storage, key);
        // It is awaited in its turn.
        read.catch(() => undefined);
        ahead.push(read);
        if (ahead.length < AT_ONCE) continue;
      }
      for (const entry of ahead.splice(0, isSmall ? 1 : ahead.length)) yield* whole(await entry);
      // Opened in its turn: a stream that fails before it is read would end the process.
      if (!isSmall) yield* whole(await openLarge(storage, key));
    }
    for (const entry of ahead) yield* whole(await entry);
  },
});

const whole = (entry: ArchiveEntry | null): ArchiveEntry[] => (entry ? [entry] : []);

async function readSmall(storage: Storage, key: StorageKey): Promise<ArchiveEntry | null> {
  const found = await storage.get(key);
  return found && entryOf(objectEntry(key), await buffer(found.stream));
}

async function openLarge(storage: Storage, key: StorageKey): Promise<ArchiveEntry | null> {
  const found = await storage.get(key);
  return found && { name: objectEntry(key), bytes: found.bytes, body: found.stream as AsyncIterable<Buffer> };
}

async function* objectsIn(storage: Storage) {
  for (const area of storageAreas)
    for await (const object of storage.list(`${area}/`))
      if (object.key !== RESTORE_MARKER && !object.key.startsWith(`${area}/trash/`)) yield object;
}

export function emptyStorage(storage: Storage): ObjectTarget {
  const underway = new Set<Promise<unknown>>();
  const putAway = async (key: StorageKey, source: Buffer | Readable) => {
    await storage.put(key, source);
  };
  return {
    begin: async (backup) => {
      const marked = await storage.get(RESTORE_MARKER);
      const isRepeated = marked !== null && (await text(marked.stream)) === backup;
      for await (const { key } of objectsIn(storage)) {
        if (isRepeated) break;
        throw new StartError(
          `You can only restore a backup into empty storage, but ${storage.locate(key)} is already there. Set ${storage.words.setting} to another ${storage.words.noun}.`,
        );
      }
      await storage.put(RESTORE_MARKER, Buffer.from(backup));
    },
    put: async (key, bytes, body) => {
      if (!isStorageKey(key) || key === INSTALLATION_KEY) throw brokenArchive(`${key} isn’t a Letfair file`);
      if (bytes > SMALL_BYTES) return putAway(key, Readable.from(body, { objectMode: false }));
      const putting = putAway(key, await buffer(body));
      underway.add(putting);
      // One that failed stays, so that it is noticed by a later file or at the end.
      putting.then(
        () => underway.delete(putting),
        () => undefined,
      );
      if (underway.size >= AT_ONCE) await Promise.race(underway);
    },
    complete: async (installation) => {
      await Promise.all(underway);
      await storage.put(INSTALLATION_KEY, Buffer.from(`${installation}\n`));
    },
    finish: () => removeRestoreMarker(storage),
  };
}
