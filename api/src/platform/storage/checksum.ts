import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** SHA-256 in hex. */
export async function checksumOf(contents: Buffer | Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(Buffer.isBuffer(contents) ? [contents] : contents, hash);
  return hash.digest('hex');
}
