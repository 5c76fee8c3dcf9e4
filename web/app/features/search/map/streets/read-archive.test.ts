import { Compression, type Source, TileType } from 'pmtiles';
import { beforeEach, expect, test, vi } from 'vitest';
import { readArchive } from './read-archive.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 });
  return () => vi.useRealTimers();
});

const HEADER_BYTES = 127;

/** An archive without tiles: a header, an empty directory and the metadata, nothing compressed. */
function emptyArchive({ tileType = TileType.Mvt, metadata = '{"attribution":"From us"}' } = {}): Uint8Array {
  const bytes = Buffer.alloc(HEADER_BYTES + 1 + metadata.length);
  bytes.write('PMTiles\u0003', 'latin1');
  bytes.writeBigUInt64LE(BigInt(HEADER_BYTES), 8);
  bytes.writeBigUInt64LE(1n, 16);
  bytes.writeBigUInt64LE(BigInt(HEADER_BYTES + 1), 24);
  bytes.writeBigUInt64LE(BigInt(metadata.length), 32);
  bytes.set([1, Compression.None, Compression.None, tileType, 0, 14], 96);
  bytes.write(metadata, HEADER_BYTES + 1, 'latin1');
  return bytes;
}

/** Answers as a server would, after some failures. */
function serverOf(bytes: Uint8Array, failures = 0) {
  let left = failures;
  const getBytes = vi.fn<Source['getBytes']>(async (offset, length) => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
    return { data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer };
  });
  return { getKey: () => 'archive', getBytes };
}
const read = (source: Source) => readArchive('archive', source);

test('reads how far an archive goes and whom it thanks', async () => {
  expect(await read(serverOf(emptyArchive()))).toMatchObject({ maxZoom: 14, attribution: 'From us' });
  expect(await read(serverOf(emptyArchive({ metadata: '{}' })))).toMatchObject({ attribution: '' });
  expect(await read(serverOf(emptyArchive({ metadata: '{"attribution":7}' })))).toMatchObject({ attribution: '' });
});

test('asks once more after a failure, and not for ever', async () => {
  const hiccup = serverOf(emptyArchive(), 1);
  await read(hiccup);
  expect(hiccup.getBytes).toHaveBeenCalledTimes(3);
  const away = serverOf(emptyArchive(), 99);
  await expect(read(away)).rejects.toThrow('Failed to fetch');
  expect(away.getBytes).toHaveBeenCalledTimes(2);
});

test.each([
  ['of pictures', emptyArchive({ tileType: TileType.Webp })],
  ['that is a page', Buffer.from('<!doctype html>'.repeat(40))],
  ['that is empty', Buffer.alloc(0)],
  ['that breaks off in its metadata', emptyArchive().subarray(0, HEADER_BYTES + 5)],
  ['with metadata that is no JSON', emptyArchive({ metadata: 'hello' })],
])('refuses an archive %s', async (_, bytes) => {
  await expect(read(serverOf(bytes))).rejects.toThrow();
});
