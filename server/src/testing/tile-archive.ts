import { gzipSync } from 'node:zlib';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

export interface ArchiveTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly data: Uint8Array;
}

interface ArchiveOptions {
  readonly metadata?: object;
  readonly tileType?: TileType;
  readonly tileCompression?: Compression;
  /** Tiles of one leaf directory; real archives have leaves because their root has to be small. */
  readonly tilesPerLeaf?: number;
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  /** 0 points to a leaf directory. */
  readonly run: number;
}

const HEADER_BYTES = 127;
const metadataOfBasemap = {
  name: 'Made-up streets',
  attribution: '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap</a>',
  vector_layers: ['earth', 'landuse', 'water', 'roads', 'buildings', 'places'].map((id) => ({ id, fields: {} })),
};

/** A PMTiles archive of version 3: header, root directory, metadata, leaf directories and tiles. */
export function makeArchive(
  tiles: readonly ArchiveTile[],
  {
    metadata = metadataOfBasemap,
    tileType = TileType.Mvt,
    tileCompression = Compression.Gzip,
    tilesPerLeaf = 64,
  }: ArchiveOptions = {},
): Buffer {
  const bodies = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), body: gzipSync(data) }))
    .toSorted((one, other) => one.id - other.id);
  const entries = placeInARow(bodies, 1);
  const leaves = chunksOf(entries, tilesPerLeaf).map((chunk) => ({ id: chunk[0]!.id, body: writeDirectory(chunk) }));
  const root = writeDirectory(placeInARow(leaves, 0));
  const json = gzipSync(JSON.stringify(metadata));
  const parts = [root, json, ...leaves.map(({ body }) => body), ...bodies.map(({ body }) => body)];

  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles\u0003', 'latin1');
  const leafBytes = lengthOf(leaves);
  const sections = [root.length, json.length, leafBytes, lengthOf(bodies)];
  let offset = HEADER_BYTES;
  for (const [at, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * at);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * at);
    offset += length;
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), at);
  const zooms = tiles.map(({ z }) => z);
  header.set([1, Compression.Gzip, tileCompression, tileType, Math.min(...zooms), Math.max(...zooms)], 96);
  const [west, south, east, north] = [-180, -85, 180, 85];
  for (const [at, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(degrees! * 10_000_000, 102 + 4 * at);
  return Buffer.concat([header, ...parts]);
}

interface Body {
  readonly id: number;
  readonly body: Buffer;
}

const lengthOf = (bodies: readonly Body[]): number => bodies.reduce((sum, { body }) => sum + body.length, 0);

function placeInARow(bodies: readonly Body[], run: number): readonly Entry[] {
  let offset = 0;
  return bodies.map(({ id, body }) => {
    const entry = { id, offset, length: body.length, run };
    offset += body.length;
    return entry;
  });
}

const chunksOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Column by column, as numbers of variable length. */
function writeDirectory(entries: readonly Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ];
  return gzipSync(Buffer.from(numbers.flatMap(toVarint)));
}

function toVarint(number: number): readonly number[] {
  const bytes: number[] = [];
  let rest = number;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
