import type { SlotSource } from '@letfair/domain/lettings/viewings/viewing-times';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import { NO_ID, newId } from '../../../../platform/ids.ts';
import type { Tables } from '../../../../platform/tables.ts';

export type SlotRow = Selectable<Tables['viewing_slot']>;

interface FreeRange {
  readonly listingId: string;
  readonly tenantId: string | null;
  readonly noticeHours: number;
  readonly from?: Date;
  readonly before?: Date;
  readonly limit: number;
}

/** What a tenant can book now, the earliest first. */
export function listFreeSlots(db: Db, range: FreeRange): Promise<SlotRow[]> {
  const { listingId, tenantId, noticeHours, from, before, limit } = range;
  let query = db
    .selectFrom('viewing_slot')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('starts_at', '>', sql<Date>`now()`)
    .where('withdrawn_at', 'is', null)
    .whereRef('taken', '<', 'capacity')
    .where((where) =>
      where.or([
        where.and([
          where('reserved_for', 'is', null),
          where('starts_at', '>=', sql<Date>`now() + make_interval(hours => ${noticeHours})`),
        ]),
        ...(tenantId === null ? [] : [where('reserved_for', '=', tenantId)]),
      ]),
    );
  if (from) query = query.where('starts_at', '>=', from);
  if (before) query = query.where('starts_at', '<', before);
  return query.orderBy('starts_at').limit(limit).execute();
}

/** Booked or not: whoever asks for times of a home without any asks its lister for some. */
export async function hasComingTimes(db: Db, listingId: string): Promise<boolean> {
  const found = await db
    .selectFrom('viewing_slot')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('starts_at', '>', sql<Date>`now()`)
    .where('withdrawn_at', 'is', null)
    .where('reserved_for', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface Taking {
  readonly slotId: string;
  readonly listingId: string;
  readonly tenantId: string;
  readonly noticeHours: number;
  /** Only times that are reserved for the tenant, where the home itself is not open to everybody. */
  readonly reservedOnly: boolean;
}

/** The one statement by which a place is taken: whoever comes second finds none, and a constraint guards it. */
export const takePlace = (tx: Tx, { slotId, listingId, tenantId, noticeHours, reservedOnly }: Taking) =>
  tx
    .updateTable('viewing_slot')
    .set({ taken: sql<number>`taken + 1` })
    .where('id', '=', slotId)
    .where('listing_id', '=', listingId)
    .where('withdrawn_at', 'is', null)
    .whereRef('taken', '<', 'capacity')
    .where('starts_at', '>', sql<Date>`now()`)
    .where((where) =>
      where.or([
        where('reserved_for', '=', tenantId),
        ...(reservedOnly
          ? []
          : [
              where.and([
                where('reserved_for', 'is', null),
                where('starts_at', '>=', sql<Date>`now() + make_interval(hours => ${noticeHours})`),
              ]),
            ]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();

export const givePlaceBack = (tx: Tx, slotId: string, places = 1) =>
  tx
    .updateTable('viewing_slot')
    .set({ taken: sql<number>`taken - ${places}` })
    .where('id', '=', slotId)
    .execute();

export const findSlot = (db: Db, id: string): Promise<SlotRow | undefined> =>
  db.selectFrom('viewing_slot').selectAll().where('id', '=', id).executeTakeFirst();

/** Every place of an open home's slot is somebody else's: none is held for the tenant, who has no viewing of the home. */
export async function isTakenByOthers(db: Db, tenantId: string, slotId: string): Promise<boolean> {
  const { rows } = await sql`
    select from viewing_slot slot
    join listing on listing.id = slot.listing_id
    join account on account.id = slot.lister_id
    where slot.id = ${slotId} and slot.taken >= slot.capacity and listing.status = 'live' and account.hidden_at is null
      and not exists (select from viewing_waiting where slot_id = slot.id and tenant_id = ${tenantId})
      and not exists (select from viewing where tenant_id = ${tenantId} and listing_id = slot.listing_id and is_coming)
  `.execute(db);
  return rows.length > 0;
}

/** In the order of ids, so that two moves in opposite directions do not deadlock. */
export const lockSlots = async (tx: Tx, ids: readonly string[]): Promise<SlotRow[]> =>
  ids.length === 0
    ? []
    : tx.selectFrom('viewing_slot').selectAll().where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();

/** The times to come of a home that follow from its pattern, also those that are kept for bookings only. */
export const lockComingSlots = (tx: Tx, listingId: string): Promise<SlotRow[]> =>
  tx
    .selectFrom('viewing_slot')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('starts_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export interface NewSlot {
  readonly listing_id: string;
  readonly lister_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly capacity: number;
  readonly source: SlotSource;
  readonly reserved_for?: string;
  readonly may_overlap: boolean;
}

/** Leaves out what would overlap another time of the lister; returns what was inserted. */
export const insertSlots = async (tx: Tx, slots: readonly NewSlot[]): Promise<SlotRow[]> =>
  slots.length === 0
    ? []
    : tx
        .insertInto('viewing_slot')
        .values(slots.map((slot) => ({ id: newId(), reserved_for: null, withdrawn_at: null, ...slot })))
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .execute();

/** A time of the lister that this one overlaps, with the title of its home. */
export const findOverlap = (
  db: Db,
  { lister_id, starts_at, ends_at }: Pick<SlotRow, 'lister_id' | 'starts_at' | 'ends_at'>,
  exceptId = NO_ID,
) =>
  db
    .selectFrom('viewing_slot')
    .innerJoin('listing', 'listing.id', 'viewing_slot.listing_id')
    .select(['viewing_slot.listing_id', 'viewing_slot.starts_at', 'viewing_slot.source', 'listing.title'])
    .where('lister_id', '=', lister_id)
    .where('viewing_slot.id', '<>', exceptId)
    .where('may_overlap', '=', false)
    .where((where) => where.or([where('withdrawn_at', 'is', null), where('taken', '>', 0)]))
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .limit(1)
    .executeTakeFirst();

export const updateSlot = (
  tx: Tx,
  id: string,
  changes: Partial<Pick<SlotRow, 'capacity' | 'may_overlap' | 'withdrawn_at' | 'taken'>>,
) => tx.updateTable('viewing_slot').set(changes).where('id', '=', id).execute();

/** Deletes those that nobody has ever booked and keeps the others, which are booked or part of a history. */
export async function withdrawSlots(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('viewing_slot')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute();
  await tx
    .deleteFrom('viewing_slot')
    .where('id', 'in', ids)
    .where(sql<boolean>`not exists (select from viewing where viewing.slot_id = viewing_slot.id)`)
    .where(sql<boolean>`not exists (select from viewing where viewing.move_slot_id = viewing_slot.id)`)
    .execute();
}

export async function countBookedOutside(db: Db, listingId: string): Promise<number> {
  const { booked } = await db
    .selectFrom('viewing_slot')
    .select(sql<number>`coalesce(sum(taken), 0)::int`.as('booked'))
    .where('listing_id', '=', listingId)
    .where('starts_at', '>', sql<Date>`now()`)
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return booked;
}
