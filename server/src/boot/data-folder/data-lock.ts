import { chown, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isRoot } from '../system-user.ts';
import { type Lock, lockFolder } from './folder-lock.ts';

/** Belongs to the user who used the folder last. */
export const DATA_LOCK = 'letfair.lock';

export const inUse = (dataDir: string): string =>
  `Another Letfair process is using the data in ${dataDir}. Stop it first, or set DATA_DIR to another folder.`;

/**
 * Locks the data folder for one process alone, or for any number that share it; null when another process is in the
 * way. The lock is one that SQLite takes on an empty file: Node has no other file lock, and a file lock also holds
 * between containers that share the folder and ends with its process.
 */
export async function lockDataFolder(dataDir: string, mode: 'alone' | 'shared'): Promise<Lock | null> {
  // Earlier versions know this lock only.
  const former = mode === 'alone' ? await lockFolder(dataDir) : null;
  if (mode === 'alone' && !former) return null;
  const path = join(dataDir, DATA_LOCK);
  await (await open(path, 'a', 0o600)).close();
  if (isRoot()) await chown(path, 0, 0);
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is ever written, so there is no need for the file of a journal.
    file.exec('pragma journal_mode = memory');
    file.exec(mode === 'alone' ? 'begin exclusive' : 'begin; select name from sqlite_master limit 1');
  } catch (error) {
    file.close();
    await former?.release();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return {
    release: async () => {
      file.close();
      await former?.release();
    },
  };
}

const SQLITE_BUSY = 5;
