import type { Readable } from 'node:stream';
import type { OpenedObject, Storage, StorageArea, StorageKey } from '../storage/storage.ts';

interface NamedContents {
  readonly name: string;
  readonly contents: Buffer;
}

/** One stored file, which may be gone. */
export interface StoredFile {
  readonly name: string;
  readonly exists: () => Promise<boolean>;
  /** Null when there is no such file. */
  readonly open: () => Promise<OpenedObject | null>;
}

/** Stores the files of uploaded things in one area; a name begins with the id of its thing. */
export interface FileStore {
  /** A temporary path of this machine for an upload; leftovers are deleted later. */
  readonly newIncoming: () => Promise<string>;
  /** All of them are stored when it resolves; after a failure none is. */
  readonly keep: (id: string, files: readonly NamedContents[]) => Promise<void>;
  readonly file: (id: string, name: string) => StoredFile;
  readonly remove: (id: string, names: readonly string[]) => Promise<void>;
  /** File names in one of the 256 folders. */
  readonly namesIn: (folder: string) => Promise<string[]>;
  /** Moves a file into the trash of that day, where `emptyTrash` deletes it later. */
  readonly discard: (folder: string, name: string, now: Date) => Promise<void>;
  /** Deletes what was discarded before that day. */
  readonly emptyTrash: (before: Date) => Promise<void>;
  /** Deletes unfinished uploads from before that time. */
  readonly deleteStaleUploads: (before: Date) => Promise<void>;
}

/** A folder a day, each with the folders of its files, so that a copy of it restores them. */
const TRASH = 'trash';
const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(name);
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export function fileStore(storage: Storage, area: StorageArea): FileStore {
  const keyOf = (id: string, name: string): StorageKey => `${area}/${folderOf(id)}/${name}`;
  const remove = async (id: string, names: readonly string[]) => {
    for (const name of names) await storage.delete(keyOf(id, name));
  };
  return {
    newIncoming: () => storage.newLocalFile(),
    file: (id, name) => storedFile(storage, keyOf(id, name)),
    keep: async (id, files) => {
      const puts = await Promise.allSettled(files.map(({ name, contents }) => storage.put(keyOf(id, name), contents)));
      const failed = puts.find((put) => put.status === 'rejected');
      if (!failed) return;
      // What cannot be deleted now has no row, and is swept.
      await remove(
        id,
        files.map(({ name }) => name),
      ).catch(() => undefined);
      throw failed.reason;
    },
    remove,
    namesIn: async (folder) => {
      const prefix = `${area}/${folder}/` as const;
      const names: string[] = [];
      for await (const { key } of storage.list(prefix)) names.push(key.slice(prefix.length));
      return names;
    },
    discard: async (folder, name, now) => {
      await storage.move(`${area}/${folder}/${name}`, `${area}/${TRASH}/${dayOf(now)}/${folder}/${name}`);
    },
    emptyTrash: async (before) => {
      const prefix = `${area}/${TRASH}/` as const;
      for await (const { key } of storage.list(prefix)) {
        const [day = ''] = key.slice(prefix.length).split('/');
        if (isDay(day) && day < dayOf(before)) await storage.delete(key);
      }
    },
    deleteStaleUploads: storage.deleteUnfinished,
  };
}

export const storedFile = (storage: Storage, key: StorageKey): StoredFile => ({
  name: key.slice(key.lastIndexOf('/') + 1),
  exists: async () => (await storage.head(key)) !== null,
  open: () => storage.get(key),
});

export async function streamOf(file: StoredFile): Promise<Readable> {
  const opened = await file.open();
  if (!opened) throw new Error(`The file ${file.name} is gone.`);
  return opened.stream;
}

/** The random end of an id spreads files evenly over 256 folders. */
export const folderOf = (id: string): string => id.slice(-2);
export const allFolders: readonly string[] = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));
