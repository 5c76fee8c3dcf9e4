import { gunzipSync, gzipSync } from 'node:zlib';

/** A line of a PMTiles directory: tiles of one content, or another directory. */
export interface Entry {
  /** Of the first tile. */
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  /** How many tiles in a row have this content; 0 where it is a directory. */
  readonly run: number;
}

/** The header and the root directory are within these by definition of the format. */
const MAX_ROOT_BYTES = 16_384 - 127;
const FIRST_LEAF_SIZE = 4_096;

/** Throws where the bytes are no directory. */
export function readDirectory(bytes: Buffer, isGzipped: boolean): readonly Entry[] {
  const plain = isGzipped ? gunzipSync(bytes) : bytes;
  let at = 0;
  const next = (): number => {
    let [number, factor] = [0, 1];
    for (;;) {
      const byte = plain[at];
      if (byte === undefined) throw new RangeError('The directory breaks off.');
      at += 1;
      number += (byte & 127) * factor;
      if (byte < 128) return number;
      factor *= 128;
    }
  };
  const count = next();
  if (count > plain.length) throw new RangeError('The directory is shorter than it says.');
  const column = () => Array.from({ length: count }, next);
  const [steps, runs, lengths, offsets] = [column(), column(), column(), column()];
  let [id, end] = [0, 0];
  return steps.map((step, row) => {
    id += step;
    // 0 stands for "right behind the one before".
    const offset = offsets[row] === 0 && row > 0 ? end : offsets[row]! - 1;
    const length = lengths[row]!;
    end = offset + length;
    return { id, offset, length, run: runs[row]! };
  });
}

function writeDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const write = (number: number): void => {
    let rest = number;
    while (rest >= 128) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  write(entries.length);
  for (const [row, { id }] of entries.entries()) write(id - (entries[row - 1]?.id ?? 0));
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  for (const [row, { offset }] of entries.entries()) {
    const before = entries[row - 1];
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  }
  return gzipSync(Buffer.from(bytes));
}

/** The root directory, and the leaves that it leads to where it would be too large. */
export function writeDirectories(
  entries: readonly Entry[],
  maxRootBytes = MAX_ROOT_BYTES,
): { readonly root: Buffer; readonly leaves: Buffer } {
  const alone = writeDirectory(entries);
  if (alone.length <= maxRootBytes) return { root: alone, leaves: Buffer.alloc(0) };
  for (let leafSize = FIRST_LEAF_SIZE; ; leafSize *= 2) {
    const leaves: Buffer[] = [];
    const links: Entry[] = [];
    let offset = 0;
    for (let from = 0; from < entries.length; from += leafSize) {
      const leaf = writeDirectory(entries.slice(from, from + leafSize));
      links.push({ id: entries[from]!.id, offset, length: leaf.length, run: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = writeDirectory(links);
    if (root.length <= maxRootBytes || links.length === 1) return { root, leaves: Buffer.concat(leaves) };
  }
}
