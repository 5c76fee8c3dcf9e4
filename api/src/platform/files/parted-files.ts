import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { nullIfMissing } from '../folders.ts';
import { newId } from '../ids.ts';
import type { Storage, StorageKey, StoredObject } from '../storage/storage.ts';

/**
 * Files that arrive in parts and wait until they are read; a file is named by the id of its import. Each part is an
 * object of the storage, so that any process can take the next one.
 */
export interface PartedFiles {
  /** A path of this machine for a part that arrives. */
  readonly newIncoming: () => Promise<string>;
  /** Stores an arrived part, which counts once it is placed. */
  readonly keepPart: (importId: string, path: string) => Promise<StorageKey>;
  /** Called by one process at a time; another part at this offset was never acknowledged, and is replaced. */
  readonly placePart: (importId: string, part: StorageKey, offset: number) => Promise<void>;
  /** A copy of the whole file on this machine, kept until it is removed; null when parts are missing. */
  readonly localCopy: (importId: string) => Promise<string | null>;
  readonly remove: (importId: string) => Promise<void>;
  /** Answers every object, with the import that it belongs to. */
  readonly list: () => Promise<readonly { readonly key: StorageKey; readonly importId: string }[]>;
  readonly removeKey: (key: StorageKey) => Promise<void>;
}

const OFFSET_DIGITS = 15;

export function partedFiles(storage: Storage, kind: 'listings' | 'postcodes'): PartedFiles {
  const prefix = `imports/${kind}/` as const;
  const localPath = (importId: string) => storage.newLocalFile(`${kind}-${importId}`);
  const placedAt = (importId: string, offset: number): StorageKey =>
    `${prefix}${importId}.${String(offset).padStart(OFFSET_DIGITS, '0')}`;
  return {
    newIncoming: () => storage.newLocalFile(),
    keepPart: async (importId, path) => {
      const key = `${prefix}${importId}.${newId()}` as const;
      await storage.put(key, { file: path, mayLink: true });
      return key;
    },
    placePart: async (importId, part, offset) => {
      if (!(await storage.move(part, placedAt(importId, offset)))) throw new Error('The part of a file is gone.');
    },
    localCopy: async (importId) => {
      const path = await localPath(importId);
      if (await stat(path).catch(nullIfMissing)) return path;
      const parts = await partsOf(storage, `${prefix}${importId}`);
      if (!parts) return null;
      const unfinished = await storage.newLocalFile();
      try {
        for (const { key } of parts) {
          const opened = await storage.get(key);
          if (!opened) return null;
          await pipeline(opened.stream, createWriteStream(unfinished, { flags: 'a', mode: 0o600 }));
        }
        await rename(unfinished, path);
        return path;
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    remove: async (importId) => {
      await rm(await localPath(importId), { force: true });
      for await (const { key } of storage.list(`${prefix}${importId}`)) await storage.delete(key);
    },
    list: async () => {
      const found: { key: StorageKey; importId: string }[] = [];
      for await (const { key } of storage.list(prefix))
        found.push({ key, importId: key.slice(prefix.length).split('.')[0] ?? '' });
      return found;
    },
    removeKey: storage.delete,
  };
}

const placed = new RegExp(`\\.(\\d{${OFFSET_DIGITS}})$`);

/** The placed parts in their order; null unless each begins where the one before it ends. */
async function partsOf(storage: Storage, file: `imports/${string}`): Promise<readonly StoredObject[] | null> {
  const parts: { readonly offset: number; readonly object: StoredObject }[] = [];
  for await (const object of storage.list(file)) {
    // Earlier versions wrote all parts into one file without an ending.
    const offset = object.key === file ? '0' : placed.exec(object.key)?.[1];
    if (offset !== undefined) parts.push({ offset: Number(offset), object });
  }
  parts.sort((one, other) => one.offset - other.offset);
  let end = 0;
  for (const { offset, object } of parts) {
    if (offset !== end) return null;
    end += object.bytes;
  }
  return parts.length > 0 ? parts.map(({ object }) => object) : null;
}
