import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { namesIn, nullIfMissing, syncFolder } from '../folders.ts';

interface NamedContents {
  readonly name: string;
  readonly contents: Buffer;
}

/** Stores the files of uploaded things below one folder; a name begins with the id of its thing. */
export interface FileStore {
  /** A temporary path for an upload; leftovers are deleted later. */
  readonly newIncoming: () => Promise<string>;
  /** Synced to disk when it resolves. */
  readonly keep: (id: string, files: readonly NamedContents[]) => Promise<void>;
  readonly path: (id: string, name: string) => string;
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

const INCOMING = 'incoming';
/** A folder a day, each with the folders of its files, so that a copy of it restores them. */
const TRASH = 'trash';
const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(name);
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export function fileStore(folder: string): FileStore {
  const incoming = join(folder, INCOMING);
  const path = (id: string, name: string) => join(folder, folderOf(id), name);
  const newIncoming = async () => {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    return join(incoming, randomUUID());
  };

  return {
    newIncoming,
    path,
    keep: async (id, files) => {
      const home = join(folder, folderOf(id));
      await mkdir(home, { recursive: true, mode: 0o700 });
      for (const { name, contents } of files) {
        const unfinished = await newIncoming();
        await writeThrough(unfinished, contents);
        await rename(unfinished, path(id, name));
      }
      await syncFolder(home);
      await syncFolder(dirname(home));
    },
    remove: async (id, names) => {
      for (const name of names) await rm(path(id, name), { force: true });
    },
    namesIn: (name) => namesIn(join(folder, name)),
    discard: async (name, file, now) => {
      const discarded = join(folder, TRASH, dayOf(now), name);
      await mkdir(discarded, { recursive: true, mode: 0o700 });
      await rename(join(folder, name, file), join(discarded, file)).catch(nullIfMissing);
    },
    emptyTrash: async (before) => {
      for (const day of await namesIn(join(folder, TRASH)))
        if (isDay(day) && day < dayOf(before)) await rm(join(folder, TRASH, day), { recursive: true, force: true });
    },
    deleteStaleUploads: async (before) => {
      for (const name of await namesIn(incoming)) {
        const file = join(incoming, name);
        const found = await stat(file).catch(nullIfMissing);
        if (found && found.mtime < before) await rm(file, { force: true });
      }
    },
  };
}

async function writeThrough(path: string, contents: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The random end of an id spreads files evenly over 256 folders. */
export const folderOf = (id: string): string => id.slice(-2);
export const allFolders: readonly string[] = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));
