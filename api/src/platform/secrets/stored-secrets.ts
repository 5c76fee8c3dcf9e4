import { sql } from 'kysely';
import { type Db, keyRingOf, type Tx } from '../db.ts';
import { decryptWith, encryptWith, hashWith, keyIdIn, type SecretKey, UnreadableSecret } from './cipher.ts';
import type { SecretPlace } from './encrypted-columns.ts';

/** Null before encryption begins: a process of an earlier version may still have to read what is written. */
export async function keyToEncryptWith(tx: Tx): Promise<SecretKey | null> {
  const { rows } = await sql<{ id: string | null }>`select key_to_encrypt_with() as id`.execute(tx);
  const id = rows[0]?.id ?? null;
  return id === null ? null : keyWith(tx, id);
}

async function keyWith(db: Db, id: string): Promise<SecretKey> {
  const key = await keyRingOf(db).find(id);
  if (!key) throw new UnreadableSecret(`This process doesn't have the key ${id}, which the database uses.`);
  return key;
}

/** Makes the values as they are stored, each in its place. */
export async function secretEncryption(tx: Tx): Promise<(place: SecretPlace, plain: string) => string> {
  const key = await keyToEncryptWith(tx);
  return (place, plain) => (key ? encryptWith(key, place, plain) : plain);
}

/** The value as it is stored in this place. */
export const encryptSecret = async (tx: Tx, place: SecretPlace, plain: string): Promise<string> =>
  (await secretEncryption(tx))(place, plain);

/** Also reads what an earlier version has stored as it was. */
export async function decryptSecret(db: Db, place: SecretPlace, stored: string): Promise<string> {
  const id = keyIdIn(stored);
  return id === null ? stored : decryptWith(await keyWith(db, id), place, stored);
}

/** Hashes a short code, which anybody could find out from a plain hash by trying; `plainHash` is that of earlier versions. */
export async function hashCodeWithKey(tx: Tx, text: string, plainHash: Buffer): Promise<Buffer> {
  const key = await keyToEncryptWith(tx);
  return key ? hashWith(key, text) : plainHash;
}

/** What `hashCodeWithKey` may have stored for this text. */
export const possibleHashes = (db: Db, text: string, plainHash: Buffer): Buffer[] => [
  plainHash,
  ...keyRingOf(db)
    .keys()
    .map((key) => hashWith(key, text)),
];
