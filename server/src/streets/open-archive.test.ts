import { appendFile, chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { Compression, TileType } from 'pmtiles';
import { expect, onTestFinished, test } from 'vitest';
import { makeArchive } from '../testing/tile-archive.ts';
import { openArchive } from './open-archive.ts';

const tiles = [{ z: 0, x: 0, y: 0, data: Buffer.from('a tile') }];

async function fileWith(content: Uint8Array): Promise<string> {
  const folder = await temporaryFolder();
  const path = join(folder, 'streets.pmtiles');
  await writeFile(path, content);
  return path;
}

async function refusalOf(path: string): Promise<string> {
  const refused = await openArchive(path).catch((error: Error) => error);
  if (!(refused instanceof Error)) throw new Error('This was accepted.');
  expect(refused.name).toBe('StartError');
  return refused.message.replace(path, 'FILE');
}

test('opens an archive, and tells two archives apart but not two copies', async () => {
  const archive = makeArchive(tiles);
  const other = makeArchive([{ ...tiles[0]!, data: Buffer.from('another tile') }]);
  const opened = await Promise.all(
    [archive, archive, other].map(async (content) => openArchive(await fileWith(content))),
  );
  onTestFinished(async () => {
    for (const { file } of opened) await file.close();
  });
  const [one, copy, another] = opened.map(({ version }) => version);
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(copy).toBe(one);
  expect(another).not.toBe(one);
});

test('notices that the file was written to', async () => {
  const path = await fileWith(makeArchive(tiles));
  const { file, isUnchanged } = await openArchive(path);
  onTestFinished(() => file.close());
  expect(await isUnchanged()).toBe(true);
  await appendFile(path, 'more');
  expect(await isUnchanged()).toBe(false);
});

test.each([
  ['an empty file', Buffer.alloc(0), 'isn’t a version 3 PMTiles archive'],
  ['a text', Buffer.alloc(500, 'text'), 'isn’t a version 3 PMTiles archive'],
  [
    'an old archive',
    Buffer.concat([Buffer.from('PM\u0002\u0000', 'latin1'), Buffer.alloc(500)]),
    'isn’t a version 3 PMTiles',
  ],
  ['an archive of pictures', makeArchive(tiles, { tileType: TileType.Png }), 'has no vector tiles'],
  ['an archive in Zstandard', makeArchive(tiles, { tileCompression: Compression.Zstd }), 'is compressed in a way'],
  [
    'an archive of another schema',
    makeArchive(tiles, { metadata: { vector_layers: [{ id: 'transportation' }] } }),
    'has none of the layers earth, water, roads',
  ],
  ['an archive without layers', makeArchive(tiles, { metadata: {} }), 'has none of the layers earth, water, roads'],
])('refuses %s in one sentence that names the variable, the problem and the fix', async (_, content, problem) => {
  expect(await refusalOf(await fileWith(content))).toMatch(
    new RegExp(`^MAP_PMTILES names FILE, which ${problem}[^.]*\\. [A-Z].+\\.$`),
  );
});

test('refuses an archive that breaks off, wherever it does', async () => {
  const archive = makeArchive(tiles);
  expect(await refusalOf(await fileWith(archive.subarray(0, archive.length - 1)))).toBe(
    `MAP_PMTILES names FILE, which ends after ${archive.length - 1} bytes instead of ${archive.length} bytes. Copy it again.`,
  );
  for (const length of [127, 140, 300])
    expect(await refusalOf(await fileWith(archive.subarray(0, length)))).toMatch(/ends after/);
  for (const length of [1, 126])
    expect(await refusalOf(await fileWith(archive.subarray(0, length)))).toMatch(/isn’t a version 3 /);
});

test('refuses an archive with a damaged directory or damaged metadata', async () => {
  for (const at of [130, 190]) {
    const damaged = makeArchive(tiles).fill(0xff, at, at + 10);
    expect(await refusalOf(await fileWith(damaged))).toBe('MAP_PMTILES names FILE, which is damaged. Copy it again.');
  }
});

test('refuses a file that is not there, a folder, and a file that may not be read', async () => {
  const path = await fileWith(makeArchive(tiles));
  expect(await refusalOf(`${path}.other`)).toMatch(/doesn’t exist\. Put the file there/);
  expect(await refusalOf(join(path, '..'))).toMatch(/isn’t a file\. Give the path to the file itself/);
  if (process.getuid?.() === 0) return;
  await chmod(path, 0);
  expect(await refusalOf(path)).toMatch(/this user isn’t allowed to read\. Let this user read it/);
});
