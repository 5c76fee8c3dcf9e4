import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/files/temporary-folder.ts';
import { fileStorage } from './file-storage.ts';
import { isStorageKey, type Storage, type StorageKey } from './storage.ts';

async function readAll(storage: Storage, key: StorageKey): Promise<string | null> {
  const found = await storage.get(key);
  return found && text(found.stream);
}

test.each(['photos/../../etc/passwd', 'photos/.hidden', 'photos//a', 'photos/', 'other/a', '/photos/a', 'photos/a\0'])(
  '%s is no key',
  async (key) => {
    expect(isStorageKey(key)).toBe(false);
    await expect(fileStorage(await temporaryFolder()).put(key as StorageKey, Buffer.from('x'))).rejects.toThrow(
      'is no key',
    );
  },
);

test('a failed upload leaves nothing behind, and an earlier object stays as it was', async () => {
  const folder = await temporaryFolder();
  const storage = fileStorage(folder);
  await storage.put('exports/a.zip', Buffer.from('before'));
  const cutOff = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('cut off');
    })(),
  );
  await expect(storage.put('exports/a.zip', cutOff)).rejects.toThrow('cut off');
  expect(await readAll(storage, 'exports/a.zip')).toBe('before');
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('files are for their owner alone, and empty folders go with their last file', async () => {
  const folder = await temporaryFolder();
  const storage = fileStorage(folder);
  await storage.put('photos/ab/a.webp', Buffer.from('a'));
  expect((await stat(join(folder, 'photos/ab'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'photos/ab/a.webp'))).mode & 0o777).toBe(0o600);
  expect(await storage.move('photos/ab/a.webp', 'photos/trash/2026-01-01/ab/a.webp')).toBe(true);
  expect(await readdir(join(folder, 'photos'))).toEqual(['trash']);
  await storage.delete('photos/trash/2026-01-01/ab/a.webp');
  expect(await readdir(join(folder, 'photos'))).toEqual([]);
});

test('only one of two claims the same key', async () => {
  const storage = fileStorage(await temporaryFolder());
  const claims = ['first', 'second'].map((name) =>
    storage.put('installation-id', Buffer.from(name), { onlyIfAbsent: true }),
  );
  expect((await Promise.all(claims)).sort()).toEqual([false, true]);
});

test('unfinished uploads, also those of earlier versions, are not listed and are deleted after a while', async () => {
  const folder = await temporaryFolder();
  const storage = fileStorage(folder);
  await mkdir(join(folder, 'photos/incoming'), { recursive: true });
  const left = [await storage.newLocalFile(), join(folder, 'photos/incoming/old')];
  for (const path of left) {
    await writeFile(path, 'half');
    await utimes(path, new Date(0), new Date(0));
  }
  const arriving = await storage.newLocalFile();
  await writeFile(arriving, 'half');
  for await (const { key } of storage.list('photos/')) expect.fail(key);
  await storage.deleteUnfinished(new Date(Date.now() - 3_600_000));
  expect(await readdir(join(folder, 'photos/incoming'))).toEqual([]);
  expect(await readdir(join(folder, 'incoming'))).toHaveLength(1);
});
