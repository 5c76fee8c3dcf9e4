/** What opens and migrates the database without the rest of the API, for commands that must stay small. */

export { isDatabaseUnavailable } from './database-errors.ts';
export { openPool } from './db.ts';
export { listMigrations, migrate as applyMigrations } from './migrate.ts';
