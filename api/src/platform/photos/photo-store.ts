import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { namesIn, nullIfMissing, syncFolder } from '../folders.ts';

export interface StoredPicture {
  readonly width: number;
  readonly webp: Buffer;
}

/** Stores pictures as files below one folder. */
export interface PhotoStore {
  /** A temporary path for an upload; leftovers are deleted later. */
  readonly newIncoming: () => Promise<string>;
  /** Synced to disk when it resolves. */
  readonly keep: (id: string, pictures: readonly StoredPicture[]) => Promise<void>;
  readonly remove: (id: string, widths: readonly number[]) => Promise<void>;
  readonly path: (id: string, width: number) => string;
  /** File names in one of the 256 folders. */
  readonly namesIn: (folder: string) => Promise<string[]>;
  readonly removeNamed: (folder: string, name: string) => Promise<void>;
  /** Deletes unfinished uploads from before that time. */
  readonly deleteStaleUploads: (before: Date) => Promise<void>;
}

const INCOMING = 'incoming';

export function photoStore(folder: string): PhotoStore {
  const incoming = join(folder, INCOMING);
  const path = (id: string, width: number) => join(folder, folderOf(id), photoFileName(id, width));
  const newIncoming = async () => {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    return join(incoming, randomUUID());
  };

  return {
    newIncoming,
    path,
    keep: async (id, pictures) => {
      const home = join(folder, folderOf(id));
      await mkdir(home, { recursive: true, mode: 0o700 });
      for (const { width, webp } of pictures) {
        const unfinished = await newIncoming();
        await writeThrough(unfinished, webp);
        await rename(unfinished, path(id, width));
      }
      await syncFolder(home);
      await syncFolder(dirname(home));
    },
    remove: async (id, widths) => {
      for (const width of widths) await rm(path(id, width), { force: true });
    },
    namesIn: (name) => namesIn(join(folder, name)),
    removeNamed: (name, file) => rm(join(folder, name, file), { force: true }),
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

const named = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})-(\d{1,4})\.webp$/;

export const photoFileName = (id: string, width: number): string => `${id}-${width}.webp`;

/** The id in a photo's file name; null for any other name. */
export const idInFileName = (name: string): string | null => named.exec(name)?.[1] ?? null;

/** The random end of an id spreads files evenly over 256 folders. */
export const folderOf = (id: string): string => id.slice(-2);
export const allFolders: readonly string[] = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

/** Relative path of a photo file; null for a name that no photo has. */
export function photoFileOf(name: string): string | null {
  const id = idInFileName(name);
  return id && `${folderOf(id)}/${name}`;
}
