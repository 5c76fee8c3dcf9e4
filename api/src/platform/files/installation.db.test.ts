import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { testApi } from '../../testing/test-api.ts';
import { waitUntil } from '../../testing/wait.ts';
import { newId } from '../ids.ts';
import { photoStore } from '../photos/photo-store.ts';
import { folderOf } from './file-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer than a photo waits for its sweep. */
const SWEPT_WITHIN_MS = 10_000;

const first = await testApi();
const { photoFolder, storage } = first;
const installationFile = join(first.dataFolder, 'installation-id');
/** The same storage with another database. */
const second = await testApi({ storage });
afterAll(await first.api.startJobs());
afterAll(await second.api.startJobs());
const store = photoStore(storage);

const cleanUp = async ({ pool }: typeof first) => {
  await pool.query("select graphile_worker.add_job('clean-up')");
  await waitUntil(async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount === 0);
};

/** A file without a row, in a folder that the sweep of this hour looks through. */
async function anUnknownPhoto(): Promise<string> {
  const leftMs = HOUR_MS - (Date.now() % HOUR_MS);
  // A timer may fire a little early.
  if (leftMs < SWEPT_WITHIN_MS) await sleep(leftMs + 50);
  const hour = Math.floor(Date.now() / HOUR_MS) % 24;
  for (;;) {
    const id = newId(Date.now() - 2 * DAY_MS);
    if (Number.parseInt(folderOf(id), 16) % 24 !== hour) continue;
    await store.keep(id, [{ width: 480, webp: Buffer.from('x') }]);
    return id;
  }
}
const filesOf = async (id: string): Promise<string[]> =>
  (await store.namesIn(folderOf(id))).filter((name) => name.startsWith(id));

test('a folder gets the id of its database, and no other database sweeps it', async () => {
  expect(await first.api.claimStorage()).toEqual({ problem: null });
  const id = (await readFile(installationFile, 'utf8')).trim();
  expect((await first.pool.query('select id from installation')).rows).toEqual([{ id }]);
  const photo = await anUnknownPhoto();

  // Both databases are clones of one template.
  await second.pool.query('update installation set id = gen_random_uuid()');
  const { problem } = await second.api.claimStorage();
  expect(problem).toMatch(
    /belongs to another database .* If the data folder or the database was moved on purpose, write/,
  );
  await cleanUp(second);
  expect(await filesOf(photo)).toHaveLength(1);
  expect(second.logged.join('\n')).toContain('so no unused files are deleted from it');

  await cleanUp(first);
  expect(await filesOf(photo)).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  const trash = join(photoFolder, 'trash', today, folderOf(photo));
  expect(await readdir(trash)).toEqual([`${photo}-480.webp`]);
});

test('the trash is emptied after 30 days', async () => {
  const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  for (const day of [dayBefore(29), dayBefore(31), 'notes'])
    await storage.put(`photos/trash/${day}/ab/a.webp`, Buffer.from('x'));
  await cleanUp(first);
  const left = await readdir(join(photoFolder, 'trash'));
  expect(left).toContain(dayBefore(29));
  expect(left).toContain('notes');
  expect(left).not.toContain(dayBefore(31));
});

test('a folder without an id is claimed, unless this database knows none of its photos', async () => {
  await rm(installationFile);
  await cleanUp(first);
  await anUnknownPhoto();
  expect((await first.api.claimStorage()).problem).toContain('installation-id is missing');
  await writeFile(installationFile, `${(await first.pool.query('select id from installation')).rows[0].id}\n`);
  expect(await first.api.claimStorage()).toEqual({ problem: null });
});
