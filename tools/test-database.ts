import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openPool } from '@letfair/api';
import pg from 'pg';
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
  const server = new pg.Client(url);
  await server.connect();
  await server.query(`create database ${TEMPLATE_DATABASE}`);
  await server.end();

  const template = new URL(url);
  template.pathname = TEMPLATE_DATABASE;
  const pool = openPool({ connectionString: template.href, max: 1, onIdleError: () => undefined });
  await migrate(pool);
  // PostgreSQL clones only a database that nobody is connected to.
  await pool.end();
}
