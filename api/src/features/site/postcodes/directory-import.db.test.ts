import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { urlOf } from '@letfair/contract/wire/client';
import { MAX_DIRECTORY_BYTES } from '@letfair/domain/search/places/postcodes/directory-import';
import { beforeEach, expect, test } from 'vitest';
import { onsText, zipOf } from '../../../testing/files/directory-samples.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { waitUntil } from '../../../testing/wait.ts';

const { api, as, call, importFolder: allImports, pool, send } = await testApi();
const importFolder = join(allImports, 'postcodes');
const { token } = await as('admin');
const { show, begin, sendPart, cancel } = contract.postcodes;

const shown = async () => dataOf((await call(show, {}, { token })).answer);
const state = async () => (await shown()).import?.state;
/** When the reader last noted how far it is. */
const touchedAt = async (): Promise<Date> =>
  (await pool.query<{ touched_at: Date }>('select touched_at from postcode_import')).rows[0]!.touched_at;
const beginWith = (bytes: number, fileName = 'ONSPD_MAY_2026_UK.csv') =>
  call(begin, { body: { fileName, bytes } }, { token });
const part = async (id: string, offset: number, bytes: Buffer | string) => {
  const response = await send({
    method: sendPart.method,
    url: urlOf(sendPart, { params: { id, offset: String(offset) } }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes as Buffer),
  });
  return { status: response.statusCode, answer: response.json() };
};
/** Sends a whole file in two parts. */
async function upload(file: Buffer | string): Promise<string> {
  const bytes = Buffer.from(file as Buffer);
  const { id } = dataOf((await beginWith(bytes.length)).answer);
  const half = Math.floor(bytes.length / 2);
  expect((await part(id, 0, bytes.subarray(0, half))).answer).toMatchObject({ data: { received: half } });
  expect((await part(id, half, bytes.subarray(half))).answer).toMatchObject({ data: { state: 'waiting' } });
  return id;
}
const withJobs = async (work: () => Promise<unknown>) => {
  const stop = await api.startJobs();
  try {
    await work();
  } finally {
    await stop();
  }
};
const firstPart = (id: string) => `${id}.000000000000000`;
const files = () => readdir(importFolder).catch(() => []);
const audit = async () =>
  (await pool.query(`select action, actor_role, note from audit_entry where target_type = 'postcodes' order by id`))
    .rows;

beforeEach(async () => {
  await pool.query(
    'truncate postcode_import, postcode_directory, postcode_point; delete from graphile_worker._private_jobs',
  );
  await api.sweepImports();
});

test('a file that arrives in parts is imported, and the log says who did it', async () => {
  expect(await shown()).toEqual({ directory: null, import: null });
  const id = await upload(`${onsText()}bad\n`);
  expect((await stat(importFolder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(importFolder, firstPart(id)))).mode & 0o777).toBe(0o600);
  await withJobs(() => waitUntil(async () => (await state()) === 'done'));
  expect(await shown()).toMatchObject({
    directory: {
      label: expect.stringContaining('ONS Postcode Directory'),
      fileName: 'ONSPD_MAY_2026_UK.csv',
      postcodes: 2,
      attribution: expect.stringContaining('database right 2026'),
    },
    import: {
      share: 1,
      postcodes: 2,
      skipped: 2,
      badRows: 1,
      firstBadRow: expect.stringMatching(/^line 6/),
      problem: '',
    },
  });
  expect(await files()).toEqual([]);
  expect(await audit()).toEqual([
    { action: 'import-postcodes', actor_role: 'moderator', note: 'ONSPD_MAY_2026_UK.csv' },
    { action: 'replace-postcodes', actor_role: 'clock', note: '2 postcodes' },
  ]);
});

test('a file that is refused leaves the directory in use, and says why', async () => {
  await withJobs(async () => {
    await upload(await zipOf({ 'Data/ONSPD_UK.csv': onsText() }));
    await waitUntil(async () => (await state()) === 'done');
    const { directory } = await shown();
    await upload('name,age\nAnn,3\n');
    await waitUntil(async () => (await state()) === 'refused');
    expect(await shown()).toMatchObject({
      directory,
      import: { problem: expect.stringMatching(/^Letfair doesn’t recognise this postcode directory/) },
    });
  });
  expect(await files()).toEqual([]);
});

test('one import is under way at a time', async () => {
  const both = await Promise.all([beginWith(10), beginWith(10)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await beginWith(10)).answer).toMatchObject({
    message: expect.stringContaining('Another import is running'),
  });
});

test('refuses an empty file and one that is too large before anything is sent, in words', async () => {
  expect(await beginWith(0)).toMatchObject({ status: 422, answer: { message: 'The file is empty.' } });
  expect(await beginWith(MAX_DIRECTORY_BYTES + 1)).toMatchObject({
    status: 413,
    answer: { message: expect.stringContaining('larger than 2 GB') },
  });
});

test('a part may come twice, but not out of order, and not beyond the end', async () => {
  const { id } = dataOf((await beginWith(10)).answer);
  for (let sent = 0; sent < 2; sent++)
    expect((await part(id, 0, 'abcd')).answer).toMatchObject({ data: { received: 4 } });
  expect((await part(id, 6, 'ab')).status).toBe(409);
  expect((await part(id, 4, 'x'.repeat(7))).answer.message).toContain('This file is larger than expected');
  expect((await part(id, 4, '')).status).toBe(409);
  expect((await shown()).import).toMatchObject({ state: 'receiving', received: 4 });
});

test('an import can be cancelled while its file arrives, while it waits, and while it is read', async () => {
  const { id } = dataOf((await beginWith(10)).answer);
  await part(id, 0, 'abcd');
  expect((await call(cancel, { params: { id } }, { token })).answer).toMatchObject({ data: { state: 'cancelled' } });
  expect((await part(id, 4, 'ab')).status).toBe(409);
  const waiting = await upload(onsText());
  await call(cancel, { params: { id: waiting } }, { token });
  expect(await files()).toEqual([]);

  await withJobs(async () => {
    // The copy waits for this lock as it would for a slow disk.
    const slow = await pool.connect();
    await slow.query('begin; lock table postcode_point in access exclusive mode');
    const reading = await upload(onsText({ rows: 20_000 }));
    await waitUntil(async () => (await state()) === 'running');
    expect((await call(cancel, { params: { id: reading } }, { token })).status).toBe(200);
    // With the first note after it the reader learns of the end; the second shows that it has.
    for (let note = 0; note < 2; note++) {
      const before = await touchedAt();
      await waitUntil(async () => (await touchedAt()) > before);
    }
    await slow.query('rollback');
    slow.release();
    await waitUntil(async () => (await state()) === 'cancelled');
    expect((await call(cancel, { params: { id: reading } }, { token })).status).toBe(409);
  });
  expect((await shown()).directory).toBeNull();
  expect(await files()).toEqual([]);
});

test('a second worker does not read a file that is being read', async () => {
  const id = await upload(onsText());
  await pool.query(`update postcode_import set state = 'running'`);
  await withJobs(() =>
    waitUntil(async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount === 0),
  );
  expect((await shown()).import).toMatchObject({ id, state: 'running' });
});

test('a process that stops interrupts its import, and the directory in use stays', async () => {
  const slow = await pool.connect();
  await slow.query('begin; lock table postcode_point in access exclusive mode');
  const stop = await api.startJobs();
  await upload(onsText());
  await waitUntil(async () => (await state()) === 'running');
  const stopped = stop();
  await slow.query('rollback');
  slow.release();
  await stopped;
  expect(await shown()).toMatchObject({ directory: null, import: { state: 'interrupted' } });
});

test('an import whose process was killed is interrupted, and the next one can begin', async () => {
  const id = await upload(onsText());
  await pool.query(`update postcode_import set state = 'running', touched_at = now() - interval '16 seconds'`);
  await writeFile(join(importFolder, `${id}.left-part`), 'x');
  expect(await shown()).toMatchObject({ directory: null, import: { id, state: 'interrupted' } });
  // As at the next start.
  await api.sweepImports();
  expect(await files()).toEqual([]);
  expect((await beginWith(10)).status).toBe(200);
});

test('what is still arriving or waiting survives the sweep', async () => {
  const id = await upload(onsText());
  await api.sweepImports();
  expect(await files()).toContain(firstPart(id));
});
