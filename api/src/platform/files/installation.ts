import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Db } from '../db.ts';
import { nullIfMissing, syncFolder } from '../folders.ts';
import type { Log } from '../log.ts';

export interface Claim {
  /** Null when the folder belongs to this database, else what is wrong and how to mend it. */
  readonly problem: string | null;
}

/** Writes the database's id into a folder that has none, unless its files look like those of another database. */
export async function claimFolder(db: Db, file: string, hasForeignFiles: () => Promise<boolean>): Promise<Claim> {
  if ((await idIn(file)) === null && !(await hasForeignFiles())) await writeId(file, await databaseId(db));
  return { problem: await mismatch(db, file) };
}

/** Runs what deletes files that the database does not know, only where folder and database belong together. */
export const sweepOwnFolder =
  (file: string, log: Log, sweeps: readonly ((db: Db) => Promise<unknown>)[]) =>
  async (db: Db): Promise<void> => {
    const problem = await mismatch(db, file);
    if (problem) return log.warn({}, problem);
    for (const sweep of sweeps) await sweep(db);
  };

async function mismatch(db: Db, file: string): Promise<string | null> {
  const [inFolder, inDatabase] = [await idIn(file), await databaseId(db)];
  if (inFolder === inDatabase) return null;
  return (
    `The data folder belongs to another database (${file} ${inFolder === null ? 'is missing' : `says ${inFolder}`}, this database is ${inDatabase}), so no unused files are deleted from it. ` +
    `If the folder or the database was moved on purpose, write ${inDatabase} into that file and start again; if not, correct DATABASE_URL or DATA_DIR.`
  );
}

const databaseId = async (db: Db): Promise<string> =>
  (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;

const idIn = async (file: string): Promise<string | null> =>
  (await readFile(file, 'utf8').catch(nullIfMissing))?.trim().slice(0, 100) || null;

async function writeId(file: string, id: string): Promise<void> {
  // Of two processes that claim a folder at once, one comes too late and sees the other's id.
  const opened = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
  if (!opened) return;
  try {
    await opened.writeFile(`${id}\n`);
    await opened.sync();
  } finally {
    await opened.close();
  }
  await syncFolder(dirname(file));
}
