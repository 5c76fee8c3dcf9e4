import { retention } from '@letfair/domain/accounts/privacy/retention';
import type { PhotoKind } from '@letfair/domain/files/photos';
import type { ReusedPhoto } from '@letfair/domain/listings/review/review-flags';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { ALIKE_WITHIN_BITS } from '../../../platform/photos/perceptual-hash.ts';
import type { Tables } from '../../../platform/tables.ts';

const shown = ['id', 'caption', 'kind', 'width', 'height', 'widths', 'placeholder', 'contact_details'] as const;
export type PhotoRow = Pick<Selectable<Tables['photo']>, (typeof shown)[number]>;

export const insertPhoto = (tx: Tx, photo: Insertable<Tables['photo']>): Promise<PhotoRow> =>
  tx.insertInto('photo').values(photo).returning(shown).executeTakeFirstOrThrow();

/** Photos of this account in the order asked for; whatever else is asked for is left out. */
export async function photosOf(db: Db, accountId: string, ids: readonly string[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('photo')
    .select(shown)
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .execute();
  return inOrder(rows, ids);
}

/** Photos of anybody, in the order asked for: for those a listing shows to everybody. */
export async function photosByIds(db: Db, ids: readonly string[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return [];
  return inOrder(await db.selectFrom('photo').select(shown).where('id', 'in', ids).execute(), ids);
}

function inOrder(rows: readonly PhotoRow[], ids: readonly string[]): PhotoRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id.toLowerCase()) ?? []);
}

export const setCaption = (tx: Tx, accountId: string, id: string, caption: string): Promise<PhotoRow | undefined> =>
  tx
    .updateTable('photo')
    .set({ caption })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(shown)
    .executeTakeFirst();

export const setKind = (tx: Tx, accountId: string, id: string, kind: PhotoKind) =>
  tx.updateTable('photo').set({ kind }).where('id', '=', id).where('account_id', '=', accountId).execute();

interface CaptionScope {
  /** A listing that no moderator has read with these captions yet: photos that other listings show keep theirs. */
  readonly unreadIn: string | null;
}

/** By the ids of the photos. */
export async function setCaptions(
  tx: Tx,
  captions: Readonly<Record<string, string>>,
  { unreadIn }: CaptionScope,
): Promise<void> {
  for (const [id, caption] of Object.entries(captions)) {
    let query = tx.updateTable('photo').set({ caption }).where('id', '=', id);
    if (unreadIn !== null)
      query = query.where(
        sql<boolean>`not exists (select from listing_photo shown where shown.photo_id = photo.id and shown.listing_id <> ${unreadIn})`,
      );
    await query.execute();
  }
}

interface PhotosOfSomebody {
  readonly photoIds: readonly string[];
  readonly accountId: string;
}

/** Those of these photos that look like one in somebody else's listing, each with the first such listing. */
export async function findReusedPhotos(db: Db, { photoIds, accountId }: PhotosOfSomebody): Promise<ReusedPhoto[]> {
  if (photoIds.length === 0) return [];
  const { rows } = await sql<ReusedPhoto>`
    select mine.id as "photoId", found.listing_id as "otherListingId", found.photo_id as "otherPhotoId"
    from photo mine
    cross join lateral (
      select used.listing_id, used.photo_id from photo other
      join listing_photo used on used.photo_id = other.id
      join listing on listing.id = used.listing_id
      where (
          (other.phash_bands && mine.phash_bands
            and bit_count((other.phash # mine.phash)::bit(64)) <= ${ALIKE_WITHIN_BITS})
          or (other.phash_bands && mine.wider_phash_bands
            and bit_count((other.phash # mine.wider_phash)::bit(64)) <= ${ALIKE_WITHIN_BITS})
        )
        and listing.account_id <> mine.account_id
      order by used.listing_id
      limit 1
    ) found
    where mine.id = any(${photoIds}::uuid[]) and mine.account_id = ${accountId}
      and coalesce(mine.phash, mine.wider_phash) is not null
    order by array_position(${photoIds}::uuid[], mine.id)
  `.execute(db);
  return rows;
}

/** Deletes photos that no listing, no revision and no draft of their owner has used within their first day, and that no import could put back; answers what is left to delete of them. */
export const deleteUnusedPhotos = async (
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<{ id: string; widths: number[] }[]> => {
  const { rows } = await sql<{ id: string; widths: number[] }>`
    delete from photo where id in (
      select unused.id from photo unused
      where unused.created_at < ${before}
        and not exists (select from listing_photo used where used.photo_id = unused.id)
        and not exists (
          select from draft where draft.account_id = unused.account_id and draft.form -> 'images' ? unused.id::text
        )
        and not exists (
          select from listing_revision
          join listing on listing.id = listing_revision.listing_id
          where listing.account_id = unused.account_id and listing_revision.form -> 'images' ? unused.id::text
        )
        and not exists (
          select from listing_import
          join listing_import_row on listing_import_row.import_id = listing_import.id
          where listing_import.account_id = unused.account_id
            and listing_import.touched_at > now() - make_interval(hours => ${retention.importUndoHours}::int)
            and listing_import_row.replaced ? 'images'
            and listing_import_row.replaced -> 'images' -> 'was' ? unused.id::text
        )
      limit ${limit}
      for update skip locked
    )
    returning id, widths
  `.execute(db);
  return rows;
};

/** Those of these ids that a photo of a home or of a person has. */
export async function knownAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('photo')
    .select('id')
    .where('id', 'in', ids)
    .unionAll(
      db
        .selectFrom('account')
        .select((select) => select.ref('photo_id').$notNull().as('id'))
        .where('photo_id', 'in', ids),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
