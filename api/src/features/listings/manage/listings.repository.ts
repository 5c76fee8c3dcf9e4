import { endedStatuses } from '@letfair/domain/lettings/applications/lifecycle';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { inQueueOrder, type KeysetRange } from '../../../platform/keyset-page.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type Locatable, positionsOf } from '../../search/places/index.ts';
import { refreshRentFacts } from '../../search/rents/index.ts';
import { syncSearchRow } from '../../search/results/index.ts';
import { saveFingerprints } from './copies/fingerprints.repository.ts';

export type ListingRow = Selectable<Tables['listing']>;
type Columns = Omit<Updateable<Tables['listing']>, 'id' | 'account_id' | 'version' | 'updated_at'>;
/** What an edit may change; the status is changed by `moveListing`, and what follows from rents by `refreshRentFacts`. */
export type ListingChanges = Omit<
  Columns,
  'status' | 'withheld_at' | 'let_at' | 'reduced_from_pence' | 'reduced_until' | 'continues_id'
>;

type NewListing = Omit<Insertable<Tables['listing']>, 'submitted_at'>;

export async function insertListing(tx: Tx, listing: NewListing): Promise<ListingRow> {
  const inserted = await tx
    .insertInto('listing')
    .values({ ...listing, ...(await positionIn(tx, listing)), submitted_at: sql`now()` })
    .returningAll()
    .executeTakeFirstOrThrow();
  await saveFingerprints(tx, [inserted]);
  return refreshAfterWrite(tx, inserted);
}

/** Listings that wait for approval: nothing follows from them yet. */
export async function insertPendingListings(tx: Tx, listings: readonly NewListing[]): Promise<ListingRow[]> {
  if (listings.length === 0) return [];
  const positions = await positionsOf(
    tx,
    listings.map(({ postcode, outcode, material_information }) => ({
      postcode,
      outcode,
      information: JSON.parse(material_information),
    })),
  );
  const submitted_at = sql<Date>`now()`;
  const inserted = await tx
    .insertInto('listing')
    .values(listings.map((listing, at) => ({ ...listing, ...positions[at], status: 'pending', submitted_at })))
    .returningAll()
    .execute();
  await saveFingerprints(tx, inserted);
  return inserted;
}

export const updateListing = (tx: Tx, id: string, changes: ListingChanges): Promise<ListingRow> =>
  writeListing(tx, id, changes);

/** For `moveListing` only, which asks the law before anything becomes live. */
export const setListingStatus = (
  tx: Tx,
  id: string,
  changes: Pick<Columns, 'status' | 'withheld_at' | 'rejection_reason' | 'rejection_field' | 'let_at'>,
): Promise<ListingRow> => writeListing(tx, id, changes);

async function writeListing(tx: Tx, id: string, changes: Columns): Promise<ListingRow> {
  const updated = await tx
    .updateTable('listing')
    .set({ ...changes, ...(await positionIn(tx, changes)), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return refreshAfterWrite(tx, updated);
}

/** What follows from a listing that was written. */
async function refreshAfterWrite(tx: Tx, written: ListingRow): Promise<ListingRow> {
  const listing = await refreshRentFacts(tx, written);
  await syncSearchRow(tx, listing);
  return listing;
}

/** An address and what is said of the home are written together; whatever else changes leaves the position alone. */
async function positionIn(tx: Tx, { postcode, outcode, material_information }: Columns) {
  if (postcode === undefined || outcode === undefined || material_information === undefined) return {};
  const information: Locatable['information'] = JSON.parse(material_information);
  return (await positionsOf(tx, [{ postcode, outcode, information }]))[0];
}

/** For a change beside the row, so that whoever read it before is told that it is out of date. */
export const bumpListingVersion = (tx: Tx, id: string): Promise<ListingRow> =>
  tx
    .updateTable('listing')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

interface AssessedRange {
  readonly listingId?: string;
  readonly accountId?: string;
  readonly photoId?: string;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Listings that are public, wait for approval or were withheld, in the order of their ids. */
export function listingsToAssess(
  db: Db,
  { listingId, accountId, photoId, after, limit }: AssessedRange,
): Promise<ListingRow[]> {
  let query = db
    .selectFrom('listing')
    .selectAll()
    .where((where) => where.or([where('status', 'in', ['live', 'pending']), where('withheld_at', 'is not', null)]));
  if (listingId !== undefined) query = query.where('id', '=', listingId);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  if (photoId !== undefined)
    query = query.where(
      'id',
      'in',
      db.selectFrom('listing_photo').select('listing_id').where('photo_id', '=', photoId),
    );
  if (after !== undefined) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}

export const listingById = (db: Db, id: string): Promise<ListingRow | undefined> =>
  db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst();

export async function countComingViewings(db: Db, listingId: string): Promise<number> {
  const { coming } = await db
    .selectFrom('viewing')
    .select(sql<number>`count(*)::int`.as('coming'))
    .where('listing_id', '=', listingId)
    .where('starts_at', '>', sql<Date>`now()`)
    .where('is_coming', '=', true)
    .executeTakeFirstOrThrow();
  return coming;
}

export const listingsByIds = (db: Db, ids: readonly string[]): Promise<ListingRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('listing').selectAll().where('id', 'in', ids).execute();

export const listingOf = (db: Db, accountId: string, id: string): Promise<ListingRow | undefined> =>
  db.selectFrom('listing').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();

export const lockListing = (tx: Tx, id: string): Promise<ListingRow | undefined> =>
  tx.selectFrom('listing').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const lockListingOf = (tx: Tx, accountId: string, id: string): Promise<ListingRow | undefined> =>
  tx
    .selectFrom('listing')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const lockListingByToken = (tx: Tx, confirm_token_hash: Buffer): Promise<ListingRow | undefined> =>
  tx
    .selectFrom('listing')
    .selectAll()
    .where('confirm_token_hash', '=', confirm_token_hash)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Asking the lister changes nothing about the listing, so its version stays. */
export const setConfirmToken = (tx: Tx, id: string, confirm_token_hash: Buffer) =>
  tx.updateTable('listing').set({ confirm_token_hash, reminded_at: sql`now()` }).where('id', '=', id).execute();

export async function countOpenApplicationsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('application')
    .select(['listing_id', sql<number>`count(*)::int`.as('applications')])
    .where('listing_id', 'in', ids)
    .where('status', 'not in', endedStatuses)
    .groupBy('listing_id')
    .execute();
  return new Map(rows.map(({ listing_id, applications }) => [listing_id, applications]));
}

/** Who lists a home: since when they have had their account, and whether they have ever published one. */
export async function findLister(db: Db, accountId: string) {
  const { rows } = await sql<{ created_at: Date; has_published: boolean }>`
    select created_at, exists (
      select from listing where listing.account_id = account.id and published_at is not null
    ) as has_published
    from account where id = ${accountId}`.execute(db);
  return rows[0];
}

export const listingsByStatus = (
  db: Db,
  { status, ...range }: KeysetRange & { readonly status: ListingStatus },
): Promise<ListingRow[]> =>
  inQueueOrder(db.selectFrom('listing').selectAll().where('status', '=', status), {
    ...range,
    waits: status === 'pending',
  });

/**
 * Live listings that were last confirmed before this many days, the longest ago first; locked, others' locks skipped.
 * The clock stands still for whoever is suspended: they cannot confirm anything.
 */
export function lockUnconfirmed(
  tx: Tx,
  { days, unremindedOnly, limit }: { readonly days: number; readonly unremindedOnly: boolean; readonly limit: number },
): Promise<ListingRow[]> {
  const query = tx
    .selectFrom('listing')
    .selectAll()
    .where('status', '=', 'live')
    .where('confirmed_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where('account_id', 'not in', tx.selectFrom('account').select('id').where('hidden_at', 'is not', null))
    .orderBy('confirmed_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked();
  return (unremindedOnly ? query.where('reminded_at', 'is', null) : query).execute();
}

/** Whether this is a client of the account who is not archived. */
export async function takesListings(tx: Tx, accountId: string, clientId: string): Promise<boolean> {
  const client = await tx
    .selectFrom('client')
    .select('id')
    .where('id', '=', clientId)
    .where('account_id', '=', accountId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return client !== undefined;
}
