import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/** A WOFF 1.0 file as the TrueType file inside it, because the library that draws text reads no web fonts. */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 file');
  const count = woff.readUInt16BE(12);
  const largestPower = Math.floor(Math.log2(count));
  const header = Buffer.alloc(SFNT_HEADER_BYTES);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** largestPower * SFNT_ENTRY_BYTES, 6);
  header.writeUInt16BE(largestPower, 8);
  header.writeUInt16BE((count - 2 ** largestPower) * SFNT_ENTRY_BYTES, 10);

  const entries: Buffer[] = [];
  const tables: Buffer[] = [];
  let offset = SFNT_HEADER_BYTES + SFNT_ENTRY_BYTES * count;
  for (let number = 0; number < count; number += 1) {
    const at = WOFF_HEADER_BYTES + WOFF_ENTRY_BYTES * number;
    const [start, packed, bytes] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [number, number, number];
    const stored = woff.subarray(start, start + packed);
    const table = packed < bytes ? inflateSync(stored) : stored;
    const entry = Buffer.alloc(SFNT_ENTRY_BYTES);
    woff.copy(entry, 0, at, at + 4);
    woff.copy(entry, 4, at + 16, at + 20);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(bytes, 12);
    const padding = Buffer.alloc((4 - (bytes % 4)) % 4);
    entries.push(entry);
    tables.push(table, padding);
    offset += bytes + padding.length;
  }
  return Buffer.concat([header, ...entries, ...tables]);
}
