import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { INSTALLATION_KEY, storageAreas } from '@letfair/api/storage';
import { SECRETS_FOLDER } from '../config/config.ts';
import { runningPostmaster } from '../postgres/postmaster.ts';
import { DATA_LOCK } from './data-folder/data-lock.ts';
import { StartError } from './start-error.ts';
import type { SystemUser } from './system-user.ts';

/** What Letfair puts into a data folder; nothing else there is touched. */
const ownNames = new RegExp(
  `^(postgres(\\.making-\\w+)?|${storageAreas.join('|')}|incoming|${SECRETS_FOLDER}|${INSTALLATION_KEY}|letfair\\.lock)$`,
);
/** Of file systems and editors, and the map that an operator may put there before the first start. */
const harmlessNames = /^(\..*|lost\+found|.*\.pmtiles)$/;

/** Whether root, or another user before, has left something in the folder that the user could not use. */
export async function needsHandOver(dataDir: string, { uid }: SystemUser): Promise<boolean> {
  // The lock belongs to whoever used the folder last.
  for (const path of [dataDir, join(dataDir, DATA_LOCK)])
    if ((await stat(path).catch(() => null))?.uid !== uid) return true;
  return false;
}

/** Gives a data folder of root, with everything of ours in it, to the user. */
export async function handOver(dataDir: string, user: SystemUser): Promise<void> {
  const names = await readdir(dataDir);
  const ours = names.filter((name) => ownNames.test(name));
  const foreign = names.filter((name) => !ownNames.test(name) && !harmlessNames.test(name));
  if (ours.every((name) => name === DATA_LOCK) && foreign.length > 0)
    throw new StartError(
      `DATA_DIR takes a folder of its own, and ${dataDir} holds other things (${foreign.slice(0, 3).join(', ')}): choose an empty or a new folder.`,
    );
  await stopDatabaseOfOthers(join(dataDir, 'postgres'), user);
  const folder = await openWithoutLinks(dataDir);
  if (!folder) throw new StartError(`DATA_DIR takes a folder, and ${dataDir} is none.`);
  try {
    for (const name of ours) await giveEntry(folder, dataDir, name, user);
    // The folder itself comes last, so that an interrupted hand-over is repeated.
    await folder.chown(user.uid, user.gid);
  } finally {
    await folder.close();
  }
}

/**
 * Entries are reached through their opened folder and never through links, because the user could otherwise lead
 * root to files of others.
 */
async function giveEntry(folder: FileHandle, path: string, name: string, user: SystemUser): Promise<void> {
  const inFolder = process.platform === 'linux' ? `/proc/self/fd/${folder.fd}/${name}` : join(path, name);
  const found = await lstat(inFolder).catch(() => null);
  if (!found?.isDirectory() && !found?.isFile()) return;
  const entry = await openWithoutLinks(inFolder);
  if (!entry) return;
  try {
    const { uid, nlink } = await entry.stat();
    if (found.isDirectory()) {
      const inside = process.platform === 'linux' ? `/proc/self/fd/${entry.fd}` : join(path, name);
      for (const below of await readdir(inside)) await giveEntry(entry, join(path, name), below, user);
    }
    if (uid !== user.uid && (found.isDirectory() || nlink === 1)) await entry.chown(user.uid, user.gid);
  } finally {
    await entry.close();
  }
}

const openWithoutLinks = (path: string): Promise<FileHandle | null> =>
  open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ELOOP') return null;
    throw error;
  });

const STOP_MS = 60_000;
const POLL_MS = 50;

/** A database that outlived its process runs as its old user, who is about to lose the files. */
async function stopDatabaseOfOthers(cluster: string, user: SystemUser): Promise<void> {
  if (((await stat(cluster).catch(() => null))?.uid ?? user.uid) === user.uid) return;
  const giveUp = Date.now() + STOP_MS;
  for (let asked = false; ; asked = true) {
    const postmaster = await runningPostmaster(cluster);
    if (!postmaster) return;
    if (!asked) process.kill(postmaster.pid, 'SIGINT');
    if (Date.now() > giveUp)
      throw new StartError(`The PostgreSQL in ${cluster} (process ${postmaster.pid}) does not stop: end it by hand.`);
    await pause(POLL_MS);
  }
}
