import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable, openPool } from '@letfair/api/database';
import { migrate } from '@letfair/api/migrate';
import { counted } from '@letfair/domain/counted';
import type pg from 'pg';
import type { Config } from '../../config/config.ts';
import { progressReport } from '../progress-report.ts';
import { printLine, StartError } from '../start-error.ts';
import { isDatabaseRefusal } from './database-refusal.ts';

const WAIT_MS = 30_000;
const RETRY_MS = 500;

/** One holds the lock, so that processes that start together migrate once. */
const MIGRATION_CONNECTIONS = 2;

/** Reaches PostgreSQL itself; statements may take as long as they need. `url` is that of the configured or embedded database. */
export async function migrateDatabase({ database }: Pick<Config, 'database'>, url: string): Promise<void> {
  const connectionString = database.directUrl ?? url;
  const setting = database.directUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const pool = openPool({ connectionString, max: MIGRATION_CONNECTIONS, onIdleError: () => undefined });
  try {
    await migrateWithin(pool, setting, WAIT_MS);
  } finally {
    await pool.end();
  }
}

const onUpgrade = (migrations: number): void =>
  printLine(
    `Updating the database (${counted(migrations, 'step')}). If this is interrupted, nothing is lost: the next start carries on from there.`,
  );

/** Retries for a while, because a database that starts together with the server may come up later. */
async function migrateWithin(pool: pg.Pool, setting: string, waitMs: number): Promise<void> {
  const giveUp = Date.now() + waitMs;
  for (;;)
    try {
      await migrate(pool, { onUpgrade, onProgress: progressReport('Updating search rows for new filters') });
      return;
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (isDatabaseRefusal(error) || (isDatabaseUnavailable(error) && Date.now() > giveUp))
        throw new StartError(
          `${setting} must be the address of a PostgreSQL server that lets Letfair in, but this one doesn’t (${message || code}).`,
          { cause: error },
        );
      if (message.startsWith('Migration ')) throw new StartError(message, { cause: error });
      if (!isDatabaseUnavailable(error)) throw error;
      await pause(RETRY_MS);
    }
}
