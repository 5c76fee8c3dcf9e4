import { createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { nullIfMissing, syncFolder } from '../folders.ts';
import { checksumOf } from './checksum.ts';
import { localFiles } from './local-files.ts';
import {
  isStorageKey,
  type PutSource,
  type Storage,
  type StorageArea,
  type StorageKey,
  type StoredObject,
  storageAreas,
} from './storage.ts';

/** Unfinished files; earlier versions had such a folder in each area. */
const INCOMING = 'incoming';

/** Keeps objects as files of a folder, each at the path that is its key. */
export function fileStorage(folder: string): Storage {
  const incoming = [join(folder, INCOMING), ...storageAreas.map((area) => join(folder, area, INCOMING))].map(
    localFiles,
  );
  const [{ newLocalFile }] = incoming as [ReturnType<typeof localFiles>];
  const pathOf = (key: StorageKey): string => {
    if (!isStorageKey(key)) throw new Error(`${key} is no key of the storage.`);
    return join(folder, key);
  };
  const headOf = async (key: StorageKey): Promise<StoredObject | null> => {
    const found = await stat(pathOf(key)).catch(nullIfMissing);
    return found?.isFile() ? { key, bytes: found.size, changedAt: found.mtime } : null;
  };

  return {
    words: { noun: 'data folder', setting: 'DATA_DIR' },
    locate: (key) => join(folder, key),
    newLocalFile,
    put: async (key, source, { onlyIfAbsent = false, mayBeLost = false } = {}) => {
      const path = pathOf(key);
      const unfinished = await newLocalFile();
      try {
        await write(unfinished, source);
        if (!mayBeLost) await syncFile(unfinished);
        const isPlaced = await place(unfinished, path, onlyIfAbsent ? linkNew : rename);
        if (isPlaced && !mayBeLost) await syncFolders(folder, path);
        return isPlaced;
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    get: async (key, range) => {
      const file = await open(pathOf(key), 'r').catch(nullIfMissing);
      if (!file) return null;
      const found = await file.stat();
      if (found.isFile()) return { bytes: found.size, stream: file.createReadStream(range) };
      await file.close();
      return null;
    },
    head: headOf,
    checksum: async (key) => {
      const file = await open(pathOf(key), 'r').catch(nullIfMissing);
      if (!file) return null;
      return checksumOf(file.createReadStream());
    },
    delete: async (key) => {
      await rm(pathOf(key), { force: true });
      await removeEmptyFolders(folder, key);
    },
    move: async (from, to) => {
      if (!(await headOf(from))) return false;
      await place(pathOf(from), pathOf(to), rename);
      await syncFolders(folder, pathOf(to));
      await removeEmptyFolders(folder, from);
      return true;
    },
    list: (prefix) => listFiles(folder, prefix, headOf),
    signedUrl: async () => null,
    deleteUnfinished: async (before) => {
      for (const { deleteUnfinished } of incoming) await deleteUnfinished(before);
    },
    close: () => undefined,
  };
}

async function write(path: string, source: PutSource): Promise<void> {
  if (Buffer.isBuffer(source)) return writeFile(path, source, { flag: 'wx', mode: 0o600 });
  if (source instanceof Readable) return pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const isLinked = source.mayLink && (await link(source.file, path).then(() => true, isOtherDisk));
  if (!isLinked) await copyFile(source.file, path);
}

/** A link cannot reach another file system, and some have none. */
const isOtherDisk = (error: NodeJS.ErrnoException): false => {
  if (error.code === 'EXDEV' || error.code === 'EPERM' || error.code === 'ENOTSUP' || error.code === 'EMLINK')
    return false;
  throw error;
};

async function syncFile(path: string): Promise<void> {
  await using file = await open(path, 'r');
  await file.sync();
}

type Place = (from: string, to: string) => Promise<unknown>;

/** Another process may remove the folder while it is empty. */
const PLACE_ATTEMPTS = 3;

async function place(from: string, to: string, moveTo: Place): Promise<boolean> {
  for (let attempt = 1; ; attempt++)
    try {
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await moveTo(from, to);
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') return false;
      if (code !== 'ENOENT' || attempt === PLACE_ATTEMPTS) throw error;
    }
}

const linkNew: Place = (from, to) => link(from, to);

async function syncFolders(folder: string, path: string): Promise<void> {
  const home = dirname(path);
  await syncFolder(home);
  if (home !== folder) await syncFolder(dirname(home));
}

/** Folders of the areas themselves stay. */
async function removeEmptyFolders(folder: string, key: StorageKey): Promise<void> {
  const segments = key.split('/').slice(0, -1);
  for (; segments.length > 1; segments.pop()) {
    const isRemoved = await rmdir(join(folder, ...segments)).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}

async function* listFiles(
  folder: string,
  prefix: `${StorageArea}/${string}`,
  headOf: (key: StorageKey) => Promise<StoredObject | null>,
): AsyncGenerator<StoredObject> {
  const parent = prefix.slice(0, prefix.lastIndexOf('/'));
  const entries = (await readdir(join(folder, parent), { withFileTypes: true }).catch(nullIfMissing)) ?? [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = `${parent}/${entry.name}`;
    if (!key.startsWith(prefix) || entry.name === INCOMING || !isStorageKey(key)) continue;
    if (entry.isDirectory()) yield* listFiles(folder, `${key}/` as `${StorageArea}/${string}`, headOf);
    const found = entry.isFile() ? await headOf(key) : null;
    if (found) yield found;
  }
}
