import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureDataFolder } from './data-folder.ts';

async function place(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'letfair-place-'));
  onTestFinished(async () => {
    await chmod(folder, 0o700);
    await rm(folder, { recursive: true });
  });
  return folder;
}
const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

test('makes missing folders for their owner alone and leaves no trace of the test', async () => {
  const folder = join(await place(), 'new', 'data');
  await ensureDataFolder(folder);
  await ensureDataFolder(folder);
  expect(await readdir(folder)).toEqual([]);
  expect([await modeOf(join(folder, '..')), await modeOf(folder)]).toEqual([0o700, 0o700]);
});

test('closes a folder that an earlier version left open to pass, and leaves the operator’s own choice', async () => {
  const folder = await place();
  await chmod(folder, 0o711);
  await ensureDataFolder(folder);
  expect(await modeOf(folder)).toBe(0o700);
  await chmod(folder, 0o750);
  await ensureDataFolder(folder);
  expect(await modeOf(folder)).toBe(0o750);
});

const hostile: Readonly<Record<string, (free: string) => Promise<string> | string>> = {
  'a file': async (free) => {
    await writeFile(join(free, 'file'), '');
    return join(free, 'file');
  },
  'below a file': async (free) => {
    await writeFile(join(free, 'file'), '');
    return join(free, 'file', 'data');
  },
  'a link to nowhere': async (free) => {
    await symlink(join(free, 'nowhere'), join(free, 'link'));
    return join(free, 'link');
  },
  'a link to itself': async (free) => {
    await symlink(join(free, 'link'), join(free, 'link'));
    return join(free, 'link');
  },
  'a name that is too long': (free) => join(free, 'x'.repeat(256)),
  'a path that is too long': (free) => join(free, ...Array.from({ length: 50 }, () => 'x'.repeat(100))),
  '/dev/null': () => '/dev/null',
  'below /dev/null': () => '/dev/null/data',
  ...(existsSync('/proc/self') && {
    '/proc': () => '/proc',
    '/proc/x': () => '/proc/x',
    '/proc/x/y': () => '/proc/x/y',
    '/proc/self/fd': () => '/proc/self/fd',
    '/sys': () => '/sys',
    '/sys/x': () => '/sys/x',
    '/dev/full': () => '/dev/full',
  }),
  // Root may write everywhere.
  ...(process.getuid?.() !== 0 && {
    'a folder to read only': async (free) => {
      await mkdir(join(free, 'closed'), { mode: 0o500 });
      return join(free, 'closed');
    },
    'a folder of root': () => '/usr',
  }),
};

test.each(Object.entries(hostile))('%s is refused in a sentence', async (_, pathIn) => {
  await expect(ensureDataFolder(await pathIn(await place()))).rejects.toThrow(
    /^DATA_DIR must be a folder that Letfair can write to; \/.{1,201} isn’t one \([a-z][^()\n]+\)\.$/,
  );
});
