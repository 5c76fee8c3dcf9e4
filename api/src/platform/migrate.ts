import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

const folder = new URL('../../migrations/', import.meta.url);
/** An arbitrary number that all processes share. */
const MIGRATION_LOCK = 5_238_171_101;

/**
 * Applies new migrations: those of the job queue, then our files in order, each in its own transaction.
 * Processes that start at the same time wait for the lock, also for what `afterwards` does, which uses another
 * connection of the pool. A restore applies those that its backup had, and a test of upgrades those up to a release.
 * An interrupted upgrade keeps the migrations that were applied, and the next one goes on behind them.
 */
export async function migrate(
  pool: pg.Pool,
  { isWanted = () => true, onUpgrade, afterwards }: MigrateOptions = {},
): Promise<string[]> {
  // The job queue opens its own connection and locks itself, so it runs outside our lock.
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      const applied = await applyNew(client, isWanted, onUpgrade);
      await afterwards?.();
      return applied;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

export interface MigrateOptions extends UpgradeReport {
  readonly isWanted?: (name: string) => boolean;
  readonly afterwards?: () => Promise<unknown>;
}

export interface UpgradeReport {
  /** Called before migrations are applied to a database that has some. */
  readonly onUpgrade?: ((migrations: number) => void) | undefined;
}

async function applyNew(
  client: pg.PoolClient,
  isWanted: (name: string) => boolean,
  onUpgrade: UpgradeReport['onUpgrade'],
): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migration');
  const done = new Map(rows.map((row) => [row.name, row.hash]));
  const forThisServer = await statementsFor(client);
  const applied: string[] = [];
  const wanted = (await listMigrations()).filter(({ name }) => isWanted(name));
  const missing = wanted.filter(({ name }) => !done.has(name)).length;
  if (done.size > 0 && missing > 0) onUpgrade?.(missing);
  for (const { name, sql, hash } of wanted) {
    const known = done.get(name);
    if (known === hash) continue;
    if (known)
      throw new Error(
        `Migration ${name} was changed after it had been applied. Undo the change and add a new migration.`,
      );
    await client.query('begin');
    try {
      await client.query(forThisServer(sql));
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

const POSTGRES_17 = 170_000;
const COMPUTE_CARDS = 'alter table listing alter column card set expression as (';
const END_OF_EXPRESSION = '\n);';

/**
 * One migration computes a generated column anew by a statement that came with PostgreSQL 17. Its expression stays the
 * same, so on older servers an update of a column that it is made from does as much.
 */
async function statementsFor(client: pg.PoolClient): Promise<(sql: string) => string> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  const isOlder = (rows[0]?.version ?? 0) < POSTGRES_17;
  return (sql) => {
    const start = sql.indexOf(COMPUTE_CARDS);
    if (!isOlder || start === -1) return sql;
    const end = sql.indexOf(END_OF_EXPRESSION, start) + END_OF_EXPRESSION.length;
    return `${sql.slice(0, start)}update listing set title = title;${sql.slice(end)}`;
  };
}

/** All migrations of this version, in order. */
export async function listMigrations() {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
