import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openPool } from '@letfair/api';
import type { TestProject } from 'vitest/node';
// Declares the type of the value provided below.
import type {} from '../api/src/testing/test-database.ts';
import { startPostgres } from '../server/src/postgres/start-postgres.ts';

const TEMPLATE_DATABASE = 'letfair_template';

/** One PostgreSQL for the whole run, without fsync, because its data is thrown away. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'letfair-test-'));
  const { superuserUrl: url, stop } = await startPostgres({ dataDir, durable: false });
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

/** Closes its connections, because PostgreSQL clones only databases without connections. */
async function onDatabase(url: string, work: (pool: ReturnType<typeof openPool>) => Promise<unknown>): Promise<void> {
  const pool = openPool({ connectionString: url, max: 1, onIdleError: () => undefined });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}
