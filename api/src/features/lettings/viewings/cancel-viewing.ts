import type { viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import { isLate, undoSentences } from '@letfair/domain/lettings/viewings/booking-rules';
import {
  isBooked,
  openStatuses,
  type ViewingEvent,
  type ViewingSide,
} from '@letfair/domain/lettings/viewings/lifecycle';
import { UNDO_DELAY_SECONDS } from '@letfair/domain/undo';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict } from '../../../platform/http/refusals.ts';
import { enqueue, type Jobs } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../../platform/live/notify.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import { announceViewing, recordViewing } from './announce-viewing.ts';
import { type Locked, lockForStep, releaseMove } from './lock-for-step.ts';
import { presentViewing } from './present-viewing.ts';
import { isGone } from './propose-viewings.ts';
import { viewingNotFound } from './refusals.ts';
import { scheduleReminders } from './reminders/reminders.repository.ts';
import { updateSlot } from './times/slots.repository.ts';
import { type Home, isOpen, lockHomeForShare } from './times/viewing-times.repository.ts';
import { changeViewing, findComing, findOwnViewing, moveOf, type ViewingRow } from './viewings.repository.ts';
import { releasePlace } from './waiting/release-place.ts';

export type CancelledStatus = 'cancelled-by-tenant' | 'cancelled-by-lister';
const ATTEMPTS = 10;

interface Cancellation {
  readonly status: CancelledStatus;
  readonly note: string;
  readonly isUndoable: boolean;
}

/** Both sides see it at once. The place is kept, and nobody is emailed, until it can no longer be undone. */
export async function cancelViewing(
  tx: Tx,
  locked: Locked,
  { status, note, isUndoable }: Cancellation,
): Promise<ViewingRow> {
  const { viewing } = locked;
  const cancelled = await changeViewing(tx, viewing.id, {
    status,
    is_coming: false,
    is_late: isBooked(viewing.status) && isLate(viewing.starts_at, new Date()),
    note,
    undo_status: openStatuses.find((open) => open === viewing.status) ?? null,
    undo_until: new Date(Date.now() + UNDO_DELAY_SECONDS * 1_000),
  });
  if (!isUndoable) return settle(tx, { ...locked, viewing: cancelled });
  await notify(tx, { type: 'viewing', id: viewing.id, to: [viewing.tenant_id, viewing.lister_id] });
  await settleIn(tx, viewing.id, UNDO_DELAY_SECONDS);
  return cancelled;
}

const settleIn = (tx: Tx, viewingId: string, delaySeconds: number) =>
  enqueue(tx, 'settle-viewing', { viewingId }, { attempts: ATTEMPTS, delaySeconds });

/** Handles the job `settle-viewing`: frees the place of a cancelled viewing and tells people of it. */
export const settleViewing =
  (db: Db) =>
  ({ viewingId }: Jobs['settle-viewing']): Promise<void> =>
    write(db, async (tx) => {
      const seen = await tx
        .selectFrom('viewing')
        .select('tenant_id')
        .where('id', '=', viewingId)
        .where('undo_until', 'is not', null)
        .executeTakeFirst();
      const locked = seen && (await lockForStep(tx, seen.tenant_id, viewingId));
      if (!locked?.ok || !locked.viewing.undo_until) return;
      const msLeft = locked.viewing.undo_until.getTime() - Date.now();
      // It was undone and cancelled again, or the clocks of two machines differ.
      if (msLeft > 0) await settleIn(tx, viewingId, Math.ceil(msLeft / 1_000));
      else await settle(tx, locked);
    });

async function settle(tx: Tx, locked: Locked): Promise<ViewingRow> {
  const { home, slot, moveSlot, viewing } = locked;
  const { status, undo_status: before, note } = viewing;
  if (status !== 'cancelled-by-tenant' && status !== 'cancelled-by-lister') return viewing;
  const settled = await tx
    .updateTable('viewing')
    .set({ move_slot_id: null, undo_status: null, undo_until: null })
    .where('id', '=', viewing.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (before === 'proposed') await updateSlot(tx, slot.id, { withdrawn_at: new Date() });
  else await releasePlace(tx, slot, { mayOffer: isOpen(home) });
  await releaseMove(tx, locked);
  const event = before === 'proposed' ? proposalEvents[status] : status;
  await announceViewing(tx, event, settled, { note, forgotten: moveOf(settled, moveSlot) });
  await recordStep(tx, home, settled, status === 'cancelled-by-tenant' ? 'tenant' : 'lister');
  return settled;
}

/** Of a time that was only offered. */
const proposalEvents = {
  'cancelled-by-tenant': 'proposal-declined',
  'cancelled-by-lister': 'proposal-withdrawn',
} as const satisfies Record<CancelledStatus, ViewingEvent>;

/** The side that has just cancelled a viewing takes it back. */
export const undoCancellation =
  (): Handler<typeof viewingsContract.undo> =>
  ({ actor, params, write: writeTx }) =>
    writeTx((tx) => undoAs(tx, actor.id, params.id));

async function undoAs(tx: Tx, accountId: string, id: string) {
  const seen = await findOwnViewing(tx, accountId, id);
  if (!seen) return viewingNotFound;
  // In the order of a booking, so that the tenant cannot book the home a second time at this moment.
  await lockHomeForShare(tx, seen.listing_id);
  await lockAccount(tx, seen.tenant_id);
  const locked = await lockForStep(tx, accountId, id);
  if (!locked.ok) return locked;
  const refusal = await undoRefusal(tx, locked);
  if (refusal) return conflict(refusal);
  const { undo_status: status } = locked.viewing;
  const back = await changeViewing(tx, id, {
    status: status ?? 'booked',
    is_coming: status !== null && isBooked(status),
    is_late: false,
    note: '',
    undo_status: null,
    undo_until: null,
  });
  if (isBooked(back.status)) await scheduleReminders(tx, back);
  await notify(tx, { type: 'viewing', id, to: [back.tenant_id, back.lister_id] });
  return { ok: true, data: await presentViewing(tx, accountId, back) } as const;
}

/** Null when it can be undone. */
async function undoRefusal(tx: Tx, { viewing, side, home }: Locked): Promise<string | null> {
  if (viewing.status !== `cancelled-by-${side}`) return undoSentences.nothing;
  if (!viewing.undo_until || viewing.undo_until <= new Date()) return undoSentences.tooLate;
  if (viewing.starts_at <= new Date()) return undoSentences.begun;
  if (isGone(home)) return undoSentences.homeGone;
  if (await findComing(tx, viewing.tenant_id, home.id))
    return side === 'tenant' ? undoSentences.bookedByYou : undoSentences.bookedByTenant;
  return null;
}

export const recordStep = (
  tx: Tx,
  home: Home,
  { status, starts_at, tenant_id, lister_id }: ViewingRow,
  side: ViewingSide,
) =>
  recordViewing(tx, {
    listingId: home.id,
    listingStatus: home.status,
    action: `viewing-${status}`,
    by: side,
    actorId: side === 'tenant' ? tenant_id : lister_id,
    startsAt: starts_at,
  });
