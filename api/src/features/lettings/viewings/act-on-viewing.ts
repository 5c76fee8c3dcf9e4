import type { viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import { bookingSentences } from '@letfair/domain/lettings/viewings/booking-rules';
import {
  isBooked,
  nextViewingStatus,
  type StatusAction,
  type ViewingStatus,
} from '@letfair/domain/lettings/viewings/lifecycle';
import type { ViewingMode } from '@letfair/domain/lettings/viewings/viewing-times';
import type { Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict } from '../../../platform/http/refusals.ts';
import { notify } from '../../../platform/live/notify.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import { announceViewing } from './announce-viewing.ts';
import { bookSlot, goneRefusal } from './book-viewing.ts';
import { type CancelledStatus, cancelViewing, recordStep } from './cancel-viewing.ts';
import { type Locked, lockForStep, releaseMove } from './lock-for-step.ts';
import { acceptMove, endMove } from './move-viewing.ts';
import { presentViewing, sideOf } from './present-viewing.ts';
import { invalidViewingStep, viewingNotFound } from './refusals.ts';
import { takePlace } from './times/slots.repository.ts';
import { findTimes, isOpen, timesOf } from './times/viewing-times.repository.ts';
import { changeViewing, confirmViewing, findOwnViewing, moveOf, type ViewingRow } from './viewings.repository.ts';
import { releasePlace } from './waiting/release-place.ts';

/** Each mails the lister. */
const movesPerDay: Limit = { bucket: 'move-viewing', hits: 30, seconds: 86_400 };

export const actOnViewing =
  (): Handler<typeof viewingsContract.act> =>
  ({ actor, params, body, write }) =>
    write((tx) => actAs(tx, actor.id, params.id, body));

interface Pressed {
  readonly action: StatusAction;
  readonly note: string;
  readonly mode?: ViewingMode | undefined;
}

/** For a signed-in caller, or for whoever a mailed link acts for. */
export async function actAs(
  tx: Tx,
  accountId: string,
  id: string,
  { action, note, mode }: Pressed,
  /** A mailed link asks before it cancels, and there is nothing to undo. */
  { isUndoable = true } = {},
) {
  if (action === 'accept') return acceptProposal(tx, accountId, id, mode);
  const locked = await lockForStep(tx, accountId, id);
  if (!locked.ok) return locked;
  if (action === 'accept-move' && nextOf(locked, action)) return takeMove(tx, accountId, locked);
  const moved = await takeStep(tx, locked, { action, note, isUndoable });
  if (!moved) return invalidViewingStep(locked.viewing.status, locked.side);
  return { ok: true, data: await presentViewing(tx, accountId, moved) } as const;
}

/** The same as booking the time that was proposed. */
async function acceptProposal(tx: Tx, accountId: string, id: string, mode: ViewingMode | undefined) {
  const viewing = await findOwnViewing(tx, accountId, id);
  if (!viewing) return viewingNotFound;
  const side = sideOf(viewing, accountId);
  const moment = { startsAt: viewing.starts_at, now: new Date() };
  if (!nextViewingStatus(viewing.status, 'accept', side, moment)) return invalidViewingStep(viewing.status, side);
  const { tenant_id: tenantId, listing_id: listingId, slot_id: slotId } = viewing;
  const booked = await bookSlot(tx, { tenantId, listingId, slotId, mode });
  return booked.ok ? ({ ok: true, data: await presentViewing(tx, accountId, booked.viewing) } as const) : booked;
}

const nextOf = ({ viewing, side }: Locked, action: StatusAction): ViewingStatus | null =>
  nextViewingStatus(viewing.status, action, side, { startsAt: viewing.starts_at, now: new Date() });

async function takeMove(tx: Tx, accountId: string, locked: Locked) {
  const moved = await acceptMove(tx, locked);
  if (!moved) return conflict(bookingSentences.moveGone);
  return { ok: true, data: await presentViewing(tx, accountId, moved) } as const;
}

interface Step {
  readonly action: Exclude<StatusAction, 'accept'>;
  readonly note: string;
  readonly isUndoable: boolean;
}

const isCancelled = (status: ViewingStatus): status is CancelledStatus =>
  status === 'cancelled-by-tenant' || status === 'cancelled-by-lister';

async function takeStep(tx: Tx, locked: Locked, { action, note, isUndoable }: Step): Promise<ViewingRow | null> {
  const { home, moveSlot, viewing, side } = locked;
  const status = nextOf(locked, action);
  if (!status) return null;
  if (action === 'decline-move' || action === 'withdraw-move') return endMove(tx, locked, action);
  if (isCancelled(status)) return cancelViewing(tx, locked, { status, note, isUndoable });
  const moved = await changeViewing(tx, viewing.id, { status, is_coming: false, move_slot_id: null, note: '' });
  await releaseMove(tx, locked);
  await announceViewing(tx, status, moved, { forgotten: moveOf(moved, moveSlot) });
  await recordStep(tx, home, moved, side);
  return moved;
}

/** The new place is taken before the old one is given up, so that a refusal leaves everything as it was. */
export const rescheduleViewing =
  (): Handler<typeof viewingsContract.reschedule> =>
  ({ actor, params, body, write }) =>
    write((tx) => rescheduleAs(tx, actor.id, params.id, body.slotId));

export async function rescheduleAs(tx: Tx, accountId: string, id: string, slotId: string) {
  const locked = await lockForStep(tx, accountId, id, slotId);
  if (!locked.ok) return locked;
  const { home, slot, moveSlot, viewing, side } = locked;
  const moment = { startsAt: viewing.starts_at, now: new Date() };
  const status = nextViewingStatus(viewing.status, 'reschedule', side, moment);
  if (!status) return invalidViewingStep(viewing.status, side);
  if (slotId === slot.id) return { ok: true, data: await presentViewing(tx, accountId, viewing) } as const;
  if (slotId === moveSlot?.id) return takeMove(tx, accountId, locked);
  const { noticeHours } = timesOf(await findTimes(tx, home.id));
  const taking = { slotId, listingId: home.id, tenantId: accountId, noticeHours, reservedOnly: !isOpen(home) };
  const taken = await takePlace(tx, taking);
  if (!taken) return goneRefusal(tx, home.id, accountId, slotId);
  const overLimit = await limitRefusal(tx, movesPerDay, accountId);
  if (overLimit) return overLimit;
  const { id: slot_id, starts_at, ends_at } = taken;
  const moved = await changeViewing(tx, viewing.id, {
    status,
    slot_id,
    starts_at,
    ends_at,
    move_slot_id: null,
    confirmed_at: null,
  });
  await releasePlace(tx, slot, { mayOffer: isOpen(home) });
  await releaseMove(tx, locked);
  await announceViewing(tx, 'rescheduled', moved, { forgotten: moveOf(moved, moveSlot) });
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
