import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

const folder = new URL('../../migrations/', import.meta.url);
/** An arbitrary number that all processes share. */
const MIGRATION_LOCK = 5_238_171_101;

/**
 * Applies new migrations: those of the job queue, then our files in order, each in its own transaction.
 * Processes that start at the same time wait for the lock. A test of upgrades stops after the file `last`.
 */
export async function migrate(pool: pg.Pool, last?: string): Promise<string[]> {
  // The job queue opens its own connection and locks itself, so it runs outside our lock.
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      return await applyNew(client, last);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

async function applyNew(client: pg.PoolClient, last?: string): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migration');
  const done = new Map(rows.map((row) => [row.name, row.hash]));
  const applied: string[] = [];
  for (const { name, sql, hash } of await migrations()) {
    if (last !== undefined && name > last) break;
    const known = done.get(name);
    if (known === hash) continue;
    if (known)
      throw new Error(
        `Migration ${name} was changed after it had been applied. Undo the change and add a new migration.`,
      );
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
    applied.push(name);
  }
  return applied;
}

async function migrations() {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
