import type { viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import { bookingSentences, MAX_COMING_VIEWINGS } from '@letfair/domain/lettings/viewings/booking-rules';
import { chooseMode, type ViewingMode } from '@letfair/domain/lettings/viewings/viewing-times';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict } from '../../../platform/http/refusals.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import { findBlock } from '../conversations/index.ts';
import { announceViewing, type ForgottenTime, recordViewing } from './announce-viewing.ts';
import { presentViewing } from './present-viewing.ts';
import { blocked, homeUnavailable, oneEach, tooManyComing } from './refusals.ts';
import { findFreeInstead } from './times/show-slots.ts';
import { findSlot, isTakenByOthers, lockSlots, type SlotRow, takePlace } from './times/slots.repository.ts';
import { findTimes, type Home, isOpen, lockHomeForShare, timesOf } from './times/viewing-times.repository.ts';
import {
  changeViewing,
  countComing,
  endPastViewings,
  findComing,
  insertViewing,
  uidOf,
  type ViewingRow,
} from './viewings.repository.ts';
import { releasePlace } from './waiting/release-place.ts';
import { deleteWaiting, lockWaiting } from './waiting/waiting-list.repository.ts';

const findProposal = (db: Db, slotId: string, tenantId: string): Promise<ViewingRow | undefined> =>
  db
    .selectFrom('viewing')
    .selectAll()
    .where('slot_id', '=', slotId)
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'proposed')
    .executeTakeFirst();

/**
 * Deletes the slots that were proposed to the tenant for a home, and with them the proposals, but for the one they take.
 * Answers what their calendar has to forget.
 */
async function endOtherProposals(
  tx: Tx,
  listingId: string,
  tenantId: string,
  exceptSlotId: string,
): Promise<readonly ForgottenTime[]> {
  const ended = await tx
    .deleteFrom('viewing_slot')
    .using('viewing')
    .whereRef('viewing.slot_id', '=', 'viewing_slot.id')
    .where('viewing.status', '=', 'proposed')
    .where('viewing_slot.reserved_for', '=', tenantId)
    .where('viewing_slot.listing_id', '=', listingId)
    .where('viewing_slot.id', '<>', exceptSlotId)
    .returning(['viewing.id', 'viewing.sequence', 'viewing.starts_at', 'viewing.ends_at'])
    .execute();
  return ended
    .filter(({ ends_at }) => ends_at > new Date())
    .map(({ id, sequence, starts_at, ends_at }) => ({
      uid: uidOf(id),
      sequence: sequence + 1,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
    }));
}

/** Each mails the lister. */
const bookingsPerDay: Limit = { bucket: 'book-viewing', hits: 30, seconds: 86_400 };

export const bookViewing =
  (db: Db): Handler<typeof viewingsContract.book> =>
  async ({ actor, body: { propertyId, slotId, mode }, write }) => {
    // Of many who press at once, those who are late need no transaction to be told so.
    if (await isTakenByOthers(db, actor.id, slotId)) return goneRefusal(db, propertyId, actor.id, slotId);
    return write(async (tx) => {
      const booked = await bookSlot(tx, { tenantId: actor.id, listingId: propertyId, slotId, mode });
      return booked.ok ? { ok: true, data: await presentViewing(tx, actor.id, booked.viewing) } : booked;
    });
  };

interface Booking {
  readonly tenantId: string;
  readonly listingId: string;
  readonly slotId: string;
  readonly mode: ViewingMode | undefined;
}

/** Whoever comes second is told so, with what is still free. */
export async function bookSlot(tx: Tx, { tenantId, listingId, slotId, mode: wanted }: Booking) {
  const home = await lockHomeForShare(tx, listingId);
  if (!home || home.hidden_at !== null) return homeUnavailable;
  const pair = { tenant_id: tenantId, lister_id: home.account_id };
  const refusal = (await tenantRefusal(tx, tenantId, home)) ?? ((await findBlock(tx, pair)) && blocked);
  if (refusal) return refusal;
  const mode = chooseMode(timesOf(await findTimes(tx, listingId)).mode, wanted);
  if (!mode) return conflict(bookingSentences.modeGone);
  const slot = (await takeOffer(tx, tenantId, home, slotId)) ?? (await takeFreePlace(tx, tenantId, home, slotId));
  if (!slot) return isOpen(home) ? goneRefusal(tx, home.id, tenantId, slotId) : homeUnavailable;
  const booked = await writeBooking(tx, { tenantId, home, slot, mode });
  if (!booked) return oneEach;
  const { viewing, forgotten } = booked;
  // Counted inside the transaction, so that a refused booking does not count.
  const overLimit = await limitRefusal(tx, bookingsPerDay, tenantId);
  if (overLimit) return overLimit;
  await leaveWaitingList(tx, home, tenantId);
  await announceViewing(tx, 'booked', viewing, { forgotten });
  await recordViewing(tx, {
    listingId: home.id,
    listingStatus: home.status,
    action: 'viewing-booked',
    by: 'tenant',
    actorId: tenantId,
    startsAt: viewing.starts_at,
  });
  return { ok: true, viewing } as const;
}

/** The lock on the tenant's account makes their bookings in two tabs come one after the other. */
async function tenantRefusal(tx: Tx, tenantId: string, home: Home) {
  await lockAccount(tx, tenantId);
  if (await findComing(tx, tenantId, home.id)) return oneEach;
  return (await countComing(tx, 'tenant', tenantId)) >= MAX_COMING_VIEWINGS ? tooManyComing : null;
}

async function takeFreePlace(tx: Tx, tenantId: string, home: Home, slotId: string): Promise<SlotRow | undefined> {
  const { noticeHours } = timesOf(await findTimes(tx, home.id));
  return takePlace(tx, { slotId, listingId: home.id, tenantId, noticeHours, reservedOnly: !isOpen(home) });
}

/** A place that is held for the tenant counts as taken already, and stays theirs when the home is paused. */
async function takeOffer(tx: Tx, tenantId: string, home: Home, slotId: string): Promise<SlotRow | undefined> {
  const seen = await findSlot(tx, slotId);
  if (!seen) return undefined;
  const waiting = await lockWaiting(tx, home.id, tenantId);
  if (!waiting || waiting.slot_id !== slotId || (waiting.offered_until ?? new Date(0)) <= new Date()) return undefined;
  const [slot] = await lockSlots(tx, [slotId]);
  await deleteWaiting(tx, waiting.id);
  return slot;
}

interface NewBooking {
  readonly tenantId: string;
  readonly home: Home;
  readonly slot: SlotRow;
  readonly mode: ViewingMode;
}

/** A proposal becomes the booking, and the other times that were proposed for the home are free again. */
async function writeBooking(tx: Tx, { tenantId, home, slot, mode }: NewBooking) {
  await endPastViewings(tx, tenantId);
  const proposal = slot.reserved_for === null ? undefined : await findProposal(tx, slot.id, tenantId);
  const forgotten = await endOtherProposals(tx, home.id, tenantId, slot.id);
  const viewing = proposal
    ? await changeViewing(tx, proposal.id, { status: 'booked', is_coming: true, mode })
    : await insertViewing(tx, {
        slot_id: slot.id,
        listing_id: home.id,
        tenant_id: tenantId,
        lister_id: home.account_id,
        status: 'booked',
        starts_at: slot.starts_at,
        ends_at: slot.ends_at,
        mode,
      });
  return viewing && { viewing, forgotten };
}

async function leaveWaitingList(tx: Tx, home: Home, tenantId: string): Promise<void> {
  const waiting = await lockWaiting(tx, home.id, tenantId);
  if (!waiting) return;
  await deleteWaiting(tx, waiting.id);
  const [held] = waiting.slot_id === null ? [] : await lockSlots(tx, [waiting.slot_id]);
  if (held) await releasePlace(tx, held, { mayOffer: isOpen(home) });
}

/** Says why a place could not be taken, with the next free times. */
export async function goneRefusal(db: Db, listingId: string, tenantId: string, slotId: string) {
  const slot = await findSlot(db, slotId);
  const slots = await findFreeInstead(db, listingId, tenantId);
  return { ...conflict(goneSentence(slot, listingId, tenantId)), data: { slots } };
}

function goneSentence(slot: SlotRow | undefined, listingId: string, tenantId: string): string {
  const isForOthers = slot !== undefined && slot.reserved_for !== null && slot.reserved_for !== tenantId;
  if (!slot || slot.listing_id !== listingId || slot.withdrawn_at !== null || isForOthers)
    return bookingSentences.slotGone;
  return slot.taken >= slot.capacity ? bookingSentences.slotTaken : bookingSentences.tooSoon;
}
