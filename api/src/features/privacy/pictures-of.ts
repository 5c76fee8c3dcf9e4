import { profilePhotoSizes } from '@letfair/domain/accounts/profile-photo';
import type { Db } from '../../platform/db.ts';
import type { PhotoStore } from '../../platform/photos/photo-store.ts';
import type { Account } from '../accounts/index.ts';
import { inPages } from './export-part.ts';

/** The largest file of each picture that somebody has given us. */
export async function* picturesOf(
  db: Db,
  store: PhotoStore,
  { id, photo_id }: Account,
): AsyncGenerator<{ readonly name: string; readonly path: string }> {
  if (photo_id) yield { name: 'photos/profile.webp', path: store.path(photo_id, Math.max(...profilePhotoSizes)) };
  const photos = inPages(
    db.selectFrom('photo').select(['id', 'widths']).where('account_id', '=', id).orderBy('id'),
    (query, last) => query.where('id', '>', last.id),
  );
  for await (const photo of photos)
    yield { name: `photos/${photo.id}.webp`, path: store.path(photo.id, Math.max(...photo.widths)) };
}
