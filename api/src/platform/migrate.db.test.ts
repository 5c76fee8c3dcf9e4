import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

test('several processes that start at once migrate once', async () => {
  const { pool } = await testDatabase({ template: 'template0' });
  const applied = await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrate(pool)).toEqual([]);
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
