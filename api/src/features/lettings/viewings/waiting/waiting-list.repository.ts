import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Tables } from '../../../../platform/tables.ts';

export type WaitingRow = Selectable<Tables['viewing_waiting']>;

const now = sql<Date>`now()`;

/** Joining twice keeps the first place, and answers nothing. */
export const insertWaiting = (tx: Tx, listing_id: string, tenant_id: string) =>
  tx
    .insertInto('viewing_waiting')
    .values({ id: newId(), listing_id, tenant_id, slot_id: null, offered_until: null })
    .onConflict((conflict) => conflict.columns(['listing_id', 'tenant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();

/** How many wait for a time of a home. */
export async function countWaiting(db: Db, listingId: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('viewing_waiting')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('listing_id', '=', listingId)
    .where('slot_id', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}

export const lockWaiting = (tx: Tx, listingId: string, tenantId: string): Promise<WaitingRow | undefined> =>
  tx
    .selectFrom('viewing_waiting')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('tenant_id', '=', tenantId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const deleteWaiting = (tx: Tx, id: string) => tx.deleteFrom('viewing_waiting').where('id', '=', id).execute();

/**
 * Who has waited longest and has no offer; rows that others are changing are passed over, and so are tenants whom a
 * measure keeps from booking.
 */
export const lockNextWaiting = (tx: Tx, listingId: string): Promise<WaitingRow | undefined> =>
  tx
    .selectFrom('viewing_waiting')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('slot_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account')
            .select('account.id')
            .whereRef('account.id', '=', 'viewing_waiting.tenant_id')
            .where('account.limited_at', 'is not', null),
        ),
      ),
    )
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

export const setOffer = (tx: Tx, id: string, slot_id: string, offered_until: Date) =>
  tx.updateTable('viewing_waiting').set({ slot_id, offered_until }).where('id', '=', id).execute();

/** Offers of this slot that nobody took in time. */
export const lockLapsedOffers = (tx: Tx, slotId: string): Promise<WaitingRow[]> =>
  tx
    .selectFrom('viewing_waiting')
    .selectAll()
    .where('slot_id', '=', slotId)
    .where('offered_until', '<=', now)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

const selectPlaces = (db: Db) =>
  db
    .selectFrom('viewing_waiting')
    .innerJoin('listing', 'listing.id', 'viewing_waiting.listing_id')
    .leftJoin('viewing_slot', (join) =>
      join.onRef('viewing_slot.id', '=', 'viewing_waiting.slot_id').on('viewing_waiting.offered_until', '>', now),
    )
    .select([
      'viewing_waiting.listing_id',
      'listing.title',
      'viewing_waiting.offered_until',
      'viewing_slot.id as slot_id',
      'viewing_slot.starts_at',
      'viewing_slot.ends_at',
      'viewing_slot.capacity',
      sql<number>`(
        select count(*)::int from viewing_waiting as before
        where before.listing_id = viewing_waiting.listing_id and before.id <= viewing_waiting.id
      )`.as('position'),
    ]);

export type PlaceRow = Awaited<ReturnType<ReturnType<typeof selectPlaces>['execute']>>[number];

export const findPlace = (db: Db, listingId: string, tenantId: string): Promise<PlaceRow | undefined> =>
  selectPlaces(db)
    .where('viewing_waiting.listing_id', '=', listingId)
    .where('viewing_waiting.tenant_id', '=', tenantId)
    .executeTakeFirst();

export const listPlaces = (db: Db, tenantId: string, limit: number): Promise<PlaceRow[]> =>
  selectPlaces(db)
    .where('viewing_waiting.tenant_id', '=', tenantId)
    .orderBy('viewing_waiting.id')
    .limit(limit)
    .execute();

export const lockAllWaiting = (tx: Tx, column: 'listing_id' | 'tenant_id', id: string): Promise<WaitingRow[]> =>
  tx.selectFrom('viewing_waiting').selectAll().where(column, '=', id).orderBy('id').forNoKeyUpdate().execute();
