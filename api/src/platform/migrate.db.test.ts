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
