import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, test } from 'vitest';
import { lockFolder, waitForFolderLock } from './folder-lock.ts';

test('one holder per folder, whatever name the folder is called by', async () => {
  const path = await temporaryFolder();
  const alias = join(path, 'alias');
  await symlink(path, alias);
  const lock = await lockFolder(path);
  expect(lock).not.toBeNull();
  expect(await lockFolder(path)).toBeNull();
  expect(await lockFolder(alias)).toBeNull();
  const other = await lockFolder(await temporaryFolder());
  expect(other).not.toBeNull();
  await other?.release();
  await lock?.release();
  const again = await lockFolder(alias);
  expect(again).not.toBeNull();
  await again?.release();
});

test('who waits gets it when the holder is done, and is told about the waiting once', async () => {
  const path = await temporaryFolder();
  const lock = await lockFolder(path);
  let told = 0;
  const next = waitForFolderLock(path, () => {
    told += 1;
    void lock?.release();
  });
  await (await next).release();
  expect(told).toBe(1);
});
