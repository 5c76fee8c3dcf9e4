import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { type Box, boxAround } from '@letfair/domain/search/places/map/uk-bounds';
import { Compression, PMTiles, tileIdToZxy } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { makeUpStreets } from '../../testing/made-up-streets.ts';
import { serveArchive } from '../../testing/streets-server.ts';
import { makeArchive } from '../../testing/tile-archive.ts';
import { readDirectory, writeDirectories } from './directories.ts';
import { downloadCut } from './download-cut.ts';
import { planCut } from './plan-cut.ts';
import { openRemoteArchive } from './remote-archive.ts';
import { readWish } from './streets-wish.ts';
import { wantedTiles } from './wanted-tiles.ts';
import { writeHeader } from './write-header.ts';

const made = makeUpStreets();
const content = makeArchive(made, { tilesPerLeaf: 8 });
const around: Box = boxAround([{ lat: 53.82, lng: -1.58 }], 0.5)!;
const wish = { area: around, boxAt: () => around, maxZoom: 15 };

async function add(url: string, dataDir: string, wanted = wish) {
  const earlier: (number | 'another')[] = [];
  const archive = openRemoteArchive(url, { signal: new AbortController().signal, pausesMs: [1] });
  const cut = await planCut(archive, wanted);
  if (!cut) return null;
  await downloadCut({ archive, cut, dataDir, onProgress: () => {}, onEarlier: (found) => earlier.push(found) });
  return { cut, earlier };
}

const problemOf = (url: string, dataDir: string): Promise<string> =>
  add(url, dataDir).then(
    () => 'nothing',
    (error: Error) => `${error.name}: ${error.message.replace(url, 'URL')}`,
  );

function reader(bytes: Buffer): PMTiles {
  return new PMTiles({
    getKey: () => '',
    getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
  });
}

const tileOf = async (archive: PMTiles, { z, x, y }: { z: number; x: number; y: number }) =>
  (await archive.getZxy(z, x, y))?.data;

describe('streets of an area', () => {
  it('are all tiles of the area and no others, and all that is read', async () => {
    const { url, sent } = await serveArchive(scattered);
    const dataDir = await temporaryFolder();
    const { cut } = (await add(url, dataDir))!;
    const bytes = await readFile(join(dataDir, 'streets.pmtiles'));
    expect(bytes.length).toBe(cut.bytes);
    expect(sent()).toBeLessThan(scattered.length / 2);
    expect(await readdir(dataDir)).toEqual(['streets.pmtiles']);

    const [whole, part] = [reader(scattered), reader(bytes)];
    const header = await part.getHeader();
    expect(header).toMatchObject({ clustered: true, minZoom: 0, maxZoom: 14, numAddressedTiles: cut.tiles });
    expect(header.minLon).toBeCloseTo(around.west, 5);
    expect(await part.getMetadata()).toEqual(await whole.getMetadata());
    let tiles = 0;
    for (const tile of made) {
      const found = await tileOf(part, tile);
      if (!found) continue;
      tiles += 1;
      expect(Buffer.from(found).equals(Buffer.from((await tileOf(whole, tile))!))).toBe(true);
    }
    expect(tiles).toBe(cut.tiles);
    expect(tiles).toBeLessThan(made.length);
  });

  it('continue where a download stopped, and are the same then', async () => {
    const whole = await temporaryFolder();
    await add((await serveArchive(content)).url, whole);
    const dataDir = await temporaryFolder();
    const { url, requests } = await serveArchive(
      scattered,
      (nth, { response }) => nth > 6 && nth < 9 && Boolean(response.destroy()),
    );
    expect(await problemOf(url, dataDir)).toMatch(
      /^StartError: We can’t read URL: .* Run the command again to continue/,
    );
    const before = requests();
    const { earlier, cut } = (await add(url, dataDir))!;
    expect(earlier).toEqual([expect.any(Number)]);
    expect(requests() - before).toBeLessThan(before + cut.reads.length);
    expect((await readFile(join(dataDir, 'streets.pmtiles'))).length).toBe(cut.bytes);
  });

  it('read again what was damaged on the disk', async () => {
    const dataDir = await temporaryFolder();
    const { url } = await serveArchive(
      scattered,
      (nth, { response }) => nth > 6 && nth < 9 && Boolean(response.destroy()),
    );
    await problemOf(url, dataDir);
    const part = join(dataDir, '.streets.part');
    const bytes = await readFile(part);
    bytes[bytes.length - 1]! ^= 1;
    await writeFile(part, bytes);
    await add(url, dataDir);
    const again = await temporaryFolder();
    await add(url, again);
    expect(await readFile(join(dataDir, 'streets.pmtiles'))).toEqual(await readFile(join(again, 'streets.pmtiles')));
  });

  it('start over with a file that was replaced', async () => {
    const dataDir = await temporaryFolder();
    const server = await serveArchive(
      scattered,
      (nth, { response }) => nth > 6 && nth < 9 && Boolean(response.destroy()),
    );
    await problemOf(server.url, dataDir);
    server.site.etag = '"2"';
    expect((await add(server.url, dataDir))!.earlier).toEqual(['another']);
  });

  it('are stored once where several tiles have the same content', async () => {
    const { url } = await serveArchive(withEqualTiles());
    const dataDir = await temporaryFolder();
    const { cut } = (await add(url, dataDir, { ...wish, boxAt: () => coast, maxZoom: 12 }))!;
    expect(cut.reads.flatMap(({ parts }) => parts)).toHaveLength(1);
    const part = reader(await readFile(join(dataDir, 'streets.pmtiles')));
    expect(await part.getHeader()).toMatchObject({ numTileContents: 1, numAddressedTiles: seaTiles.length });
    for (const id of seaTiles) {
      const [z, x, y] = tileIdToZxy(id);
      expect(Buffer.from((await tileOf(part, { z, x, y }))!).toString()).toBe('sea');
    }
  });
});

describe('directories', () => {
  it('are read as they were written, with leaves where the root would be too large', () => {
    const entries = Array.from({ length: 20_000 }, (_, at) => ({
      id: at * 3 + 1,
      offset: at % 7 === 0 ? 5_000_000_000 : at * 100,
      length: 100 + ((at * at * 7_919) % 9_973),
      run: 1 + (at % 2),
    }));
    const { root, leaves } = writeDirectories(entries);
    const links = readDirectory(root, true);
    expect(links.every(({ run }) => run === 0)).toBe(true);
    const read = links.flatMap(({ offset, length }) => readDirectory(leaves.subarray(offset, offset + length), true));
    expect(read).toEqual(entries);
    expect(root.length).toBeLessThanOrEqual(16_384 - 127);
  });
});

describe('what goes wrong is said in a sentence', () => {
  it.each([
    ['without ranges', 200, /^StartError: The server of URL only sends whole files\./],
    ['without the file', 404, /^StartError: There is no file at URL \(the server answers 404\)\./],
    ['that refuses', 403, /doesn’t let us read the file/],
    ['that is broken', 503, /^StartError: We can’t read URL: the server answers 503\./],
  ])('by a server %s', async (_, status, sentence) => {
    const { url } = await serveArchive(content, (_nth, { response, bytes }) =>
      Boolean(response.writeHead(status).end(status === 200 ? bytes : '')),
    );
    expect(await problemOf(url, await temporaryFolder())).toMatch(sentence);
  });

  it('where answers break off', async () => {
    const { url } = await serveArchive(content, (nth, { bytes, headers, response }) => {
      if (nth < 3) return false;
      response.writeHead(206, headers).write(bytes.subarray(0, 10));
      response.destroy();
      return true;
    });
    expect(await problemOf(url, await temporaryFolder())).toMatch(/its answers break off\. Run the command again/);
  });

  it('where the file is replaced while it is read', async () => {
    const server = await serveArchive(content, (nth) => {
      if (nth === 3) server.site.etag = '"2"';
      return false;
    });
    expect(await problemOf(server.url, await temporaryFolder())).toMatch(
      /^StartError: The file at URL has been replaced/,
    );
  });

  it('where a tile arrives damaged', async () => {
    const broken = Buffer.from(content);
    broken.fill(0, content.length - 200_000 > 60_000 ? content.length - 200_000 : 60_000);
    const { url } = await serveArchive(broken);
    expect(await problemOf(url, await temporaryFolder())).toMatch(
      /^StartError: (?:A tile from URL|The file at URL) is damaged\./,
    );
  });

  it('where the file is no archive', async () => {
    const { url } = await serveArchive(Buffer.from('<html>Not found</html>'));
    expect(await problemOf(url, await temporaryFolder())).toMatch(/The file at URL isn’t a version 3 PMTiles archive/);
  });

  it('where the disk is full', async () => {
    const { url } = await serveArchive(content);
    const archive = openRemoteArchive(url, { signal: new AbortController().signal });
    const cut = { ...(await planCut(archive, wish))!, bytes: 1e18 };
    const dataDir = await temporaryFolder();
    await expect(downloadCut({ archive, cut, dataDir, onProgress: () => {} })).rejects.toThrow(
      /^There isn’t enough space for .* MB in .* Free some, or choose a smaller area/,
    );
  });

  it('and an area without tiles is told apart', async () => {
    const { url } = await serveArchive(content);
    const shetland = boxAround([{ lat: 60.15, lng: -1.15 }], 5)!;
    expect(await add(url, await temporaryFolder(), { area: shetland, boxAt: () => shetland, maxZoom: 15 })).toBeNull();
  });
});

describe('the options', () => {
  it('name an area by a town or a postcode, or the whole country without one', () => {
    const from = ['--from', 'https://maps.example/uk.pmtiles'];
    expect(readWish(from)).toMatchObject({ areaName: 'the United Kingdom', maxZoom: 15, isConfirmed: false });
    const leeds = readWish([...from, '--around', 'leeds', '--miles', '5', '--zoom', '14', '--yes']);
    expect(leeds).toMatchObject({ areaName: '5 miles around Leeds', maxZoom: 14, isConfirmed: true });
    expect(leeds.boxAt(15)).toEqual(leeds.area);
    expect(leeds.boxAt(5).north).toBeGreaterThan(60);
    expect(readWish([...from, '--around', 'LS7 3HB']).areaName).toBe('10 miles around LS7 3HB');
  });

  it.each([
    [[], /^Use npm run add-streets -- --from URL/],
    [['--from', 'file:///etc/passwd'], /^--from must be the http or https address/],
    [
      ['--from', 'https://a.example', '--around', 'Leedz'],
      /^We don’t know a place called “Leedz”\. Did you mean Leeds/,
    ],
    [
      ['--from', 'https://a.example', '--around', 'Leeds', '--miles', '0'],
      /^--miles must be a whole number from 1 to 100/,
    ],
    [['--from', 'https://a.example', '--miles', '5'], /^--miles needs --around/],
    [['--from', 'https://a.example', '--zoom', '20'], /^--zoom must be a whole number from 10 to 15/],
    [['--fromm', 'https://a.example'], /^Use npm run add-streets/],
  ])('that are wrong get a sentence: %j', (options, sentence) => {
    expect(() => readWish(options)).toThrow(sentence);
  });
});

/** Filled up between its tiles, so that they are read one after the other. */
const scattered = makeArchive(
  made.map((tile, at) => (at % 3 === 0 ? tile : { ...tile, data: randomBytes(tile.data.length + 20_000) })),
  { tilesPerLeaf: 8 },
);

function randomBytes(length: number): Buffer {
  let seed = length;
  return Buffer.from(
    Array.from({ length }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed >>> 16;
    }),
  );
}

const coast: Box = boxAround([{ lat: 53.82, lng: -1.58 }], 6)!;
const seaTiles = [...wantedTiles(() => coast, 12).ids].slice(-6);

/** One content for six tiles, of which some follow each other. */
function withEqualTiles(): Buffer {
  const tile = gzipSync('sea');
  const metadata = gzipSync(JSON.stringify({ vector_layers: [{ id: 'earth' }] }));
  const entries = seaTiles.map((id) => ({ id, offset: 0, length: tile.length, run: 1 }));
  const { root, leaves } = writeDirectories(entries, 40);
  const lengths = { root: root.length, metadata: metadata.length, leaves: leaves.length, tiles: tile.length };
  const counts = { addressed: seaTiles.length, entries: seaTiles.length, contents: 1 };
  const zooms = { min: 0, max: 12 };
  const header = writeHeader({ lengths, counts, tileCompression: Compression.Gzip, zooms, box: around });
  return Buffer.concat([header, root, metadata, leaves, tile]);
}
