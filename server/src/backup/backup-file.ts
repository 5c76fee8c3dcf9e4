import { createReadStream, fstatSync } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { StartError } from '../boot/start-error.ts';
import { writeFailures } from './explain-failure.ts';

export interface BackupTarget {
  readonly sink: Writable;
  /** Gives the file its name once all is written. */
  readonly keep: () => Promise<void>;
  /** Removes what was written. */
  readonly discard: () => Promise<void>;
}

const STANDARD = '-';
const UNFINISHED = '.unfinished';

/** A file that does not exist yet, for its owner alone, or standard output. */
export async function openTarget(name: string): Promise<BackupTarget> {
  if (name === STANDARD) return { sink: process.stdout, keep: async () => {}, discard: async () => {} };
  const path = resolve(name);
  const unfinished = `${path}${UNFINISHED}`;
  if (await stat(path).catch(() => null)) throw new StartError(`${path} already exists. Choose another file name.`);
  const file = await open(unfinished, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST')
      throw new StartError(
        `${unfinished} already exists. Another backup may still be writing to it; if that backup was interrupted, delete the file.`,
      );
    throw unwritable(path, error);
  });
  return {
    // Flushed to the disk before it is closed.
    sink: file.createWriteStream({ flush: true }),
    keep: async () => {
      try {
        await rename(unfinished, path);
        const folder = await open(dirname(path), 'r');
        await folder.sync().finally(() => folder.close());
      } catch (error) {
        throw unwritable(path, error as NodeJS.ErrnoException);
      }
    },
    discard: async () => {
      await file.close().catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

/** A failure to write the archive; errors of other kinds are answered as they are. */
export function unwritable(name: string, error: NodeJS.ErrnoException): Error {
  const reason = writeFailures.get(error.code ?? '');
  const target = name === STANDARD ? 'standard output' : name;
  return reason ? new StartError(`We can’t write to ${target}: ${reason}.`, { cause: error }) : error;
}

export interface BackupInput {
  readonly name: string;
  readonly open: () => Readable;
  /** It can be read twice, so that it is checked before it is restored. */
  readonly isFile: boolean;
}

/** A file, or standard input, which may be one as well. */
export async function openInput(name: string): Promise<BackupInput> {
  if (name === STANDARD) {
    const isFile = fstatSync(0).isFile();
    return {
      name: 'standard input',
      isFile,
      open: () => (isFile ? createReadStream('', { fd: 0, start: 0, autoClose: false }) : process.stdin),
    };
  }
  const path = resolve(name);
  try {
    const file = await open(path, 'r');
    const found = await file.stat();
    await file.close();
    if (!found.isFile()) throw new StartError(`${path} isn’t a file. Choose a backup file.`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw unreadable(path, error as NodeJS.ErrnoException);
  }
  return { name: path, isFile: true, open: () => createReadStream(path) };
}

export async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw unreadable(resolve(file), error, 'make a copy that this user can read');
  });
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** `advice` is for a file that another user owns. */
const unreadable = (
  path: string,
  error: NodeJS.ErrnoException,
  advice = 'with "- < FILE" another user can open it',
): StartError => {
  const reason =
    error.code === 'ENOENT'
      ? 'it doesn’t exist'
      : error.code === 'EACCES'
        ? `this user isn’t allowed to read it; ${advice}`
        : error.message;
  return new StartError(`We can’t read ${path}: ${reason}.`, { cause: error });
};
