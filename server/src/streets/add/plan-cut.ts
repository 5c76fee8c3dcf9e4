import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import { bytesToHeader, Compression, type Header, TileType } from 'pmtiles';
import { StartError } from '../../boot/start-error.ts';
import { type Entry, readDirectory, writeDirectories } from './directories.ts';
import { mergeReads, type Part, type Read } from './merge-reads.ts';
import type { RemoteArchive } from './remote-archive.ts';
import { type WantedTiles, wantedTiles } from './wanted-tiles.ts';
import { writeHeader } from './write-header.ts';

/** The header and the root directory are within these by definition of the format. */
const FIRST_BYTES = 16_384;
const HEADER_BYTES = 127;
const SIGNATURE = 'PMTiles\u0003';
const MAX_DEPTH = 4;
const MAX_METADATA_BYTES = 10_000_000;

export interface Cut {
  /** Everything of the new archive before its tiles. */
  readonly head: Buffer;
  /** What to read of the other archive, in the order of the new one. */
  readonly reads: readonly Read[];
  readonly tiles: number;
  /** Of the new archive. */
  readonly bytes: number;
  readonly areTilesGzipped: boolean;
  /** Equal for cuts of the same part of the same file. */
  readonly fingerprint: string;
}

interface Wish {
  /** The area, or a larger one for the zooms from afar. */
  readonly boxAt: (zoom: number) => Box;
  readonly area: Box;
  readonly maxZoom: number;
}

/** Reads the directories of an archive and says what the part of it would hold; null where it has no tiles there. */
export async function planCut(archive: RemoteArchive, { boxAt, area, maxZoom }: Wish): Promise<Cut | null> {
  const first = await archive.read(0, FIRST_BYTES);
  const header = readHeader(first, archive.url);
  const lastZoom = Math.min(header.maxZoom, maxZoom);
  const wanted = wantedTiles(boxAt, lastZoom);
  const root = await readRoot(archive, header, first);
  const found = await findEntries(archive, header, { root, wanted });
  if (!found.some(({ id }) => isInDetail(id, lastZoom))) return null;

  const { entries, contents, bytes } = placeContents(found);
  const metadata = await readMetadata(archive, header);
  const directories = writeDirectories(entries);
  const head = Buffer.concat([
    writeHeader({
      lengths: {
        root: directories.root.length,
        metadata: metadata.length,
        leaves: directories.leaves.length,
        tiles: bytes,
      },
      counts: {
        addressed: entries.reduce((sum, { run }) => sum + run, 0),
        entries: entries.length,
        contents: contents.length,
      },
      tileCompression: header.tileCompression,
      zooms: { min: header.minZoom, max: lastZoom },
      box: area,
    }),
    directories.root,
    metadata,
    directories.leaves,
  ]);
  return {
    head,
    reads: mergeReads(contents.map((part) => ({ ...part, offset: part.offset + header.tileDataOffset }))),
    tiles: entries.reduce((sum, { run }) => sum + run, 0),
    bytes: head.length + bytes,
    areTilesGzipped: header.tileCompression === Compression.Gzip,
    fingerprint: createHash('sha256').update(`${archive.url}\n${archive.version()}\n`).update(head).digest('hex'),
  };
}

/** Zooms that are taken for the whole country say nothing about the area. */
const isInDetail = (id: number, lastZoom: number): boolean => id >= (4 ** Math.min(lastZoom, 9) - 1) / 3;

function readHeader(first: Buffer, url: string): Header {
  const refuse = (problem: string): never => {
    throw new StartError(`The file at ${url} ${problem}. Use a Protomaps basemap, as docs/operations.md describes.`);
  };
  if (first.length < HEADER_BYTES || first.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE)
    return refuse('isn’t a version 3 PMTiles archive');
  const header = bytesToHeader(new Uint8Array(first.subarray(0, HEADER_BYTES)).buffer);
  if (header.tileType !== TileType.Mvt) return refuse('has no vector tiles');
  if (![header.internalCompression, header.tileCompression].every(isRead))
    return refuse('is compressed in a way that browsers can’t read');
  return header;
}

const isRead = (compression: Compression): boolean =>
  compression === Compression.None || compression === Compression.Gzip;

const damaged = (url: string, cause: unknown): StartError =>
  new StartError(`The file at ${url} is damaged. Use another one.`, { cause });

async function readMetadata(archive: RemoteArchive, header: Header): Promise<Buffer> {
  const { jsonMetadataOffset: offset, jsonMetadataLength: length } = header;
  if (length > MAX_METADATA_BYTES) throw damaged(archive.url, new RangeError('The metadata are too long.'));
  const bytes = length > 0 ? await archive.read(offset, length) : Buffer.from('{}');
  try {
    const json = length > 0 && header.internalCompression === Compression.Gzip ? gunzipSync(bytes) : bytes;
    JSON.parse(json.toString());
    return gzipSync(json);
  } catch (error) {
    throw damaged(archive.url, error);
  }
}

/** Most often it has arrived with the header. */
async function readRoot(archive: RemoteArchive, header: Header, first: Buffer): Promise<Buffer> {
  const { rootDirectoryOffset: offset, rootDirectoryLength: length } = header;
  return offset + length <= first.length
    ? first.subarray(offset, offset + length)
    : archive.read(offset, Math.min(length, FIRST_BYTES));
}

/** The wanted tiles that the archive has, in order; their offsets are still those of the archive. */
async function findEntries(
  archive: RemoteArchive,
  header: Header,
  { root, wanted }: { readonly root: Buffer; readonly wanted: WantedTiles },
): Promise<readonly Entry[]> {
  const isGzipped = header.internalCompression === Compression.Gzip;
  const found: Entry[] = [];
  const open = (bytes: Buffer): readonly Entry[] => {
    try {
      return readDirectory(bytes, isGzipped);
    } catch (error) {
      throw damaged(archive.url, error);
    }
  };

  async function walk(entries: readonly Entry[], end: number, depth: number): Promise<void> {
    if (depth > MAX_DEPTH) throw damaged(archive.url, new RangeError('The directories lead to each other.'));
    const endOf = (row: number) => entries[row + 1]?.id ?? end;
    const leaves = entries.filter(({ id, run }, row) => run === 0 && wanted.hasBetween(id, endOf(row)));
    const reads = mergeReads(
      leaves.map(({ offset, length }) => ({ offset: offset + header.leafDirectoryOffset, length })),
    );
    const bytesOf = readAhead(archive, reads);
    for (const [row, entry] of entries.entries()) {
      if (entry.run > 0) addTiles(found, entry, wanted);
      else if (wanted.hasBetween(entry.id, endOf(row)))
        await walk(open(await bytesOf(entry.offset + header.leafDirectoryOffset)), endOf(row), depth + 1);
    }
  }
  await walk(open(root), Number.POSITIVE_INFINITY, 1);
  return found;
}

/** The parts of reads by their offset, each read when the first of its parts is asked for. */
function readAhead(archive: RemoteArchive, reads: readonly Read[]): (offset: number) => Promise<Buffer> {
  const readOf = new Map(reads.flatMap((read) => read.parts.map((part) => [part.offset, { read, part }] as const)));
  let last: { readonly read: Read; readonly bytes: Buffer } | null = null;
  return async (offset) => {
    const { read, part } = readOf.get(offset)!;
    if (last?.read !== read) last = { read, bytes: await archive.read(read.offset, read.length) };
    const start = part.offset - read.offset;
    return last.bytes.subarray(start, start + part.length);
  };
}

function addTiles(found: Entry[], { id, run, offset, length }: Entry, { ids, firstFrom }: WantedTiles): void {
  for (let at = firstFrom(id); at < ids.length && ids[at]! < id + run; at += 1) {
    const before = found.at(-1);
    if (before && before.id + before.run === ids[at] && before.offset === offset)
      found[found.length - 1] = { ...before, run: before.run + 1 };
    else found.push({ id: ids[at]!, run: 1, offset, length });
  }
}

/** Every content once, in the order of the first tile that has it. */
function placeContents(found: readonly Entry[]) {
  const placeOf = new Map<number, number>();
  const contents: Part[] = [];
  let bytes = 0;
  const entries = found.map((entry) => {
    let offset = placeOf.get(entry.offset);
    if (offset === undefined) {
      offset = bytes;
      placeOf.set(entry.offset, offset);
      contents.push({ offset: entry.offset, length: entry.length });
      bytes += entry.length;
    }
    return { ...entry, offset };
  });
  return { entries, contents, bytes };
}
