import type pg from 'pg';
import { prepareSearch, type ReindexOptions, reindexSearch } from './features/search/index.ts';
import { openDb } from './platform/db.ts';
import { migrate as applyMigrations } from './platform/migrate.ts';

/** Applies what is new, and rebuilds search rows that lack a flag this version searches by. Answers the new migrations. */
export async function migrate(pool: pg.Pool, options: ReindexOptions = {}): Promise<string[]> {
  const applied = await applyMigrations(pool);
  await prepareSearch(openDb(pool), options);
  return applied;
}

/** Rebuilds all search rows and totals; false when it was interrupted. */
export const reindex = (pool: pg.Pool, options: ReindexOptions): Promise<boolean> =>
  reindexSearch(openDb(pool), options);
