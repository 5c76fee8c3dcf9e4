import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { deleteOldRows } from '../retention/delete-old-rows.ts';
import { findWebAsset, keepWebAssets } from './web-assets.repository.ts';

const { db } = await testDatabase();
const reads: string[] = [];
const read = async (name: string) => {
  reads.push(name);
  return { name, content: Buffer.from(`of ${name}`), isGzipped: name.endsWith('.js') };
};

test('keeps the files of every build that was served within a week', async () => {
  await keepWebAssets(db, ['root-a.js', 'logo-a.webp'], read);
  await Promise.all([1, 2].map(() => keepWebAssets(db, ['root-b.js', 'logo-a.webp'], read)));
  expect(await findWebAsset(db, 'root-a.js')).toMatchObject({ content: Buffer.from('of root-a.js'), isGzipped: true });
  expect(await findWebAsset(db, 'logo-a.webp')).toMatchObject({ isGzipped: false });
  expect(await findWebAsset(db, 'root-c.js')).toBeNull();
  expect(
    reads.filter((name) => name === 'logo-a.webp'),
    'a file that is kept is not read again',
  ).toHaveLength(1);

  await sql`update web_asset set served_at = now() - interval '8 days'`.execute(db);
  await keepWebAssets(db, ['root-b.js', 'logo-a.webp'], read);
  await deleteOldRows(db);
  expect(await findWebAsset(db, 'root-a.js')).toBeNull();
  expect(await findWebAsset(db, 'root-b.js')).not.toBeNull();
});
