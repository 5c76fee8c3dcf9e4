import { chmod, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/files/temporary-folder.ts';
import { newKey, writeKey } from './cipher.ts';
import { createKeyFile, deleteKeyFile, openKeyRing, openToOthers, saveKeyFile } from './key-ring.ts';

async function newFolder(): Promise<string> {
  const data = await temporaryFolder();
  return join(data, 'secrets');
}

const idsOf = (keys: readonly { readonly id: string }[]) => keys.map(({ id }) => id);

test('a key file is for its owner alone, and nothing unfinished is left', async () => {
  const folder = await newFolder();
  const { id } = await createKeyFile(folder);
  expect(await readdir(folder)).toEqual([`${id}.key`]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, `${id}.key`))).mode & 0o777).toBe(0o600);
  expect(await openToOthers(folder)).toEqual([]);
  await chmod(join(folder, `${id}.key`), 0o644);
  expect(await openToOthers(folder)).toEqual([join(folder, `${id}.key`)]);
});

test('given keys come first, then files, the newest first', async () => {
  const folder = await newFolder();
  const [given, older, newer] = [newKey(), newKey(), newKey()];
  await utimes(await saveKeyFile(folder, older), 1, 1);
  await utimes(await saveKeyFile(folder, newer), 2, 2);
  await writeFile(join(folder, 'README'), 'Keep a copy.');
  const ring = await openKeyRing({ given: [writeKey(given)], folder });
  expect(idsOf(ring.keys())).toEqual(idsOf([given, newer, older]));
});

test('a running process finds a key that comes later, and keeps one whose file is gone', async () => {
  const folder = await newFolder();
  const ring = await openKeyRing({ given: [], folder });
  expect(ring.keys()).toEqual([]);
  const first = await createKeyFile(folder);
  expect(await ring.find(first.id)).toEqual(first);
  await deleteKeyFile(folder, first.id);
  const second = await createKeyFile(folder);
  expect(idsOf(await ring.reload())).toEqual(idsOf([second, first]));
  expect(await ring.find('0000000000000000')).toBeUndefined();
});

test.each([
  ['cut off', (text: string) => text.slice(0, 20)],
  ['of another key', () => writeKey(newKey())],
])('a file that is %s is refused with its name', async (_, change) => {
  const folder = await newFolder();
  const key = await createKeyFile(folder);
  const path = join(folder, `${key.id}.key`);
  await writeFile(path, change(writeKey(key)));
  await expect(openKeyRing({ given: [], folder })).rejects.toThrow(`${path} doesn't hold the key it's named after`);
});
