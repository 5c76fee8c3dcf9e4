import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { waitUntil } from '../testing/wait.ts';
import { openPool } from './db.ts';
import { listMigrations, migrate } from './migrate.ts';

test('several processes that start at once migrate once', async () => {
  const { pool } = await testDatabase({ template: 'template0' });
  const applied = await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrate(pool)).toEqual([]);
});

test('an upgrade that is killed keeps what it had applied, and the next one goes on behind it', async () => {
  const { pool } = await testDatabase({ template: 'template0' });
  await migrate(pool, { isWanted: (name) => name < '0010' });
  const upgrades: number[] = [];
  const onUpgrade = (migrations: number) => void upgrades.push(migrations);
  const reader = await pool.connect();
  try {
    await reader.query('begin');
    await reader.query('select from listing');
    const killed = migrate(pool, { onUpgrade }).then(
      () => 'finished',
      () => 'killed',
    );
    // A migration that changes the table waits for the reader, with others applied before it.
    const waiting = `select pid from pg_locks where relation = 'listing'::regclass and not granted`;
    await waitUntil(async () => (await pool.query(waiting)).rowCount === 1);
    await pool.query(`select pg_terminate_backend(pid) from (${waiting}) waiting`);
    expect(await killed).toBe('killed');
    await reader.query('commit');
  } finally {
    reader.release();
  }
  const rest = await migrate(pool, { onUpgrade });
  const { rows } = await pool.query('select name from schema_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual((await listMigrations()).map(({ name }) => name));
  expect(upgrades).toEqual([rows.length - 9, rest.length]);
  expect(rest.length).toBeLessThan(rows.length - 9);
});

test('a migration that was changed after it had been applied stops the start', async () => {
  const { pool } = await testDatabase();
  await pool.query("update schema_migration set hash = 'other' where name like '0001%'");
  await expect(migrate(pool)).rejects.toThrow(/0001_\w+\.sql was changed after it had been applied/);
});

test('jobs queued under former names wait on under their new names', async () => {
  const { pool } = await testDatabase({ template: 'template0' });
  await migrate(pool, { isWanted: (name) => name <= '0018_listing_floor.sql' });
  for (const [name, key] of [
    ['tell-unread', 'unread c1 tenant'],
    ['tend-tickets', 'tickets'],
    ['send-mail', 'mail'],
  ])
    await pool.query(
      `select graphile_worker.add_job($1, '{"id": 7}'::json, job_key => $2, run_at => now() + interval '1 hour')`,
      [name, key],
    );
  expect(await migrate(pool)).toContain('0019_job_names.sql');
  const { rows } = await pool.query(
    `select task_identifier, key, run_at > now() as waits from graphile_worker.jobs order by key`,
  );
  expect(rows).toEqual([
    { task_identifier: 'send-mail', key: 'mail', waits: true },
    { task_identifier: 'close-idle-tickets', key: 'tickets', waits: true },
    { task_identifier: 'send-unread-mail', key: 'unread c1 tenant', waits: true },
  ]);
});

test('a view that the version before counts during the migration to view totals is part of them', async () => {
  const { url } = await testDatabase({ template: 'template0' });
  // Without foreign keys: a view needs a listing, which needs an account with everything that belongs to it.
  const withoutTriggers = new URL(url);
  withoutTriggers.searchParams.set('options', '-c session_replication_role=replica');
  const connectionString = withoutTriggers.href;
  const pool = openPool({ connectionString, onIdleError: () => undefined });
  onTestFinished(() => pool.end());
  await migrate(pool, { isWanted: (name) => name < '0059' });
  const listingId = '01980000-0000-7000-8000-0000000000ab';
  const before = await pool.connect();
  let migrated: Promise<unknown> = Promise.resolve();
  try {
    await before.query('begin');
    await before.query('insert into listing_view (listing_id, day, views) values ($1, current_date, 7)', [listingId]);
    migrated = migrate(pool, { isWanted: (name) => name.startsWith('0059') });
    await waitUntil(async () => {
      const { rowCount } = await pool.query(
        `select from pg_locks where relation = 'listing_view'::regclass and not granted`,
      );
      return rowCount === 1;
    });
    await before.query('commit');
  } finally {
    before.release(true);
  }
  await migrated;
  expect((await pool.query('select views from listing_view_total')).rows).toEqual([{ views: 7 }]);
});
