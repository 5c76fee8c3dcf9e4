import type pg from 'pg';
import { prepareSearch, type ReindexOptions, reindexSearch } from './features/search/results/index.ts';
import { openDb } from './platform/db.ts';
import { migrate as applyMigrations, type UpgradeReport } from './platform/migrate.ts';

/**
 * Applies what is new, and rebuilds search rows that lack a flag this version searches by. Answers the new migrations.
 * Takes two connections that reach PostgreSQL itself, because a lock of the session keeps other processes waiting.
 */
export const migrate = (
  pool: pg.Pool,
  { onUpgrade, ...options }: ReindexOptions & UpgradeReport = {},
): Promise<string[]> => applyMigrations(pool, { onUpgrade, afterwards: () => prepareSearch(openDb(pool), options) });

/** Rebuilds all search rows and totals; false when it was interrupted. */
export const reindex = (pool: pg.Pool, options: ReindexOptions): Promise<boolean> =>
  reindexSearch(openDb(pool), options);
