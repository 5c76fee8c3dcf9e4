import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openPool } from '@letfair/api';
import { describeSchema } from '../api/src/platform/schema/describe-schema.ts';
import { startPostgres } from '../server/src/postgres/start-postgres.ts';

/** Writes api/migrations/schema.txt from a database that has just been migrated, so that a migration can be read as what it makes. */
const file = new URL('../api/migrations/schema.txt', import.meta.url);
const dataDir = await mkdtemp(join(tmpdir(), 'letfair-schema-'));
const server = await startPostgres({ dataDir, durable: false });
const pool = openPool({ connectionString: server.url, max: 2, onIdleError: () => undefined });
try {
  await migrate(pool);
  await writeFile(file, await describeSchema(pool));
} finally {
  await pool.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
