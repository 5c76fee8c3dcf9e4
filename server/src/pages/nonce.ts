import { randomBytes, randomFillSync } from 'node:crypto';

const BYTES = 18;
/** 18 bytes are 24 characters of base64 without padding; that every nonce has this length makes filled pages equally long. */
export const NONCE_LENGTH = 24;

const POOL = Buffer.allocUnsafe(BYTES * 512);
let used = POOL.length;

/** Randomness is fetched for many at once, because asking the system each time is what costs. */
export function freshNonce(): string {
  if (used === POOL.length) {
    randomFillSync(POOL);
    used = 0;
  }
  used += BYTES;
  return POOL.toString('base64', used - BYTES, used);
}

/** Stands for the nonce while a page is rendered. It never leaves the process, so nothing a visitor sends can contain it. */
export const NONCE_PLACEHOLDER = randomBytes(BYTES).toString('base64url');
