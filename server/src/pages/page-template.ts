import { constants, crc32, deflateRawSync } from 'node:zlib';
import { NONCE_LENGTH } from './nonce.ts';

/** A rendered page with a hole for each nonce, ready to be filled as it is or compressed, at the cost of a copy. */
export interface PageTemplate {
  readonly bytes: number;
  readonly fill: (nonce: string) => Buffer;
  readonly fillGzipped: (nonce: string) => Buffer;
}

export function pageTemplate(html: string, placeholder: string): PageTemplate {
  const pieces = html.split(placeholder).map((piece) => Buffer.from(piece));
  const plain = withHoles(pieces, Buffer.alloc(0));
  const gzipped = gzipPieces(pieces);
  const totalSize = plain.bytes.length;
  return {
    bytes: totalSize + gzipped.bytes.length,
    fill: (nonce) => filled(plain, nonce),
    fillGzipped: (nonce) => {
      const answer = filled(gzipped, nonce);
      answer.writeUInt32LE(checksum(pieces, nonce), answer.length - 8);
      answer.writeUInt32LE(totalSize >>> 0, answer.length - 4);
      return answer;
    },
  };
}

interface Holed {
  readonly bytes: Buffer;
  readonly holes: readonly number[];
}

function withHoles(pieces: readonly Buffer[], beforeHole: Buffer): Holed {
  const holes: number[] = [];
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  pieces.forEach((piece, index) => {
    if (index > 0) {
      add(beforeHole);
      holes.push(length);
      add(Buffer.alloc(NONCE_LENGTH));
    }
    add(piece);
  });
  return { bytes: Buffer.concat(parts), holes };
}

function filled({ bytes, holes }: Holed, nonce: string): Buffer {
  const answer = Buffer.allocUnsafe(bytes.length);
  bytes.copy(answer);
  for (const hole of holes) answer.write(nonce, hole, NONCE_LENGTH, 'latin1');
  return answer;
}

function checksum(pieces: readonly Buffer[], nonce: string): number {
  let sum = 0;
  pieces.forEach((piece, index) => {
    if (index > 0) sum = crc32(nonce, sum);
    sum = crc32(piece, sum);
  });
  return sum;
}

// RFC 1952: magic, deflate, no flags, no time, no hints, unknown system.
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const GZIP_TRAILER = Buffer.alloc(8);
/** RFC 1951 3.2.4: a block that holds its bytes as they are: its kind, its length, and the length's complement. */
const STORED_NONCE = Buffer.from([0, NONCE_LENGTH, 0, ~NONCE_LENGTH & 0xff, 0xff]);
const WINDOW = 32_768;
/** No byte of UTF-8 text. What stands for a nonce in the dictionary can therefore never be part of a match. */
const NEVER_IN_TEXT = 0xff;

/**
 * Each piece is deflated once, ends on a byte boundary and knows the text before it as its dictionary, so that
 * it compresses as well as in one go. Nonces go in between uncompressed; their bytes are known only later.
 */
function gzipPieces(pieces: readonly Buffer[]): Holed {
  let before: Buffer = Buffer.alloc(0);
  const deflated = pieces.map((piece, index) => {
    const last = index === pieces.length - 1;
    const block = deflateRawSync(piece, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    before = Buffer.concat([before, piece, Buffer.alloc(NONCE_LENGTH, NEVER_IN_TEXT)]).subarray(-WINDOW);
    return block;
  });
  const { bytes, holes } = withHoles(deflated, STORED_NONCE);
  return {
    bytes: Buffer.concat([GZIP_HEADER, bytes, GZIP_TRAILER]),
    holes: holes.map((hole) => hole + GZIP_HEADER.length),
  };
}
