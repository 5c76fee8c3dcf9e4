import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../../platform/db.ts';
import { namesIn, nullIfMissing, syncFolder } from '../../../platform/folders.ts';
import { deleteExportRecords, filterWantedExports } from './exports.repository.ts';

/** The folder is not served over HTTP. */
export interface ExportStore {
  /** The file gets its name only when complete; returns its size. */
  readonly keep: (id: string, contents: Readable) => Promise<number>;
  readonly path: (id: string) => string;
  readonly remove: (id: string) => Promise<void>;
  /** Unfinished files have no id. */
  readonly list: () => Promise<readonly StoredExport[]>;
  readonly removeNamed: (name: string) => Promise<void>;
}

interface StoredExport {
  readonly name: string;
  readonly id: string | null;
  readonly changedAt: Date;
}

const UNFINISHED = '.part';
const finished = /^([0-9a-f-]{36})\.zip$/;

export function createExportStore(folder: string): ExportStore {
  const path = (id: string) => join(folder, `${id}.zip`);
  return {
    path,
    keep: async (id, contents) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A unique name, so that two runs of one job do not share a file.
      const unfinished = join(folder, `${id}.${randomUUID()}${UNFINISHED}`);
      try {
        await pipeline(contents, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
        const { size } = await stat(unfinished);
        await rename(unfinished, path(id));
        await syncFolder(folder);
        return size;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    remove: (id) => rm(path(id), { force: true }),
    list: async () => {
      const found: StoredExport[] = [];
      for (const name of await namesIn(folder)) {
        const { mtime } = (await stat(join(folder, name)).catch(nullIfMissing)) ?? {};
        if (mtime) found.push({ name, id: finished.exec(name)?.[1] ?? null, changedAt: mtime });
      }
      return found;
    },
    removeNamed: (name) => rm(join(folder, name), { force: true }),
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
  for (const { name, id, changedAt } of files) {
    const isLeft = id === null ? changedAt.getTime() < before : !wanted.has(id);
    if (isLeft) await store.removeNamed(name);
  }
  await deleteExportRecords(db);
}
