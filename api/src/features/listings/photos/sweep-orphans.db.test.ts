import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { allFolders, folderOf } from '../../../platform/files/file-store.ts';
import { newId } from '../../../platform/ids.ts';
import { photoStore } from '../../../platform/photos/photo-store.ts';
import { aListing } from '../../../testing/listings.ts';
import { aJpeg } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { photosByIds, sweepOrphans } from './index.ts';

const { as, call, dataFolder, db, photoFolder, pool, storage, upload } = await testApi();
const store = photoStore(storage);
const HOUR_MS = 3_600_000;
const sweep = () => sweepOrphans(db, store, { folders: allFolders });

const filesOf = async (id: string): Promise<string[]> =>
  (await store.namesIn(folderOf(id))).filter((name) => name.startsWith(id)).sort();

test('photos that nobody used within a day are deleted with their files; used and new ones stay', async () => {
  const { token } = await as('landlord');
  const { token: other } = await as('landlord');
  const picture = await aJpeg({ width: 500, height: 400 });
  const photo = async () => dataOf((await upload(picture, 'image/jpeg', { token })).answer).id;
  const [listed, drafted, unused, foreign, fresh] = [
    await photo(),
    await photo(),
    await photo(),
    await photo(),
    await photo(),
  ];
  await call(contract.listings.submit, { body: aListing({ images: [listed] }) }, { token });
  await call(contract.listings.createDraft, { body: { images: [drafted] } }, { token });
  // Naming somebody else's photo in a draft does not keep it.
  await call(contract.listings.createDraft, { body: { images: [foreign] } }, { token: other });
  await pool.query("update photo set created_at = now() - interval '25 hours' where id <> $1", [fresh]);

  await sweep();
  const left = await photosByIds(db, [listed, drafted, unused, foreign, fresh]);
  expect(left.map(({ id }) => id)).toEqual([listed, drafted, fresh]);
  for (const id of [listed, drafted, fresh]) expect(await filesOf(id)).toEqual([`${id}-480.webp`, `${id}-500.webp`]);
  for (const id of [unused, foreign]) expect(await filesOf(id)).toEqual([]);
});

test('photos that an import replaced stay as long as it can be undone', async () => {
  const { token, user } = await as('landlord');
  const picture = await aJpeg({ width: 500, height: 400 });
  const { id } = dataOf((await upload(picture, 'image/jpeg', { token })).answer);
  await pool.query("update photo set created_at = now() - interval '25 hours' where id = $1", [id]);
  const importId = newId();
  await pool.query(
    "insert into listing_import (id, account_id, state, file_name, bytes) values ($1, $2, 'done', 'x', 1)",
    [importId, user.id],
  );
  await pool.query(
    `insert into listing_import_row (import_id, number, outcome, reference, title, replaced)
     values ($1, 1, 'changed', 'A1', 'A flat', $2)`,
    [importId, { values: {}, images: { was: [id], became: [] } }],
  );
  await sweep();
  expect(await photosByIds(db, [id])).toHaveLength(1);
  await pool.query("update listing_import set touched_at = now() - interval '25 hours' where id = $1", [importId]);
  await sweep();
  expect(await photosByIds(db, [id])).toEqual([]);
});

test('files without a photo are deleted after a day, and what was never received whole', async () => {
  const [old, young] = [newId(Date.now() - 25 * HOUR_MS), newId()];
  for (const id of [old, young]) await store.keep(id, [{ width: 480, webp: Buffer.from('x') }]);
  const [forgotten, arriving] = [await store.newIncoming(), await store.newIncoming()];
  for (const path of [forgotten, arriving]) await writeFile(path, 'half');
  const longAgo = new Date(Date.now() - 25 * HOUR_MS);
  await utimes(forgotten, longAgo, longAgo);
  await mkdir(join(photoFolder, 'ff'), { recursive: true });
  await writeFile(join(photoFolder, 'ff', 'notes.txt'), 'Not ours.');

  await sweep();
  expect(await filesOf(old)).toEqual([]);
  expect(await filesOf(young)).toHaveLength(1);
  expect(await readdir(join(dataFolder, 'incoming'))).toEqual([arriving.split('/').at(-1)]);
  expect((await stat(join(photoFolder, 'ff', 'notes.txt'))).isFile()).toBe(true);
});

test('each hour looks through a share of the folders, a day through all of them', async () => {
  const ids = Array.from({ length: 8 }, () => newId(Date.now() - 25 * HOUR_MS));
  for (const id of ids) await store.keep(id, [{ width: 480, webp: Buffer.from('x') }]);
  for (let hour = 0; hour < 24; hour++) await sweepOrphans(db, store, { now: new Date(Date.now() + hour * HOUR_MS) });
  for (const id of ids) expect(await filesOf(id)).toEqual([]);
});
