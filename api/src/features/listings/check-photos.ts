import type { Tx } from '../../platform/db.ts';
import { lockPhotosOf } from './listing-photos.repository.ts';

const refusal = (sentence: string) =>
  ({ ok: false, code: 'invalid', message: sentence, fields: { images: sentence } }) as const;

const gone = refusal('One of the photos is no longer here. Please add it again.');
const twice = refusal('The same photo is listed twice.');

/** Null when every photo is there, belongs to this account and is named once. They stay there until the write is done. */
export async function photosRefusal(tx: Tx, accountId: string, images: readonly string[]) {
  if (new Set(images).size < images.length) return twice;
  if (images.length === 0) return null;
  return (await lockPhotosOf(tx, accountId, images)) === images.length ? null : gone;
}
