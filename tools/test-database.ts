import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openPool } from '@letfair/api';
import type { TestProject } from 'vitest/node';
// Declares the type of the value provided below.
import type {} from '../api/src/testing/test-database.ts';
import { startPostgres } from '../server/src/postgres/start-postgres.ts';

const TEMPLATE_DATABASE = 'letfair_template';

/** One PostgreSQL for the whole run: that of TEST_DATABASE_URL, whose role is a superuser, else the embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL } = process.env;
  const { url, tearDown } = TEST_DATABASE_URL ? serverAt(TEST_DATABASE_URL) : await embeddedServer();
  try {
    await makeTemplate(url);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('postgresUrl', url);
  return tearDown;
}

interface TestServer {
  readonly url: string;
  readonly tearDown: () => Promise<void>;
}

/** Without fsync, because its data is thrown away, and through a socket, which takes a quarter less time than TCP. */
async function embeddedServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'letfair-test-'));
  const socketFolder = join(dataDir, 'postgres');
  const settings = { unix_socket_directories: socketFolder };
  const { superuserUrl, stop } = await startPostgres({ dataDir, durable: false, settings });
  return {
    url: `${superuserUrl}?host=${socketFolder}`,
    tearDown: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const serverAt = (url: string): TestServer => ({
  url,
  tearDown: () => onDatabase(url, (pool) => pool.query(`drop database if exists ${TEMPLATE_DATABASE}`)),
});

async function makeTemplate(url: string): Promise<void> {
  await onDatabase(url, (pool) => pool.query(`create database ${TEMPLATE_DATABASE}`));
  const template = new URL(url);
  template.pathname = TEMPLATE_DATABASE;
  await onDatabase(template.href, migrate);
}

/** Closes its connections, because PostgreSQL clones only databases without connections. */
async function onDatabase(url: string, work: (pool: ReturnType<typeof openPool>) => Promise<unknown>): Promise<void> {
  const pool = openPool({ connectionString: url, max: 2, onIdleError: () => undefined });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}
