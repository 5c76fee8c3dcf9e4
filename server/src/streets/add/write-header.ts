import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import { Compression, TileType } from 'pmtiles';

interface HeaderFacts {
  /** In bytes, in the order in which the sections follow each other. */
  readonly lengths: {
    readonly root: number;
    readonly metadata: number;
    readonly leaves: number;
    readonly tiles: number;
  };
  readonly counts: { readonly addressed: number; readonly entries: number; readonly contents: number };
  readonly tileCompression: Compression;
  readonly zooms: { readonly min: number; readonly max: number };
  readonly box: Box;
}

const HEADER_BYTES = 127;
const CLUSTERED = 1;
const STEPS_PER_DEGREE = 10_000_000;

/** The header of a PMTiles archive of version 3 whose tiles lie in their order. */
export function writeHeader({ lengths, counts, tileCompression, zooms, box }: HeaderFacts): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles\u0003', 'latin1');
  let [offset, at] = [HEADER_BYTES, 8];
  for (const length of [lengths.root, lengths.metadata, lengths.leaves, lengths.tiles]) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(length), at + 8);
    offset += length;
    at += 16;
  }
  for (const count of [counts.addressed, counts.entries, counts.contents]) {
    header.writeBigUInt64LE(BigInt(count), at);
    at += 8;
  }
  header.set([CLUSTERED, Compression.Gzip, tileCompression, TileType.Mvt, zooms.min, zooms.max], at);
  at += 6;
  const { west, south, east, north } = box;
  for (const degrees of [west, south, east, north])
    at = header.writeInt32LE(Math.round(degrees * STEPS_PER_DEGREE), at);
  at = header.writeUInt8(Math.min(zooms.max, Math.max(zooms.min, 12)), at);
  for (const degrees of [(west + east) / 2, (south + north) / 2])
    at = header.writeInt32LE(Math.round(degrees * STEPS_PER_DEGREE), at);
  return header;
}
