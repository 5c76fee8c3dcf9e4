/** A part of a file. */
export interface Part {
  readonly offset: number;
  readonly length: number;
}

/** Parts that are read at once, in their order. */
export interface Read extends Part {
  readonly parts: readonly Part[];
}

/** Bytes between two parts that are read for nothing, because one more request would take longer. */
const MAX_GAP_BYTES = 32_768;
const MAX_READ_BYTES = 4_000_000;

/** Parts that follow each other closely become one read; their order stays. */
export function mergeReads(parts: readonly Part[]): readonly Read[] {
  const reads: { offset: number; length: number; parts: Part[] }[] = [];
  for (const part of parts) {
    const read = reads.at(-1);
    const gap = read ? part.offset - (read.offset + read.length) : 0;
    const length = read ? part.offset + part.length - read.offset : 0;
    if (read && gap >= 0 && gap <= MAX_GAP_BYTES && length <= MAX_READ_BYTES) {
      read.length = length;
      read.parts.push(part);
    } else reads.push({ ...part, parts: [part] });
  }
  return reads;
}
