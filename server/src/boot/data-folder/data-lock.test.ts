import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, test } from 'vitest';
import { DATA_LOCK, lockDataFolder } from './data-lock.ts';
import { lockFolder } from './folder-lock.ts';

test('several processes may share a folder, and one may have it alone', async () => {
  const path = await temporaryFolder();
  const [first, second] = [await lockDataFolder(path, 'shared'), await lockDataFolder(path, 'shared')];
  expect([first, second]).not.toContain(null);
  expect(await lockDataFolder(path, 'alone')).toBeNull();
  await first?.release();
  expect(await lockDataFolder(path, 'alone')).toBeNull();
  await second?.release();

  const alone = await lockDataFolder(path, 'alone');
  expect(alone).not.toBeNull();
  expect(await lockDataFolder(path, 'alone')).toBeNull();
  expect(await lockDataFolder(path, 'shared')).toBeNull();
  expect(await lockFolder(path), 'earlier versions wait as well').toBeNull();
  expect(await readdir(path)).toEqual([DATA_LOCK]);
  await alone?.release();
  expect((await stat(join(path, DATA_LOCK))).mode & 0o777).toBe(0o600);
});

test('a killed process leaves no lock behind', async () => {
  const path = await temporaryFolder();
  const module = new URL('data-lock.ts', import.meta.url).href;
  const program = `const { lockDataFolder } = await import('${module}'); await lockDataFolder('${path}', 'shared'); console.log('locked'); setInterval(() => {}, 1_000)`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  expect(await lockDataFolder(path, 'alone')).toBeNull();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const lock = await lockDataFolder(path, 'alone');
  expect(lock).not.toBeNull();
  await lock?.release();
});
