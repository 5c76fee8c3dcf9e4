import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { describeSchema } from './describe-schema.ts';
import { generateTables } from './generate-tables.ts';

const { pool } = await testDatabase();
const api = new URL('../../../', import.meta.url);

test.each([
  ['migrations/schema.sql', describeSchema],
  ['src/platform/tables.generated.ts', generateTables],
])('%s is what `npm run schema` writes from the migrations', async (file, generate) => {
  expect(await generate(pool)).toBe(await readFile(new URL(file, api), 'utf8'));
});
