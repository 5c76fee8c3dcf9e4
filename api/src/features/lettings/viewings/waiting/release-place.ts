import { offerUntil } from '@letfair/domain/lettings/viewings/booking-rules';
import { MAX_SLOTS } from '@letfair/domain/lettings/viewings/viewing-times';
import { type Db, type Tx, write } from '../../../../platform/db.ts';
import { enqueue, type Jobs } from '../../../../platform/jobs/jobs.ts';
import { announceFreePlace } from '../announce-viewing.ts';
import { givePlaceBack, listFreeSlots, lockSlots, type SlotRow, updateSlot } from '../times/slots.repository.ts';
import { findTimes, isOpen, lockHomeForShare, timesOf } from '../times/viewing-times.repository.ts';
import { deleteWaiting, lockLapsedOffers, lockNextWaiting, setOffer } from './waiting-list.repository.ts';

const ATTEMPTS = 10;

/**
 * A place of a locked slot came free. It is held for whoever is next on the waiting list, or free for everybody.
 * A time that was proposed to somebody ends with their place.
 */
export async function releasePlace(tx: Tx, slot: SlotRow, { mayOffer = true } = {}): Promise<void> {
  if (mayOffer && slot.reserved_for === null && slot.withdrawn_at === null && (await offerPlace(tx, slot))) return;
  await givePlaceBack(tx, slot.id);
  if (slot.reserved_for !== null) await updateSlot(tx, slot.id, { withdrawn_at: new Date() });
}

/**
 * Free places of new times are held for whoever waits, in the order of the list and the earliest first, as a place that
 * comes free is. Whoever has an offer keeps it, so that saving the times again tells nobody twice.
 */
export async function offerNewTimes(tx: Tx, listingId: string): Promise<void> {
  const { noticeHours } = timesOf(await findTimes(tx, listingId));
  const slots = await listFreeSlots(tx, { listingId, tenantId: null, noticeHours, limit: MAX_SLOTS });
  for (const slot of slots)
    for (let taken = slot.taken + 1; taken <= slot.capacity; taken += 1) {
      if (!(await offerPlace(tx, slot, 'new-times'))) return;
      await updateSlot(tx, slot.id, { taken });
    }
}

async function offerPlace(tx: Tx, slot: SlotRow, event: 'place-free' | 'new-times' = 'place-free'): Promise<boolean> {
  const now = new Date();
  const { noticeHours } = timesOf(await findTimes(tx, slot.listing_id));
  const until = offerUntil(slot.starts_at, noticeHours, now);
  const next = until && (await lockNextWaiting(tx, slot.listing_id));
  if (!next) return false;
  await setOffer(tx, next.id, slot.id, until);
  await announceFreePlace(tx, slot, next.tenant_id, event);
  const delaySeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  await enqueue(
    tx,
    'lapse-viewing-offers',
    { slotId: slot.id },
    { attempts: ATTEMPTS, key: `viewing offer ${next.id}`, delaySeconds },
  );
  return true;
}

/** Passes places that nobody took in time on to the next; who let an offer lapse leaves the list. */
export const lapseOffers =
  (db: Db) =>
  ({ slotId }: Jobs['lapse-viewing-offers']): Promise<void> =>
    write(db, async (tx) => {
      const seen = await tx.selectFrom('viewing_slot').select('listing_id').where('id', '=', slotId).executeTakeFirst();
      const home = seen && (await lockHomeForShare(tx, seen.listing_id));
      const [slot] = await lockSlots(tx, [slotId]);
      if (!home || !slot) return;
      for (const { id } of await lockLapsedOffers(tx, slotId)) {
        await deleteWaiting(tx, id);
        await releasePlace(tx, slot, { mayOffer: isOpen(home) });
      }
    });
