import { text } from 'node:stream/consumers';
import type { Db } from '../db.ts';
import { type Chore, runChores } from '../jobs/run-chores.ts';
import type { Log } from '../log.ts';
import { INSTALLATION_KEY, type Storage } from '../storage/storage.ts';

export interface Claim {
  /** Null when the storage belongs to this database, else what is wrong and how to mend it. */
  readonly problem: string | null;
}

/** Writes the database's id into a storage that has none, unless its files look like those of another database. */
export async function claimStorage(db: Db, storage: Storage, hasForeignFiles: () => Promise<boolean>): Promise<Claim> {
  // Of two processes that claim a storage at once, one comes too late and sees the other's id.
  if ((await installationIdIn(storage)) === null && !(await hasForeignFiles()))
    await storage.put(INSTALLATION_KEY, Buffer.from(`${await databaseId(db)}\n`), { onlyIfAbsent: true });
  return { problem: await mismatch(db, storage) };
}

/** Runs what deletes files that the database does not know, only where storage and database belong together. */
export const sweepOwnStorage =
  (storage: Storage, log: Log, sweeps: readonly Chore[]) =>
  async (db: Db): Promise<void> => {
    const problem = await mismatch(db, storage);
    if (problem) return log.warn({}, problem);
    await runChores(db, sweeps);
  };

async function mismatch(db: Db, storage: Storage): Promise<string | null> {
  const [inStorage, inDatabase] = [await installationIdIn(storage), await databaseId(db)];
  if (inStorage === inDatabase) return null;
  const { noun, setting } = storage.words;
  return (
    `The ${noun} belongs to another database (${storage.locate(INSTALLATION_KEY)} ${inStorage === null ? 'is missing' : `says ${inStorage}`}, this database is ${inDatabase}), so no unused files are deleted from it. ` +
    `If the ${noun} or the database was moved on purpose, write ${inDatabase} into that file and start again; if not, correct DATABASE_URL or ${setting}.`
  );
}

const databaseId = async (db: Db): Promise<string> =>
  (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;

/** Null for a storage that no database has claimed. */
export async function installationIdIn(storage: Storage): Promise<string | null> {
  const found = await storage.get(INSTALLATION_KEY);
  return (found && (await text(found.stream)).trim().slice(0, 100)) || null;
}
