import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { PhotoStore } from '../../../platform/photos/photo-store.ts';
import type { MarketListing, MarketPicture } from './market.ts';
import { insertInBatches } from './seed-context.ts';

interface OwnedPhoto {
  readonly id: string;
  readonly owner: string;
  readonly picture: MarketPicture;
}

export type FindPhotoId = (lister: string, picture: string) => string;

/**
 * A photo belongs to one account, so each lister gets rows of their own; the files are shared where
 * the storage can do so.
 */
export async function seedPhotos(
  tx: Tx,
  homes: readonly MarketListing[],
  pictures: ReadonlyMap<string, MarketPicture>,
  { store, idOf }: { readonly store: PhotoStore; readonly idOf: (email: string) => string },
): Promise<FindPhotoId> {
  const owned = new Map<string, OwnedPhoto>();
  for (const { lister, pictures: names } of homes)
    for (const name of names) {
      const picture = pictures.get(name);
      if (!picture) throw new Error(`There is no picture called ${name}.`);
      const key = `${lister} ${name}`;
      if (!owned.has(key)) owned.set(key, { id: newId(), owner: idOf(lister), picture });
    }
  // Files come first: a row without files would be a broken picture, while files without a row are swept.
  await insertInBatches([...owned.values()], (some) => Promise.all(some.map((photo) => linkFiles(store, photo))));
  await insertInBatches([...owned.values()], (some) =>
    tx
      .insertInto('photo')
      .values(
        some.map(({ id, owner, picture }) => ({
          id,
          account_id: owner,
          caption: picture.caption,
          width: picture.width,
          height: picture.height,
          widths: picture.files.map(({ width }) => width),
          placeholder: picture.placeholder,
          bytes: picture.files.reduce((sum, { bytes }) => sum + bytes, 0),
          // Demo pictures are shared on purpose, so they must not count as duplicates.
          phash: null,
          phash_bands: [],
        })),
      )
      .execute(),
  );
  return (lister, name) => {
    const photo = owned.get(`${lister} ${name}`);
    if (!photo) throw new Error(`${lister} has no picture called ${name}.`);
    return photo.id;
  };
}

async function linkFiles(store: PhotoStore, { id, picture }: OwnedPhoto): Promise<void> {
  for (const { width, path } of picture.files) await store.keepShared(id, width, path);
}
