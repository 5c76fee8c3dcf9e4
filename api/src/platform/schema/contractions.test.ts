import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findContractions } from './contractions.ts';

const folder = new URL('../../../migrations/', import.meta.url);
/** Earlier migrations were applied while nothing served. */
const FIRST_BESIDE_OTHERS = '0058';

/**
 * What nobody uses any more: the version before the one with the migration neither reads nor writes it. Each line names
 * the version since which that is so.
 */
const contracted: Readonly<Record<string, string>> = {};

test('migrations leave what the version before them reads and writes', async () => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name) && name >= FIRST_BESIDE_OTHERS);
  for (const name of names)
    for (const { what, why } of findContractions(await readFile(new URL(name, folder), 'utf8')))
      expect(contracted, `${name}: ${what} is ${why}; see "a migration" in CONTRIBUTING.md`).toHaveProperty([what]);
});

test.each([
  ['drop table visit', 'visit dropped'],
  ['drop table if exists visit, "note" cascade', 'visit dropped, note dropped'],
  ['alter table visit drop column seen', 'visit.seen dropped'],
  ['alter table visit add column a int, drop column if exists seen cascade', 'visit.seen dropped'],
  ['alter table visit rename to tour', 'visit renamed'],
  ['alter table visit rename seen to seen_at', 'visit.seen renamed'],
  ['alter table visit alter column seen set not null', 'visit.seen required'],
  ['alter table visit alter seen type bigint using seen::bigint', 'visit.seen retyped'],
  ["alter table visit add column kind text not null check (kind in ('a', 'b'))", 'visit.kind required'],
  ["alter table visit add column kind text not null default 'a'", ''],
  ['alter table visit add constraint seen check (true), drop constraint other', ''],
  ['alter table visit alter column seen drop not null', ''],
  ['create table tour (id int); alter table tour add column kind text not null', ''],
  ['-- drop table visit;\ncreate function f() returns void language sql as $$ drop table visit; $$', ''],
])('%s', (sql, expected) => {
  expect(
    findContractions(sql)
      .map(({ what, why }) => `${what} ${why}`)
      .join(', '),
  ).toBe(expected);
});
