import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { afterAll, expect, test } from 'vitest';
import { aJpeg } from '../../testing/pictures.ts';
import { testApi } from '../../testing/test-api.ts';
import { fileStorage } from '../storage/file-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'letfair-full-'));
const isMounted = mountSmallDisk();
let timesFull = 0;
const { as, call, pool, upload } = await testApi({
  storage: fileStorage(folder),
  onStorageFull: () => {
    timesFull += 1;
  },
});

/** Only root may mount, and elsewhere only PostgreSQL's refusal is tried. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

const testOnSmallDisk = isMounted ? test : () => undefined;

testOnSmallDisk('an upload to a full disk is 503 with a sentence, and works once there is room', async () => {
  const { token } = await as('landlord');
  const filling = join(folder, 'filling');
  await writeFile(filling, Buffer.alloc(1_000_000)).catch(() => undefined);
  const refused = await upload(await aJpeg(), 'image/jpeg', { token });
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.answer).toMatchObject({
    success: false,
    message: expect.stringContaining('run out of storage space'),
  });
  expect(timesFull).toBe(1);
  rmSync(filling);
  expect((await upload(await aJpeg(), 'image/jpeg', { token })).status).toBe(200);
});

test('a write that PostgreSQL has no room for is 503 with a sentence, and works once there is room', async () => {
  const { token } = await as('tenant');
  await pool.query(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  await pool.query('create trigger no_room before insert on saved_search execute function no_room()');
  const send = () =>
    call(contract.savedSearches.save, { body: { name: 'Leeds', search: 'location=Leeds' } }, { token });
  const before = timesFull;
  const { status, answer } = await send();
  expect([status, answer.success]).toEqual([503, false]);
  expect(timesFull).toBe(before + 1);
  await pool.query('drop trigger no_room on saved_search');
  expect((await send()).status).toBe(200);
});
