import type { Db } from '../db.ts';

/** Deletes what has outlived its use, one kind after the other; what one hour does not finish, the next does. */
export const cleanUp = (db: Db, forgetters: readonly ((db: Db) => Promise<unknown>)[]) => async (): Promise<void> => {
  for (const forget of forgetters) await forget(db);
};
