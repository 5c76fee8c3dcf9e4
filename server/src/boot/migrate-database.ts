import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@letfair/api';
import type pg from 'pg';
import { isDatabaseDown } from '../http/database-down.ts';
import { StartProblem } from './start-problem.ts';

const WAIT_MS = 30_000;
const RETRY_MS = 500;
/** Wrong password, unknown user, unknown database, no right to create tables. */
const refusals = /^(28...|3D000|42501)$/;

/** A database that comes up beside the server may need a moment longer. */
export async function migrateDatabase(pool: pg.Pool, waitMs = WAIT_MS): Promise<void> {
  const giveUp = Date.now() + waitMs;
  for (;;)
    try {
      await migrate(pool);
      return;
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (refusals.test(code) || (isDatabaseDown(error) && Date.now() > giveUp))
        throw new StartProblem(
          `DATABASE_URL takes the address of a PostgreSQL that lets Letfair in, and this one does not (${message || code}).`,
          { cause: error },
        );
      if (message.startsWith('Migration ')) throw new StartProblem(message, { cause: error });
      if (!isDatabaseDown(error)) throw error;
      await pause(RETRY_MS);
    }
}
