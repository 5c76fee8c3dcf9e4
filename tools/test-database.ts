import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openPool } from '@letfair/api';
import type { TestProject } from 'vitest/node';
// declares what is provided, beside those who ask for it
import type {} from '../api/src/testing/test-database.ts';
import { startPostgres } from '../server/src/postgres/start-postgres.ts';

const TEMPLATE_DATABASE = 'letfair_template';

/** One PostgreSQL for the whole run; nobody misses its data, so it does not wait for the disk. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'letfair-test-'));
  const { url, stop } = await startPostgres({ dataDir, durable: false });
  const tearDown = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await makeTemplate(url);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('postgresUrl', url);
  return tearDown;
}

async function makeTemplate(url: string): Promise<void> {
  await onDatabase(url, (pool) => pool.query(`create database ${TEMPLATE_DATABASE}`));
  const template = new URL(url);
  template.pathname = TEMPLATE_DATABASE;
  await onDatabase(template.href, migrate);
}

/** Leaves no connection behind: PostgreSQL clones only a database that nobody is connected to. */
async function onDatabase(url: string, work: (pool: ReturnType<typeof openPool>) => Promise<unknown>): Promise<void> {
  const pool = openPool({ connectionString: url, max: 1, onIdleError: () => undefined });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}
