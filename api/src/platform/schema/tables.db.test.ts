import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { Tables } from '../tables.ts';
import { expectedInAccountTables } from './expected-columns/account-tables.ts';
import type { ColumnsOf } from './expected-columns/columns-of.ts';
import { expectedInDeskTables } from './expected-columns/desk-tables.ts';
import { expectedInLettingTables } from './expected-columns/letting-tables.ts';
import { expectedInListingTables } from './expected-columns/listing-tables.ts';
import { expectedInPlatformTables } from './expected-columns/platform-tables.ts';
import { expectedInSearchTables } from './expected-columns/search-tables.ts';

const expected: ColumnsOf<Tables> = {
  ...expectedInAccountTables,
  ...expectedInListingTables,
  ...expectedInSearchTables,
  ...expectedInLettingTables,
  ...expectedInDeskTables,
  ...expectedInPlatformTables,
};

const { pool } = await testDatabase();

test('tables.ts names every column of the database as it is', async () => {
  const { rows } = await pool.query<{ table: string; column: string; type: string }>(
    `select table_name as "table", column_name as "column",
       replace(data_type, 'timestamp with time zone', 'timestamptz') || case is_nullable when 'YES' then '?' else '' end as type
     from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migration'`,
  );
  const real: Record<string, Record<string, string>> = {};
  for (const { table, column, type } of rows) real[table] = { ...real[table], [column]: type };
  expect(real).toEqual(expected);
});
