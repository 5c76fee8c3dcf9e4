import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderOf, photoFileName } from './photo-names.ts';

export interface StoredPicture {
  readonly width: number;
  readonly webp: Buffer;
}

/** Pictures as files below one folder. */
export interface PhotoStore {
  /** A path to receive a file at; what is forgotten there is swept later. */
  readonly newIncoming: () => Promise<string>;
  /** Once this is done the pictures survive a pulled plug. */
  readonly keep: (id: string, pictures: readonly StoredPicture[]) => Promise<void>;
  readonly remove: (id: string, widths: readonly number[]) => Promise<void>;
  readonly path: (id: string, width: number) => string;
  /** The names of the files in one of its folders. */
  readonly namesIn: (folder: string) => Promise<string[]>;
  readonly removeNamed: (folder: string, name: string) => Promise<void>;
  /** Deletes what was being received or written before that moment and never came to an end. */
  readonly forgetIncoming: (before: Date) => Promise<void>;
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
      // A name is only sure to be there after a crash when the folder that holds it was written as well.
      await sync(home);
      await sync(dirname(home));
    },
    remove: async (id, widths) => {
      for (const width of widths) await rm(path(id, width), { force: true });
    },
    namesIn: (name) => namesOf(join(folder, name)),
    removeNamed: (name, file) => rm(join(folder, name, file), { force: true }),
    forgetIncoming: async (before) => {
      for (const name of await namesOf(incoming)) {
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

async function sync(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

const namesOf = async (folder: string): Promise<string[]> => (await readdir(folder).catch(nullIfMissing)) ?? [];

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
