import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { describeSchema } from './describe-schema.ts';

const { pool } = await testDatabase();

test('migrations/schema.sql is what the migrations make; `npm run schema` writes it anew', async () => {
  const written = await readFile(new URL('../../../migrations/schema.sql', import.meta.url), 'utf8');
  expect(await describeSchema(pool)).toBe(written);
});
