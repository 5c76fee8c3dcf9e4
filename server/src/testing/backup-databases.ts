import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { migrate, openPool } from '@letfair/api';
import pg from 'pg';
import { afterAll } from 'vitest';
import type { Keys } from '../backup/archive/encryption.ts';
import { type BackupOptions, createBackup } from '../backup/create-backup.ts';
import type { ObjectTarget } from '../backup/objects.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { KeyTarget } from '../backup/secrets.ts';
import { startPostgres } from '../postgres/start-postgres.ts';

const noKeys: Keys = { identities: [], passphrase: null };
const noObjects = { entries: async function* none() {} };
export const nowhere: ObjectTarget = {
  begin: async () => {},
  put: async () => {},
  complete: async () => {},
  finish: async () => {},
};
const noSecrets: KeyTarget = { begin: () => {}, put: async () => {}, isWithoutSecrets: false };

/** A server with databases to back up and restore, for the tests of one file. */
export async function backupDatabases() {
  const dataDir = await mkdtemp(join(tmpdir(), 'letfair-test-'));
  const postgres = await startPostgres({ dataDir, durable: false });
  afterAll(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  let made = 0;
  /** As an operator makes it: owned by a role that is no superuser. */
  async function newDatabase(template = 'template0'): Promise<string> {
    const name = `site_${++made}`;
    await onDatabase(postgres.superuserUrl, (client) =>
      client.query(`create database ${name} template ${template} owner letfair_app`),
    );
    return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  }
  const prepared = await newDatabase();
  await onPool(prepared, migrate);
  /** As after a first start, which takes less time than to migrate. */
  const preparedDatabase = () => newDatabase(new URL(prepared).pathname.slice(1));
  return { dataDir, newDatabase, preparedDatabase };
}

export async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function onPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool({ connectionString: url, max: 2, onIdleError: () => undefined });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

export async function backUp(url: string, options: Partial<BackupOptions> = {}): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await createBackup(url, noObjects, sink, { recipients: null, ...options });
  return Buffer.concat(chunks);
}

interface RestoreOptions {
  readonly objects?: ObjectTarget;
  readonly keys?: Keys;
  readonly secrets?: KeyTarget;
}

export const restore = (
  url: string,
  archive: Buffer,
  { objects = nowhere, keys = noKeys, secrets = noSecrets }: RestoreOptions = {},
) => restoreBackup(url, objects, Readable.from([archive]), keys, secrets);

/** Number of rows and a checksum of all columns for each table, and where sequences stand. */
export const contents = (url: string): Promise<Record<string, string>> =>
  onDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' and table_name <> 'migrations'`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
      );
      found[name] = rows[0]?.sum ?? '';
    }
    const { rows: sequences } = await client.query<{ name: string; last: string }>(
      `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences`,
    );
    for (const { name, last } of sequences) found[name] = last;
    return found;
  });
