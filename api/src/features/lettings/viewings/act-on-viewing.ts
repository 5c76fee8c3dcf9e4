import type { viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import { isLate } from '@letfair/domain/lettings/viewings/booking-rules';
import {
  isBooked,
  nextViewingStatus,
  type StatusAction,
  type ViewingSide,
  type ViewingStatus,
} from '@letfair/domain/lettings/viewings/lifecycle';
import type { Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { notify } from '../../../platform/live/notify.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import { announceViewing, recordViewing } from './announce-viewing.ts';
import { bookSlot, goneRefusal } from './book-viewing.ts';
import { presentViewing, sideOf } from './present-viewing.ts';
import { changedMeanwhile, invalidViewingStep, viewingNotFound } from './refusals.ts';
import { lockSlots, type SlotRow, takePlace } from './times/slots.repository.ts';
import { findTimes, type Home, isOpen, lockHomeForShare, timesOf } from './times/viewing-times.repository.ts';
import { changeViewing, confirmViewing, findOwnViewing, lockViewing, type ViewingRow } from './viewings.repository.ts';
import { releasePlace } from './waiting/release-place.ts';

/** Each mails the lister. */
const movesPerDay: Limit = { bucket: 'move-viewing', hits: 30, seconds: 86_400 };

interface Locked {
  readonly home: Home;
  readonly slot: SlotRow;
  readonly viewing: ViewingRow;
  readonly side: ViewingSide;
}

/** Locks in the order of all of them: the home, its slots, the viewing. */
async function lockForStep(tx: Tx, accountId: string, id: string, otherSlotId?: string) {
  const seen = await findOwnViewing(tx, accountId, id);
  const home = seen && (await lockHomeForShare(tx, seen.listing_id));
  if (!seen || !home) return viewingNotFound;
  const slots = await lockSlots(tx, otherSlotId === undefined ? [seen.slot_id] : [seen.slot_id, otherSlotId]);
  const viewing = await lockViewing(tx, id);
  const slot = viewing && slots.find(({ id: slotId }) => slotId === viewing.slot_id);
  // Another tab has moved it meanwhile.
  if (!viewing || !slot) return changedMeanwhile;
  return { ok: true, home, slot, viewing, side: sideOf(viewing, accountId) } as const;
}

export const actOnViewing =
  (): Handler<typeof viewingsContract.act> =>
  ({ actor, params, body, write }) =>
    write((tx) => actAs(tx, actor.id, params.id, body));

/** For a signed-in caller, or for whoever a mailed link acts for. */
export async function actAs(
  tx: Tx,
  accountId: string,
  id: string,
  { action, note }: { readonly action: StatusAction; readonly note: string },
) {
  if (action === 'accept') return acceptProposal(tx, accountId, id);
  const locked = await lockForStep(tx, accountId, id);
  if (!locked.ok) return locked;
  const moved = await takeStep(tx, locked, { action, note });
  if (!moved) return invalidViewingStep(locked.viewing.status, locked.side);
  return { ok: true, data: await presentViewing(tx, accountId, moved) } as const;
}

/** The same as booking the time that was proposed. */
async function acceptProposal(tx: Tx, accountId: string, id: string) {
  const viewing = await findOwnViewing(tx, accountId, id);
  if (!viewing) return viewingNotFound;
  const side = sideOf(viewing, accountId);
  const moment = { startsAt: viewing.starts_at, now: new Date() };
  if (!nextViewingStatus(viewing.status, 'accept', side, moment)) return invalidViewingStep(viewing.status, side);
  const { tenant_id: tenantId, listing_id: listingId, slot_id: slotId } = viewing;
  const booked = await bookSlot(tx, { tenantId, listingId, slotId });
  return booked.ok ? ({ ok: true, data: await presentViewing(tx, accountId, booked.viewing) } as const) : booked;
}

interface Step {
  readonly action: Exclude<StatusAction, 'accept'>;
  readonly note: string;
}

const isCancelled = (status: ViewingStatus): boolean =>
  status === 'cancelled-by-tenant' || status === 'cancelled-by-lister';

async function takeStep(
  tx: Tx,
  { home, slot, viewing, side }: Locked,
  { action, note }: Step,
): Promise<ViewingRow | null> {
  const now = new Date();
  const status = nextViewingStatus(viewing.status, action, side, { startsAt: viewing.starts_at, now });
  if (!status) return null;
  const cancels = isCancelled(status);
  const moved = await changeViewing(tx, viewing.id, {
    status,
    is_coming: false,
    is_late: cancels && isBooked(viewing.status) && isLate(viewing.starts_at, now),
    note: cancels ? note : '',
  });
  if (cancels && isBooked(viewing.status)) await releasePlace(tx, slot, { mayOffer: isOpen(home) });
  else if (cancels) await endReservation(tx, slot);
  await announceViewing(tx, status, moved, cancels ? note : '');
  await recordStep(tx, home, moved, side);
  return moved;
}

/** A proposal took no place, so that only its time is given up. */
const endReservation = (tx: Tx, { id }: SlotRow) =>
  tx.updateTable('viewing_slot').set({ withdrawn_at: new Date() }).where('id', '=', id).execute();

const recordStep = (tx: Tx, home: Home, { status, starts_at, tenant_id, lister_id }: ViewingRow, side: ViewingSide) =>
  recordViewing(tx, {
    listingId: home.id,
    listingStatus: home.status,
    action: `viewing-${status}`,
    by: side,
    actorId: side === 'tenant' ? tenant_id : lister_id,
    startsAt: starts_at,
  });

/** The new place is taken before the old one is given up, so that a refusal leaves everything as it was. */
export const rescheduleViewing =
  (): Handler<typeof viewingsContract.reschedule> =>
  ({ actor, params, body, write }) =>
    write((tx) => rescheduleAs(tx, actor.id, params.id, body.slotId));

export async function rescheduleAs(tx: Tx, accountId: string, id: string, slotId: string) {
  const locked = await lockForStep(tx, accountId, id, slotId);
  if (!locked.ok) return locked;
  const { home, slot, viewing, side } = locked;
  const moment = { startsAt: viewing.starts_at, now: new Date() };
  const status = nextViewingStatus(viewing.status, 'reschedule', side, moment);
  if (!status) return invalidViewingStep(viewing.status, side);
  if (slotId === slot.id) return { ok: true, data: await presentViewing(tx, accountId, viewing) } as const;
  const { noticeHours } = timesOf(await findTimes(tx, home.id));
  const taking = { slotId, listingId: home.id, tenantId: accountId, noticeHours, reservedOnly: !isOpen(home) };
  const taken = await takePlace(tx, taking);
  if (!taken) return goneRefusal(tx, home.id, accountId, slotId);
  const overLimit = await limitRefusal(tx, movesPerDay, accountId);
  if (overLimit) return overLimit;
  const { id: slot_id, starts_at, ends_at } = taken;
  const moved = await changeViewing(tx, viewing.id, { status, slot_id, starts_at, ends_at, confirmed_at: null });
  await releasePlace(tx, slot, { mayOffer: isOpen(home) });
  await announceViewing(tx, 'rescheduled', moved);
  await recordStep(tx, home, moved, side);
  return { ok: true, data: await presentViewing(tx, accountId, moved) } as const;
}

export const confirmAttendance =
  (): Handler<typeof viewingsContract.confirm> =>
  ({ actor, params, write }) =>
    write((tx) => confirmAs(tx, actor.id, params.id));

export async function confirmAs(tx: Tx, accountId: string, id: string) {
  const locked = await lockForStep(tx, accountId, id);
  if (!locked.ok) return locked;
  const { viewing, side } = locked;
  const isOver = viewing.starts_at <= new Date();
  if (side !== 'tenant' || !isBooked(viewing.status) || isOver) return invalidViewingStep(viewing.status, side);
  const confirmed = await confirmViewing(tx, viewing.id);
  await notify(tx, { type: 'viewing', id: viewing.id, to: [viewing.tenant_id, viewing.lister_id] });
  return { ok: true, data: await presentViewing(tx, accountId, confirmed) } as const;
}
