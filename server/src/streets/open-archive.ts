import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { bytesToHeader, Compression, type Header, PMTiles, TileType } from 'pmtiles';
import { StartError } from '../boot/start-error.ts';

/** A PMTiles file that stays open, so that nothing else can be read through it. */
export interface Archive {
  readonly file: FileHandle;
  readonly size: number;
  /** Differs between archives and is the same for copies of one. */
  readonly version: string;
  /** False once somebody has written to the file. */
  readonly isUnchanged: () => Promise<boolean>;
}

/** The header and the root directory are within these by definition of the format. */
const FIRST_BYTES = 16_384;
const HEADER_BYTES = 127;
const SIGNATURE = 'PMTiles\u0003';
/** The layers of a Protomaps basemap without which the map would be empty. */
const drawnLayers = ['earth', 'water', 'roads'];

const FIX_COPY = 'Copy it again';
const FIX_DOWNLOAD = 'Download an extract of a Protomaps basemap, as docs/operations.md describes';

const namedBySetting = (path: string): string => `MAP_PMTILES names ${path}, which`;

/** Throws a sentence for the operator where the file is no archive that the map can draw; it begins with `subject`. */
export async function openArchive(path: string, subject = namedBySetting): Promise<Archive> {
  const refuse = (problem: string, fix: string): never => {
    throw new StartError(`${subject(path)} ${problem}. ${fix}.`);
  };
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES') return refuse('this user isn’t allowed to read', 'Let this user read it');
    return refuse('doesn’t exist', 'Put the file there, or correct its name');
  });
  try {
    const stats = await file.stat();
    const { size, mtimeMs } = stats;
    if (!stats.isFile()) refuse('isn’t a file', 'Give the path to the file itself');
    const first = await readAt(file, 0, FIRST_BYTES);
    if (first.length < HEADER_BYTES || first.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE)
      refuse('isn’t a version 3 PMTiles archive', FIX_DOWNLOAD);
    const header = bytesToHeader(toArrayBuffer(first.subarray(0, HEADER_BYTES)));
    if (header.tileType !== TileType.Mvt) refuse('has no vector tiles', FIX_DOWNLOAD);
    if (![header.internalCompression, header.tileCompression].every(isReadByBrowsers))
      refuse('is compressed in a way that browsers can’t read', 'Compress it with gzip');
    const wholeSize = endOf(header);
    if (size < wholeSize) refuse(`ends after ${inBytes(size)} instead of ${inBytes(wholeSize)}`, FIX_COPY);
    const layers = await layersOf(file).catch(() => refuse('is damaged', FIX_COPY));
    if (!layers.some((layer) => drawnLayers.includes(layer)))
      refuse(`has none of the layers ${drawnLayers.join(', ')}`, FIX_DOWNLOAD);
    return {
      file,
      size,
      version: createHash('sha256').update(`${size}\n`).update(first).digest('hex').slice(0, 16),
      isUnchanged: async () => {
        const now = await file.stat();
        return now.size === size && now.mtimeMs === mtimeMs;
      },
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

const isReadByBrowsers = (compression: Compression): boolean =>
  compression === Compression.None || compression === Compression.Gzip;

const inBytes = (count: number): string => `${count.toLocaleString('en-GB')} bytes`;

/** The least size of a file with everything that its header tells of. */
const endOf = (header: Header): number =>
  Math.max(
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  );

/** Reads the root directory as well, and throws where either is damaged. */
async function layersOf(file: FileHandle): Promise<readonly string[]> {
  const archive = new PMTiles({
    getKey: () => '',
    getBytes: async (offset, length) => ({ data: toArrayBuffer(await readAt(file, offset, length)) }),
  });
  const { vector_layers: layers } = (await archive.getMetadata()) as { readonly vector_layers?: unknown };
  return Array.isArray(layers) ? layers.map((layer: { readonly id?: unknown } | null) => String(layer?.id)) : [];
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}

const toArrayBuffer = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;
