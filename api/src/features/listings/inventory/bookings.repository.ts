import type { BookingStatus } from '@letfair/domain/listings/inventory/inventory-service';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { inQueueOrder, type KeysetRange } from '../../../platform/keyset-page.ts';
import type { Tables } from '../../../platform/tables.ts';

export type BookingRow = Selectable<Tables['inventory_booking']>;

export const insertBooking = (tx: Tx, listing_id: string): Promise<BookingRow> =>
  tx.insertInto('inventory_booking').values({ id: newId(), listing_id }).returningAll().executeTakeFirstOrThrow();

export const bookingOf = (db: Db, listingId: string): Promise<BookingRow | undefined> =>
  db.selectFrom('inventory_booking').selectAll().where('listing_id', '=', listingId).executeTakeFirst();

export async function findBookedHomes(db: Db, listingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const query = db.selectFrom('inventory_booking').select('listing_id');
  const rows = await query.where(sql<boolean>`listing_id = any(${[...listingIds]}::uuid[])`).execute();
  return new Set(rows.map(({ listing_id }) => listing_id));
}

export const bookingsOf = (db: Db, accountId: string): Promise<BookingRow[]> =>
  db
    .selectFrom('inventory_booking')
    .innerJoin('listing', 'listing.id', 'inventory_booking.listing_id')
    .selectAll('inventory_booking')
    .where('listing.account_id', '=', accountId)
    .orderBy('listing.id')
    .execute();

export const lockBooking = (tx: Tx, id: string): Promise<BookingRow | undefined> =>
  tx.selectFrom('inventory_booking').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const setBookingStatus = (tx: Tx, id: string, status: BookingStatus) =>
  tx.updateTable('inventory_booking').set({ status, updated_at: sql`now()` }).where('id', '=', id).execute();

/** What a mail about a booking has to say: the home and who lists it. */
export const bookedHome = (db: Db, listingId: string) =>
  db
    .selectFrom('listing')
    .innerJoin('account', 'account.id', 'listing.account_id')
    .select([
      'listing.title',
      'listing.line1',
      'listing.city',
      'listing.postcode',
      'account.email',
      'account.phone',
      'account.first_name',
      'account.last_name',
      'account.user_type',
    ])
    .where('listing.id', '=', listingId)
    .executeTakeFirstOrThrow();

/** Requested ones have to be arranged, so the oldest comes first. */
export const bookingsByStatus = (
  db: Db,
  { status, ...range }: KeysetRange & { readonly status: BookingStatus },
): Promise<BookingRow[]> =>
  inQueueOrder(db.selectFrom('inventory_booking').selectAll().where('status', '=', status), {
    ...range,
    waits: status === 'requested',
  });
