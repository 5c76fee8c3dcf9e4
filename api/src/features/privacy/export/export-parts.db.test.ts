import { expect, test } from 'vitest';
import { listAccountColumns } from '../../../testing/personal-data-fixture.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { exportParts, unexportedTables } from './export-parts.ts';

const { db } = await testDatabase();

test('exports every table that references an account, or names the reason not to', async () => {
  const known = new Set((await listAccountColumns(db)).map(({ table }) => table));
  const told = new Set<string>(exportParts.flatMap(({ tables }) => tables));
  expect(known.size).toBeGreaterThan(20);
  expect([...known].filter((table) => !told.has(table) && !(table in unexportedTables))).toEqual([]);
  expect(Object.keys(unexportedTables).filter((table) => told.has(table) || !known.has(table))).toEqual([]);
});

test('gives each file a name of its own', () => {
  const names = exportParts.map(({ file }) => file);
  expect(new Set(names).size).toBe(names.length);
});
