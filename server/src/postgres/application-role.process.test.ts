import pg from 'pg';
import { expect, test } from 'vitest';
import { createDataFolder } from '../testing/server-process.ts';
import { startPostgres } from './start-postgres.ts';

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('the application is no superuser, and owns what an earlier version made as one', async () => {
  const dataDir = createDataFolder();
  const first = await startPostgres({ dataDir, durable: false });
  expect(await ask(first.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ]);
  await expect(ask(first.url, "copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
  // As the last release left it.
  await ask(
    first.superuserUrl,
    `create extension pg_trgm; create schema jobs; create type jobs.spec as (id int);
     create table home (id int generated always as identity primary key, n serial, title text);
     create function rent() returns int language sql as 'select 1';
     insert into home (title) values ('Flat'); alter database postgres owner to letfair`,
  );
  await first.stop();

  const second = await startPostgres({ dataDir, durable: false });
  await ask(
    second.url,
    `alter table home add column rent int; create table jobs.job (spec jobs.spec);
     create or replace function rent() returns int language sql as 'select 2'`,
  );
  expect(await ask(second.url, 'select id, n, title, rent() from home')).toEqual([
    { id: 1, n: 1, title: 'Flat', rent: 2 },
  ]);
  await second.stop();
});
