import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileStorage, type Storage } from '@letfair/api';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, test } from 'vitest';
import type { ArchiveEntry } from './archive/write-archive.ts';
import { emptyStorage, objectsOf } from './objects.ts';

const LARGE = 5 * 1024 * 1024;

async function newStorage(): Promise<{ readonly storage: Storage; readonly folder: string }> {
  const folder = await temporaryFolder();
  return { storage: fileStorage(folder), folder };
}

async function filledStorage(): Promise<Storage> {
  const { storage } = await newStorage();
  await storage.put('photos/ab/large.webp', Buffer.alloc(LARGE, 1));
  for (let n = 0; n < 20; n++) await storage.put(`photos/cd/${n}.webp`, Buffer.from(`picture ${n}`));
  await storage.put('certificates/ef/one.pdf', Buffer.from('certificate'));
  await storage.put('photos/trash/2026-11-01/gone.webp', Buffer.from('gone'));
  return storage;
}

async function entriesOf(storage: Storage): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for await (const entry of objectsOf(storage).entries())
    found.push([entry.name, (await buffer(entry.body as AsyncIterable<Buffer>)).length]);
  return found;
}

const bodyOf = async function* bodyOf({ body }: ArchiveEntry): AsyncGenerator<Buffer> {
  yield* body;
};

test('all files are read in order, small and large ones, and nothing from the trash', async () => {
  const entries = await entriesOf(await filledStorage());
  expect(entries).toHaveLength(22);
  expect(entries[0]).toEqual(['objects/photos/ab/large.webp', LARGE]);
  expect(entries.at(-1)).toEqual(['objects/certificates/ef/one.pdf', 11]);
  expect(entries.some(([name]) => name.includes('trash'))).toBe(false);
});

test('a large file is opened in its turn, after those before it were taken', async () => {
  const { storage } = await newStorage();
  for (const name of ['a', 'b']) await storage.put(`photos/ab/${name}.webp`, Buffer.from('small'));
  await storage.put('photos/cd/large.webp', Buffer.alloc(LARGE));
  const opened: string[] = [];
  const watched: Storage = {
    ...storage,
    get: (key, range) => {
      opened.push(key);
      return storage.get(key, range);
    },
  };
  const entries = objectsOf(watched).entries()[Symbol.asyncIterator]();
  await entries.next();
  await entries.next();
  expect(opened).toHaveLength(2);
  const { value } = await entries.next();
  expect((await buffer((value as ArchiveEntry).body as AsyncIterable<Buffer>)).length).toBe(LARGE);
});

test('files are restored with the id of their installation', async () => {
  const source = await filledStorage();
  const { storage, folder } = await newStorage();
  const target = emptyStorage(storage);
  await target.begin('backup-1');
  for await (const entry of objectsOf(source).entries())
    await target.put(entry.name.replace('objects/', ''), entry.bytes, bodyOf(entry));
  await target.complete('installation-1');
  expect(await storage.head('imports/unfinished-restore')).not.toBeNull();
  await target.finish();
  expect(await storage.head('imports/unfinished-restore')).toBeNull();
  expect(await entriesOf(storage)).toEqual(await entriesOf(source));
  expect(await readFile(join(folder, 'installation-id'), 'utf8')).toBe('installation-1\n');
});

test('a storage in use is refused, and one that the same backup has begun to fill is not', async () => {
  const { storage } = await newStorage();
  await emptyStorage(storage).begin('backup-1');
  await storage.put('photos/ab/one.webp', Buffer.from('x'));
  await emptyStorage(storage).begin('backup-1');
  await expect(emptyStorage(storage).begin('backup-2')).rejects.toThrow(
    /into empty storage, but .*one\.webp is already there/,
  );
  await expect(emptyStorage(await filledStorage()).begin('backup-1')).rejects.toThrow(
    'Set DATA_DIR to another data folder',
  );
});

test('an archive cannot name files elsewhere', async () => {
  const { storage } = await newStorage();
  for (const key of ['../outside', 'postgres/PG_VERSION', 'photos/../../x', 'installation-id'])
    await expect(emptyStorage(storage).put(key, 1, bodyOf({ name: 'x', bytes: 1, body: [] }))).rejects.toThrow(
      'isn’t a Letfair file',
    );
});
