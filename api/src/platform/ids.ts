import { randomBytes } from 'node:crypto';

/** The id of nothing, for a query that has to take as long as one that finds something. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

/** An id of any version, as paths and files name it. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** A UUID of version 7 (RFC 9562): its first 48 bits are the time, so new rows land side by side in an index. */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
