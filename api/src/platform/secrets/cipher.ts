import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface SecretKey {
  /** A fingerprint, which may be stored and shown. */
  readonly id: string;
  readonly bytes: Buffer;
}

const KEY_BYTES = 32;
const ID_LENGTH = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export const keyOf = (bytes: Buffer): SecretKey => ({
  id: createHash('sha256').update('letfair key id\n').update(bytes).digest('hex').slice(0, ID_LENGTH),
  bytes,
});

export const newKey = (): SecretKey => keyOf(randomBytes(KEY_BYTES));

/** 32 bytes in base64, base64url or hex; null for anything else. */
export function parseKey(text: string): SecretKey | null {
  if (/^[\da-f]{64}$/i.test(text)) return keyOf(Buffer.from(text, 'hex'));
  if (!/^[\w+/-]{43}=?$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === KEY_BYTES ? keyOf(bytes) : null;
}

export const writeKey = ({ bytes }: SecretKey): string => bytes.toString('base64');

/** Where a value is stored. It is encrypted together with its place, so that it cannot be moved to another row. */
export interface Place {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

const nameOf = ({ table, column, row }: Place): Buffer => Buffer.from(`${table}.${column} ${row}`);

/** What encrypted values begin with; `enc1:` also stands in the indexes that find others. */
export const prefixOf = (keyId: string): string => `enc1:${keyId}:`;
export const ENCRYPTED = 'enc1:%';
const encrypted = /^enc1:([\da-f]{16}):([\w-]{38,})$/;

/** Null for a text that is not encrypted. */
export const keyIdIn = (stored: string): string | null => encrypted.exec(stored)?.[1] ?? null;

export function encryptWith({ id, bytes }: SecretKey, place: Place, plain: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(nameOf(place));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return prefixOf(id) + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** A value that was changed, moved to another place, or encrypted with another key. */
export class UnreadableSecret extends Error {}

export function decryptWith({ id, bytes }: SecretKey, place: Place, stored: string): string {
  const [, keyId, body = ''] = encrypted.exec(stored) ?? [];
  if (keyId !== id) throw new UnreadableSecret(`A value in ${place.table} is encrypted with another key.`);
  const all = Buffer.from(body, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', bytes, all.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(nameOf(place))
    .setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([cipher.update(all.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8');
  } catch (cause) {
    throw new UnreadableSecret(`A value in ${place.table} has been changed, or moved from another row.`, { cause });
  }
}

/** For values that are only compared and too short to be safe in a plain hash. */
export const hashWith = ({ bytes }: SecretKey, text: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', bytes, '', 'letfair keyed hash', KEY_BYTES)))
    .update(text)
    .digest();
