import promises, { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { entryOf, writeArchive } from './archive/write-archive.ts';
import { openInput, openTarget, readIdentities, unwritable } from './backup-file.ts';

const failure = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code });

test('a backup gets its name when it is whole, and only its owner may read it', async () => {
  const folder = await temporaryFolder();
  const target = await openTarget(join(folder, 'site.backup'));
  await pipeline(Readable.from(['all of it']), target.sink);
  expect(await readdir(folder)).toEqual(['site.backup.unfinished']);
  await target.keep();
  expect(await readdir(folder)).toEqual(['site.backup']);
  expect(await readFile(join(folder, 'site.backup'), 'utf8')).toBe('all of it');
  expect((await stat(join(folder, 'site.backup'))).mode & 0o777).toBe(0o600);
});

test('a backup that fails leaves no file', async () => {
  const folder = await temporaryFolder();
  const target = await openTarget(join(folder, 'site.backup'));
  target.sink.write('a part of it');
  await target.discard();
  expect(await readdir(folder)).toEqual([]);
});

test('no file is overwritten, and a folder that is missing is named', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'site.backup'), 'an older one');
  await expect(openTarget(join(folder, 'site.backup'))).rejects.toThrow('already exists. Choose another file name');
  await expect(openTarget(join(folder, 'no', 'such.backup'))).rejects.toThrow('there’s no folder with this name');
  await writeFile(join(folder, 'other.backup.unfinished'), '');
  await expect(openTarget(join(folder, 'other.backup'))).rejects.toThrow('Another backup may still be writing to it');
});

test('a full disk ends the backup with a sentence', async () => {
  const full = new Writable({ write: (_chunk, _encoding, done) => done(failure('ENOSPC')) });
  const entries = async function* entries() {
    for (let n = 0; n < 100; n++) yield entryOf(`objects/photos/ab/${n}`, Buffer.alloc(100_000));
  };
  const manifest = { id: '00000000-0000-4000-8000-000000000000', tables: [], objects: { count: 100, bytes: 1 } };
  const writing = writeArchive(
    entries(),
    () => manifest,
    full,
    (source) => source,
  );
  await expect(writing).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(unwritable('/backups/site', failure('ENOSPC')).message).toBe(
    'We can’t write to /backups/site: its disk is full.',
  );
});

test('a backup that cannot be read is named, and keys of age are read from their file', async () => {
  const folder = await temporaryFolder();
  await expect(openInput(join(folder, 'missing'))).rejects.toThrow('it doesn’t exist');
  await expect(openInput(folder)).rejects.toThrow('isn’t a file');
  await writeFile(join(folder, 'key.txt'), '# created today\nAGE-SECRET-KEY-1X\n\n');
  expect(await readIdentities(join(folder, 'key.txt'))).toEqual(['AGE-SECRET-KEY-1X']);
});

test('who may not read a backup can pipe it in, and a file of keys has to be readable', async () => {
  // As root, tests may read everything.
  for (const name of ['open', 'readFile'] as const) vi.spyOn(promises, name).mockRejectedValue(failure('EACCES'));
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  await expect(openInput('/site.backup')).rejects.toThrow('this user isn’t allowed to read it; with "- < FILE"');
  await expect(readIdentities('/key.txt')).rejects.toThrow(
    'this user isn’t allowed to read it; make a copy that this user can read',
  );
});
