import { materialInformation } from '@letfair/contract/listings/listing-payload';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { formOfValues } from '@letfair/domain/listings/form/listing-payload';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import { newId } from '../../../../platform/ids.ts';
import { inQueueOrder, type KeysetRange } from '../../../../platform/keyset-page.ts';
import type { Tables } from '../../../../platform/tables.ts';

export type RevisionRow = Selectable<Tables['listing_revision']>;

export const revisionOf = (db: Db, listingId: string): Promise<RevisionRow | undefined> =>
  db.selectFrom('listing_revision').selectAll().where('listing_id', '=', listingId).executeTakeFirst();

/** The open revisions of these listings, by the ids of the listings. */
export async function revisionsOf(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, RevisionRow>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db.selectFrom('listing_revision').selectAll().where('listing_id', 'in', listingIds).execute();
  return new Map(rows.map((row) => [row.listing_id, row]));
}

/**
 * Fields that were added to the form after the revision was stored are empty. The reference never waits, so it is that
 * of the listing.
 */
export const formOfRevision = ({ form }: RevisionRow, { reference }: { readonly reference: string }): ListingForm =>
  formOfValues({ ...form, reference, materialInformation: materialInformation.parse(form.materialInformation) });

/** Replaces the open revision of the listing, if there is one. */
export async function saveRevision(
  tx: Tx,
  revision: Omit<Insertable<Tables['listing_revision']>, 'id' | 'submitted_at'>,
): Promise<void> {
  await deleteRevision(tx, revision.listing_id);
  await tx
    .insertInto('listing_revision')
    .values({ id: newId(), ...revision })
    .execute();
}

export const deleteRevision = (tx: Tx, listingId: string) =>
  tx.deleteFrom('listing_revision').where('listing_id', '=', listingId).execute();
export const deleteRevisions = (tx: Tx, listingIds: readonly string[]) =>
  tx
    .deleteFrom('listing_revision')
    .where(sql<boolean>`listing_id = any(${[...listingIds]}::uuid[])`)
    .execute();

/** How many changes of these listings moderators have refused in the last days, by their ids. */
export async function refusedRevisions(
  db: Db,
  listingIds: readonly string[],
  days: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => ['target_id', fn.countAll<string>().as('refused')])
    .where('target_type', '=', 'listing')
    .where((where) => where('target_id', '=', where.fn.any(where.val([...listingIds]))))
    .where('action', '=', 'revision-reject')
    .where('at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .groupBy('target_id')
    .execute();
  return new Map(rows.map(({ target_id, refused }) => [target_id, Number(refused)]));
}

/** Open revisions, those handed in first come first. */
export const revisionsInQueue = (db: Db, range: KeysetRange) =>
  inQueueOrder(db.selectFrom('listing_revision').select(['id', 'listing_id']), { ...range, waits: true });

/** Captions of these photos of an account that wait for a moderator, by the ids of the photos. */
export async function pendingCaptionsOf(
  db: Db,
  accountId: string,
  photoIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (photoIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_revision')
    .innerJoin('listing', 'listing.id', 'listing_revision.listing_id')
    .select('listing_revision.captions')
    .where('listing.account_id', '=', accountId)
    .where(sql<boolean>`listing_revision.captions ?| ${photoIds}::text[]`)
    .execute();
  return new Map(rows.flatMap(({ captions }) => Object.entries(captions)));
}

/** Whether captions of these photos also wait with another listing of the same lister. */
export async function captionsWaitElsewhere(
  db: Db,
  { id, account_id }: { readonly id: string; readonly account_id: string },
  photoIds: readonly string[],
): Promise<boolean> {
  if (photoIds.length === 0) return false;
  const row = await db
    .selectFrom('listing_revision')
    .innerJoin('listing', 'listing.id', 'listing_revision.listing_id')
    .select('listing.id')
    .where('listing.account_id', '=', account_id)
    .where('listing.id', '<>', id)
    .where(sql<boolean>`listing_revision.captions ?| ${photoIds}::text[]`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
