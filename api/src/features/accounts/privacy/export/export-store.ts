import type { Readable } from 'node:stream';
import type { Db } from '../../../../platform/db.ts';
import type { Storage, StorageKey, StoredObject } from '../../../../platform/storage/storage.ts';
import { filterWantedExports } from './exports.repository.ts';

/** Nothing serves these but a download with a ticket. */
export interface ExportStore {
  /** Stored only when complete; returns its size. */
  readonly keep: (id: string, contents: Readable) => Promise<number>;
  readonly open: (id: string) => ReturnType<Storage['get']>;
  /** An address for a browser, or null where the file goes through us. */
  readonly signedUrl: (id: string, download: Parameters<Storage['signedUrl']>[1]) => Promise<string | null>;
  readonly remove: (id: string) => Promise<void>;
  /** What an earlier version left unfinished has no id. */
  readonly list: () => Promise<readonly (StoredObject & { readonly id: string | null })[]>;
  readonly removeKey: (key: StorageKey) => Promise<void>;
}

const finished = /^exports\/([0-9a-f-]{36})\.zip$/;

export function createExportStore(storage: Storage): ExportStore {
  const keyOf = (id: string) => `exports/${id}.zip` as const;
  return {
    keep: async (id, contents) => {
      try {
        await storage.put(keyOf(id), contents);
      } finally {
        // A storage that fails at once leaves it unread, and it would go on asking the database.
        contents.destroy();
      }
      return (await storage.head(keyOf(id)))?.bytes ?? 0;
    },
    open: (id) => storage.get(keyOf(id)),
    signedUrl: (id, download) => storage.signedUrl(keyOf(id), download),
    remove: (id) => storage.delete(keyOf(id)),
    list: async () => {
      const found = [];
      for await (const object of storage.list('exports/'))
        found.push({ ...object, id: finished.exec(object.key)?.[1] ?? null });
      return found;
    },
    removeKey: storage.delete,
  };
}

/** A file that is still being written has changed within this time. */
const UNFINISHED_MS = 3_600_000;

/** Also deletes partial files left by a crash. */
export async function deleteExpiredExports(db: Db, store: ExportStore, now = new Date()): Promise<void> {
  const files = await store.list();
  const wanted = await filterWantedExports(
    db,
    files.flatMap(({ id }) => id ?? []),
  );
  const before = now.getTime() - UNFINISHED_MS;
  for (const { key, id, changedAt } of files) {
    const isLeft = id === null ? changedAt.getTime() < before : !wanted.has(id);
    if (isLeft) await store.removeKey(key);
  }
}
