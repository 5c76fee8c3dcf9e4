import { chmod, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeTable } from '@letfair/domain/code-table';
import { StartError } from '../start-error.ts';

const PROBE = '.write-test';

/** Creates the folder if it is missing, for its owner alone, and makes sure that files can be written there. */
export async function ensureDataFolder(folder: string, setting = 'DATA_DIR'): Promise<void> {
  try {
    await makeFolders(folder);
    const probe = join(folder, `${PROBE}-${process.pid}`);
    const file = await open(probe, 'w', 0o600);
    try {
      // A full disk still takes empty files.
      await file.writeFile('x');
    } finally {
      await file.close();
      await rm(probe, { force: true });
    }
    await closeToOthers(folder);
  } catch (error) {
    throw new StartError(
      `${setting} must be a folder that Letfair can write to; ${shorten(folder)} isn’t one (${reasonOf(error as NodeJS.ErrnoException)}).`,
      { cause: error },
    );
  }
}

/** Node's own `recursive` never ends where a parent exists but takes no folders, as in /proc. */
async function makeFolders(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error('it isn’t a folder'), { code: 'ENOTDIR' });
  const parent = dirname(folder);
  if (parent !== folder) await makeFolders(parent);
  await mkdir(folder, { mode: 0o700 });
}

const OPEN_TO_PASS = 0o711;

/** Earlier versions made folders that others could pass through. */
async function closeToOthers(folder: string): Promise<void> {
  const { mode, uid } = await stat(folder);
  if ((mode & 0o777) === OPEN_TO_PASS && uid === process.getuid?.()) await chmod(folder, 0o700);
}

const reasons = codeTable<string>({
  EACCES: 'this user isn’t allowed to write there',
  EPERM: 'it can’t hold files',
  EEXIST: 'it is a broken link',
  ENOENT: 'it can’t hold files',
  ELOOP: 'it is a link that leads back to itself',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'it isn’t a folder',
  EROFS: 'it’s read-only',
});
const reasonOf = ({ code = '', message }: NodeJS.ErrnoException): string => reasons.get(code) ?? message;

const SHOWN = 200;
const shorten = (path: string): string => (path.length <= SHOWN ? path : `${path.slice(0, SHOWN)}…`);
