import { onServer, testDatabase } from '@letfair/api/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDatabase } from './check-database.ts';
import { lineOf } from './finding.ts';

const { url, pool } = await testDatabase();
const ROLE = 'doctor_test';
const PASSWORD = 'known-to-this-test';
beforeAll(() => onServer(`create role ${ROLE} login password '${PASSWORD}'`));
afterAll(() => onServer(`drop role ${ROLE}`));

const linesAt = async (address: URL) => (await checkDatabase(address.href)).map(lineOf).join('\n');

function withSettings(settings: string): URL {
  const address = new URL(url);
  address.searchParams.set('options', settings);
  return address;
}

test('a planner that is set for spinning disks or long reports is told how to change', async () => {
  const warned = await linesAt(withSettings('-c random_page_cost=4 -c jit=on'));
  expect(warned).toMatch(
    /^warning {2}planner: .*"alter role \w+ set random_page_cost = 1\.1; alter role \w+ set jit = off"\.$/m,
  );
  expect(await linesAt(withSettings('-c random_page_cost=1.1 -c jit=off'))).toMatch(/^ok {7}planner: /m);
});

test('a superuser, and a role that may not create tables, are told apart', async () => {
  expect(await linesAt(new URL(url))).toMatch(/^warning {2}rights: \w+ is a superuser/m);
  const stranger = Object.assign(new URL(url), { username: ROLE, password: PASSWORD });
  expect(await linesAt(stranger)).toMatch(/^problem {2}rights: doctor_test isn’t allowed to create tables/m);
});

test('migrations that wait, those of a newer version, and an old backup are told', async () => {
  await pool.query(`insert into last_backup (begun_at, finished_at, bytes, row_count, object_count, is_encrypted)
     select at, at, 1, 1, 0, false from (select now() - interval '9 days' as at) of_last_week`);
  expect(await linesAt(new URL(url))).toMatch(/^warning {2}backup: the last one is 9 days old/m);
  await pool.query(`delete from schema_migration where name = (select max(name) from schema_migration)`);
  expect(await linesAt(new URL(url))).toMatch(/^warning {2}schema: 1 migration still to apply/m);
  await pool.query(`insert into schema_migration (name, hash) values ('9999-of-tomorrow', 'unknown')`);
  expect(await linesAt(new URL(url))).toMatch(/^warning {2}schema: the database was migrated by a newer version/m);
});
