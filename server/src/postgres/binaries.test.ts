import { mkdir, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, test } from 'vitest';
import { linkLibraries } from './binaries.ts';

test('makes the links of the libraries that an install script would have made, once', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'native/lib'), { recursive: true });
  await linkLibraries(folder);
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  await linkLibraries(folder);
  await linkLibraries(folder);
  const missing = [{ source: 'native/lib/libpq.so.5.18', target: 'nowhere/libpq.so.5' }];
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(missing));
  await expect(linkLibraries(folder)).rejects.toThrow(/ENOENT.*Run "npm run build" in Letfair’s folder/);
  expect(await readlink(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
});
