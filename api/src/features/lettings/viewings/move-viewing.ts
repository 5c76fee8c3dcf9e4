import type { viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import { bookingSentences } from '@letfair/domain/lettings/viewings/booking-rules';
import { nextViewingStatus, type ViewingEvent } from '@letfair/domain/lettings/viewings/lifecycle';
import type { SingleTime } from '@letfair/domain/lettings/viewings/viewing-times';
import type { ViewingAuditAction } from '@letfair/domain/lettings/viewings/words';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid } from '../../../platform/http/refusals.ts';
import { enqueue, type Jobs } from '../../../platform/jobs/jobs.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import { announceViewing, recordViewing } from './announce-viewing.ts';
import { goneRefusal } from './book-viewing.ts';
import { type Locked, lockForStep, releaseMove } from './lock-for-step.ts';
import { presentViewing } from './present-viewing.ts';
import { insertSuggestedSlot, isGone } from './propose-viewings.ts';
import { homeUnavailable, invalidViewingStep, viewingNotFound } from './refusals.ts';
import { takePlace } from './times/slots.repository.ts';
import { isOpen } from './times/viewing-times.repository.ts';
import { changeViewing, findOwnViewing, moveOf, type ViewingRow } from './viewings.repository.ts';
import { releasePlace } from './waiting/release-place.ts';

/** Each emails the tenant. */
const suggestionsPerDay: Limit = { bucket: 'suggest-move', hits: 50, seconds: 86_400 };
const ATTEMPTS = 10;

const oneTime = invalid('slotId', 'Choose an available time, or enter a new one.');

interface Wanted {
  readonly slotId?: string | undefined;
  readonly time?: SingleTime | undefined;
}

/** The place at the other time is held until the tenant has answered; the viewing stays where it is. */
export const suggestMove =
  (): Handler<typeof viewingsContract.suggestMove> =>
  ({ actor, params, body, write }) =>
    write((tx) => suggestAs(tx, actor.id, params.id, body));

async function suggestAs(tx: Tx, accountId: string, id: string, { slotId, time }: Wanted) {
  if ((slotId === undefined) === (time === undefined)) return oneTime;
  const seen = await findOwnViewing(tx, accountId, id);
  if (!seen) return viewingNotFound;
  // Refused before a slot is made for nothing.
  const early = refusalOf(seen);
  if (early) return early;
  const added = time === undefined ? null : await insertSuggestedSlot(tx, seen, time);
  if (added && !added.ok) return added;
  const wantedId = added?.slot.id ?? slotId ?? '';
  const locked = await lockForStep(tx, accountId, id, wantedId);
  if (!locked.ok) return locked;
  const { home, slot, viewing } = locked;
  if (isGone(home)) return homeUnavailable;
  const refusal = refusalOf(viewing);
  if (refusal) return refusal;
  if (wantedId === slot.id) return conflict(bookingSentences.sameTime);
  // The same press once more.
  if (wantedId === viewing.move_slot_id)
    return { ok: true, data: await presentViewing(tx, accountId, viewing) } as const;
  const taken = await takePlace(tx, {
    slotId: wantedId,
    listingId: home.id,
    tenantId: viewing.tenant_id,
    // The notice protects the lister, who has chosen the time.
    noticeHours: 0,
    reservedOnly: !isOpen(home),
  });
  if (!taken) return goneRefusal(tx, home.id, viewing.tenant_id, wantedId);
  const overLimit = await limitRefusal(tx, suggestionsPerDay, accountId);
  if (overLimit) return overLimit;
  await releaseMove(tx, locked);
  const moved = await changeViewing(tx, viewing.id, { status: 'move-suggested', move_slot_id: taken.id });
  await announceViewing(tx, 'move-suggested', moved);
  await record(tx, locked, 'viewing-move-suggested', 'lister', taken.starts_at);
  const lapsesAt = Math.min(viewing.starts_at.getTime(), taken.starts_at.getTime());
  await enqueue(
    tx,
    'lapse-viewing-move',
    { viewingId: viewing.id },
    { attempts: ATTEMPTS, delaySeconds: Math.max(1, Math.ceil((lapsesAt - Date.now()) / 1_000)) },
  );
  return { ok: true, data: await presentViewing(tx, accountId, moved) } as const;
}

const refusalOf = ({ status, starts_at }: ViewingRow) =>
  nextViewingStatus(status, 'suggest-move', 'lister', { startsAt: starts_at, now: new Date() })
    ? null
    : invalidViewingStep(status, 'lister');

/** The tenant takes the time that was suggested; the old one is for others. */
export async function acceptMove(tx: Tx, locked: Locked): Promise<ViewingRow | null> {
  const { home, slot, moveSlot, viewing } = locked;
  if (!moveSlot || moveSlot.starts_at <= new Date()) return null;
  const { id: slot_id, starts_at, ends_at } = moveSlot;
  const moved = await changeViewing(tx, viewing.id, {
    status: 'rescheduled',
    slot_id,
    starts_at,
    ends_at,
    move_slot_id: null,
    confirmed_at: null,
  });
  await releasePlace(tx, slot, { mayOffer: isOpen(home) });
  await announceViewing(tx, 'rescheduled', moved, { forgotten: moveOf(moved, moveSlot) });
  await record(tx, locked, 'viewing-rescheduled', 'tenant', moved.starts_at);
  return moved;
}

const ends = {
  'decline-move': { event: 'move-declined', by: 'tenant' },
  'withdraw-move': { event: 'move-withdrawn', by: 'lister' },
  lapse: { event: 'move-lapsed', by: 'clock' },
} as const satisfies Record<string, { readonly event: ViewingEvent; readonly by: 'tenant' | 'lister' | 'clock' }>;

/** The viewing stays where it is. */
export async function endMove(tx: Tx, locked: Locked, how: keyof typeof ends): Promise<ViewingRow> {
  const { event, by } = ends[how];
  const kept = await changeViewing(tx, locked.viewing.id, { status: 'booked', move_slot_id: null });
  await releaseMove(tx, locked);
  await announceViewing(tx, event, kept, { forgotten: moveOf(kept, locked.moveSlot) });
  await record(tx, locked, `viewing-${event}`, by, kept.starts_at);
  return kept;
}

/** Handles the job `lapse-viewing-move`: one of the two times has come without an answer. */
export const lapseMove =
  (db: Db) =>
  ({ viewingId }: Jobs['lapse-viewing-move']): Promise<void> =>
    write(db, async (tx) => {
      const seen = await tx
        .selectFrom('viewing')
        .select('tenant_id')
        .where('id', '=', viewingId)
        .where('status', '=', 'move-suggested')
        .executeTakeFirst();
      const locked = seen && (await lockForStep(tx, seen.tenant_id, viewingId));
      if (!locked?.ok || locked.viewing.status !== 'move-suggested') return;
      const { viewing, moveSlot } = locked;
      const now = new Date();
      if (viewing.starts_at > now && moveSlot && moveSlot.starts_at > now) return;
      await endMove(tx, locked, 'lapse');
    });

const record = (
  tx: Tx,
  { home, viewing }: Pick<Locked, 'home' | 'viewing'>,
  action: ViewingAuditAction,
  by: 'tenant' | 'lister' | 'clock',
  startsAt: Date,
) =>
  recordViewing(tx, {
    listingId: home.id,
    listingStatus: home.status,
    action,
    by,
    actorId: by === 'clock' ? null : by === 'tenant' ? viewing.tenant_id : viewing.lister_id,
    startsAt,
  });
