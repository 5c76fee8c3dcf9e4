import { type HomeStep, viewingsReturnedBy } from '@letfair/domain/lettings/consequences/steps';
import { bookedStatuses, type ViewingStatus } from '@letfair/domain/lettings/viewings/lifecycle';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { announceViewing, recordViewing } from './announce-viewing.ts';
import { findOverlap, lockSlots } from './times/slots.repository.ts';
import { changeViewing, type ViewingRow } from './viewings.repository.ts';

interface Listing {
  readonly id: string;
  readonly status: ListingStatus;
}

/**
 * Brings back the viewings of a locked home that an earlier step ended, unless the tenant has another one, or the time
 * is taken by now. Both sides are told that it is on again.
 */
export async function returnViewings(tx: Tx, { id, status }: Listing, step: HomeStep): Promise<void> {
  const endedWith = viewingsReturnedBy(step);
  if (endedWith.length === 0) return;
  const ended = await listEnded(tx, id, endedWith);
  const slots = new Map(
    (await lockSlots(tx, [...new Set(ended.map(({ slot_id }) => slot_id))])).map((slot) => [slot.id, slot]),
  );
  for (const viewing of ended) {
    const slot = slots.get(viewing.slot_id);
    if (!slot || !(await takeAgain(tx, slot))) continue;
    const back = await changeViewing(tx, viewing.id, {
      // A time that was suggested instead is not held any more.
      status: viewing.ended_status === 'rescheduled' ? 'rescheduled' : 'booked',
      is_coming: true,
      note: '',
      ended_by: null,
      ended_step: null,
      ended_status: null,
    });
    await announceViewing(tx, 'returned', back);
    await recordViewing(tx, {
      listingId: id,
      listingStatus: status,
      action: 'viewing-returned',
      by: 'clock',
      actorId: null,
      startsAt: back.starts_at,
    });
  }
}

/** One for each tenant, who may have been booked before and after. */
const listEnded = (tx: Tx, listingId: string, steps: readonly HomeStep[]): Promise<ViewingRow[]> =>
  tx
    .selectFrom('viewing')
    .selectAll()
    .distinctOn('tenant_id')
    .where('listing_id', '=', listingId)
    .where('starts_at', '>', sql<Date>`now()`)
    .where('status', '=', 'cancelled-by-lister' satisfies ViewingStatus)
    .where('ended_step', 'in', steps)
    .where('ended_status', 'in', bookedStatuses)
    .where(
      sql<boolean>`not exists (
        select from viewing as other
        where other.listing_id = viewing.listing_id and other.tenant_id = viewing.tenant_id and other.is_coming
      )`,
    )
    .orderBy('tenant_id')
    .orderBy('updated_at', 'desc')
    .execute();

type Slot = Awaited<ReturnType<typeof lockSlots>>[number];

/** False when somebody else has the place, or the landlord is at another home by then. */
async function takeAgain(tx: Tx, slot: Slot): Promise<boolean> {
  if (!slot.may_overlap && (await findOverlap(tx, slot, slot.id))) return false;
  const taken = await tx
    .updateTable('viewing_slot')
    .set({ taken: sql<number>`taken + 1` })
    .where('id', '=', slot.id)
    .whereRef('taken', '<', 'capacity')
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
