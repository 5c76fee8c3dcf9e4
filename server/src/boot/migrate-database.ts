import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable, openPool } from '@letfair/api/database';
import { migrate } from '@letfair/api/migrate';
import type pg from 'pg';
import { progressReport } from './progress-report.ts';
import { StartError } from './start-error.ts';

const WAIT_MS = 30_000;
const RETRY_MS = 500;
/** Wrong password, unknown user, unknown database, no right to create tables. */
const refusals = /^(28...|3D000|42501)$/;

/** One holds the lock, so that processes that start together migrate once. */
const MIGRATION_CONNECTIONS = 2;

/** The address has to reach PostgreSQL itself; statements may take as long as they need. */
export async function migrateDatabase(url: string): Promise<void> {
  const pool = openPool({ connectionString: url, max: MIGRATION_CONNECTIONS, onIdleError: () => undefined });
  try {
    await migrateWithin(pool, WAIT_MS);
  } finally {
    await pool.end();
  }
}

/** Retries for a while, because a database that starts together with the server may come up later. */
async function migrateWithin(pool: pg.Pool, waitMs: number): Promise<void> {
  const giveUp = Date.now() + waitMs;
  for (;;)
    try {
      await migrate(pool, { onProgress: progressReport('Search rows are updated for new filters') });
      return;
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (refusals.test(code) || (isDatabaseUnavailable(error) && Date.now() > giveUp))
        throw new StartError(
          `DATABASE_URL takes the address of a PostgreSQL that lets Letfair in, and this one does not (${message || code}).`,
          { cause: error },
        );
      if (message.startsWith('Migration ')) throw new StartError(message, { cause: error });
      if (!isDatabaseUnavailable(error)) throw error;
      await pause(RETRY_MS);
    }
}
