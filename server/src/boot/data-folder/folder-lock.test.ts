import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder, waitForFolderLock } from './folder-lock.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'letfair-lock-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test('one holder per folder, whatever name the folder is called by', async () => {
  const path = await folder();
  const alias = join(path, 'alias');
  await symlink(path, alias);
  const lock = await lockFolder(path);
  expect(lock).not.toBeNull();
  expect(await lockFolder(path)).toBeNull();
  expect(await lockFolder(alias)).toBeNull();
  const other = await lockFolder(await folder());
  expect(other).not.toBeNull();
  await other?.release();
  await lock?.release();
  const again = await lockFolder(alias);
  expect(again).not.toBeNull();
  await again?.release();
});

test('who waits gets it when the holder is done, and is told about the waiting once', async () => {
  const path = await folder();
  const lock = await lockFolder(path);
  let told = 0;
  const next = waitForFolderLock(path, () => {
    told += 1;
    void lock?.release();
  });
  await (await next).release();
  expect(told).toBe(1);
});
