import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn, nullIfMissing } from '../folders.ts';
import type { Storage } from './storage.ts';

/** Files that are arriving or being worked on, in one folder of this machine. */
export function localFiles(folder: string): Pick<Storage, 'newLocalFile' | 'deleteUnfinished'> {
  return {
    newLocalFile: async (name = randomUUID()) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return join(folder, name);
    },
    deleteUnfinished: async (before) => {
      for (const name of await namesIn(folder)) {
        const file = join(folder, name);
        const found = await stat(file).catch(nullIfMissing);
        if (found && found.mtime < before) await rm(file, { force: true });
      }
    },
  };
}
