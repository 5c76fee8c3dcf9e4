import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../../platform/db.ts';

/** A picture is known by its bytes, or by the address it was fetched from. */
export const keyOfFile = (sha256: Buffer): Buffer => sha256;
export const keyOfUrl = (url: string): Buffer => createHash('sha256').update(`url ${url}`).digest();

/** The photos of the account that were made of these files or addresses, by their keys in hex. */
export async function findPhotosByKey(
  db: Db,
  accountId: string,
  keys: readonly Buffer[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('photo_source')
    .innerJoin('photo', 'photo.id', 'photo_source.photo_id')
    .select(['photo_source.key', 'photo.id'])
    .where('photo_source.key', 'in', keys)
    .where('photo.account_id', '=', accountId)
    .execute();
  return new Map(rows.map(({ key, id }) => [key.toString('hex'), id]));
}

/** So that the same file makes no second photo. */
export const rememberPhotoKey = (tx: Tx, photo_id: string, key: Buffer) =>
  tx
    .insertInto('photo_source')
    .values({ photo_id, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const OWN_PHOTO = /\/photos\/([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})-\d+\.webp$/;

/** The id in the address of a photo of ours, wherever the site is; whose it is has to be checked. */
export const photoIdInUrl = (source: string): string | null => OWN_PHOTO.exec(source)?.[1] ?? null;
