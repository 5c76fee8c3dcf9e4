import type { Db, Tx } from '../../../platform/db.ts';

export async function photoIdsOf(db: Db, listingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_photo')
    .select('photo_id')
    .where('listing_id', '=', listingId)
    .orderBy('position')
    .execute();
  return rows.map(({ photo_id }) => photo_id);
}

/** The photos of each listing in their order, by the ids of the listings. */
export async function photosOfListings(
  db: Db,
  listingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_photo')
    .select(['listing_id', 'photo_id'])
    .where('listing_id', 'in', listingIds)
    .orderBy('position')
    .execute();
  const photos = new Map<string, string[]>(listingIds.map((id) => [id, []]));
  for (const { listing_id, photo_id } of rows) photos.get(listing_id)?.push(photo_id);
  return photos;
}

/** The cover of each listing that has one. */
export async function coverIdsOf(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_photo')
    .select(['listing_id', 'photo_id'])
    .where('listing_id', 'in', listingIds)
    .where('position', '=', 0)
    .execute();
  return new Map(rows.map(({ listing_id, photo_id }) => [listing_id, photo_id]));
}

/** How many of these photos there are and belong to this account; none of them can be swept away meanwhile. */
export async function lockPhotosOf(tx: Tx, accountId: string, photoIds: readonly string[]): Promise<number> {
  const rows = await tx
    .selectFrom('photo')
    .select('id')
    .where('id', 'in', photoIds)
    .where('account_id', '=', accountId)
    .forKeyShare()
    .execute();
  return rows.length;
}

export async function replacePhotos(tx: Tx, listing_id: string, photoIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('listing_photo').where('listing_id', '=', listing_id).execute();
  if (photoIds.length === 0) return;
  await tx
    .insertInto('listing_photo')
    .values(photoIds.map((photo_id, position) => ({ listing_id, photo_id, position })))
    .execute();
}
