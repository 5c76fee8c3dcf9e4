import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
    project.provide('cloneOptions', await cloneOptionsOf(url));
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

/**
 * Without fsync, because its data is thrown away, and through a socket, which takes a quarter less time than TCP. Whoever
 * may enter the folder of the socket is let in, because checking a password is almost half the work of a connection.
 */
async function embeddedServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'letfair-test-'));
  const socketFolder = join(dataDir, 'postgres');
  const hba_file = join(dataDir, 'pg_hba.conf');
  await writeFile(hba_file, 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
  await chmod(hba_file, 0o644);
  const settings = { unix_socket_directories: socketFolder, hba_file };
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

/** Copies files instead of logging every page, which takes half the processor time; PostgreSQL 14 always copies. */
async function cloneOptionsOf(url: string): Promise<string> {
  let version = 0;
  await onDatabase(url, async (pool) => {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    version = rows[0]?.version ?? 0;
  });
  return version >= 150_000 ? 'strategy file_copy' : '';
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
