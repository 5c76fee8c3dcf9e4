import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/files/temporary-folder.ts';
import { fileStorage } from '../storage/file-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { partedFiles } from './parted-files.ts';

const ID = '01980000-0000-7000-8000-0000000000ab';

test.each<[string, Storage['get']]>([
  ['cannot be read', () => Promise.reject(new Error('away'))],
  [
    'breaks off',
    async () => ({
      bytes: 6,
      stream: Readable.from(
        (async function* () {
          yield Buffer.from('sec');
          throw new Error('away');
        })(),
      ),
    }),
  ],
  ['is gone', async () => null],
])('a copy of a file of which a part %s leaves nothing on this machine', async (_, getSecond) => {
  const folder = await temporaryFolder();
  const storage = fileStorage(folder);
  const broken = { ...storage, get: (key) => (key.endsWith('6') ? getSecond(key) : storage.get(key)) } as Storage;
  const files = partedFiles(broken, 'listings');
  for (const [offset, contents] of [
    [0, 'first '],
    [6, 'second'],
  ] as const) {
    const path = await files.newIncoming();
    await writeFile(path, contents);
    await files.placePart(ID, await files.keepPart(ID, path), offset);
    await rm(path);
  }
  const copied = await files.localCopy(ID).catch((error: Error) => error.message);
  expect(['away', null]).toContain(copied);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});
