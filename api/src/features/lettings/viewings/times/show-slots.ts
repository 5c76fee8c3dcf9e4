import { OFFERED_INSTEAD, type ViewingSlot, type viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import { MAX_COMING_VIEWINGS, MAX_PROPOSALS } from '@letfair/domain/lettings/viewings/booking-rules';
import { DAYS_AHEAD, MAX_SLOTS } from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay, ukInstant } from '@letfair/domain/uk-time';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { invalid } from '../../../../platform/http/refusals.ts';
import { presentPlace, presentSlot } from '../present-viewing.ts';
import { homeNotFound } from '../refusals.ts';
import { countComing, findComing } from '../viewings.repository.ts';
import { findPlace } from '../waiting/waiting-list.repository.ts';
import { listFreeSlots } from './slots.repository.ts';
import { findHome, findTimes, isOpen, timesOf } from './viewing-times.repository.ts';

export const daysInWrongOrder = invalid('to', 'The last day is before the first day.');

/** Midnight is at no change of the clocks. */
export const startOfUkDay = (day: string): Date => ukInstant(day, '00:00') ?? new Date(`${day}T00:00:00Z`);

export const showSlots =
  (db: Db): Handler<typeof viewingsContract.slots> =>
  async ({ actor, params, query }) => {
    const home = await findHome(db, params.id);
    if (!home || !isOpen(home)) return homeNotFound;
    const today = ukDay(new Date());
    const { from = today, to = daysAfter(today, DAYS_AHEAD) } = query;
    if (to < from) return daysInWrongOrder;
    const row = await findTimes(db, home.id);
    const times = timesOf(row);
    const tenantId = actor?.userType === 'tenant' ? actor.id : null;
    const range = { listingId: home.id, tenantId, noticeHours: times.noticeHours };
    const slots = await listFreeSlots(db, {
      ...range,
      from: startOfUkDay(from),
      before: startOfUkDay(daysAfter(to, 1)),
      limit: MAX_SLOTS + MAX_PROPOSALS,
    });
    const [next] = from <= today && slots.length > 0 ? slots : await listFreeSlots(db, { ...range, limit: 1 });
    return {
      ok: true,
      data: {
        slots: slots.map((slot) => presentSlot(slot, tenantId)),
        next: next ? presentSlot(next, tenantId) : null,
        mode: row?.mode ?? null,
        noticeHours: times.noticeHours,
        ...(tenantId === null ? nothingOfYours : await findOwn(db, home.id, tenantId)),
      },
    };
  };

const nothingOfYours = { yours: null, waiting: null, bookingsLeft: 0 } as const;

async function findOwn(db: Db, listingId: string, tenantId: string) {
  const yours = await findComing(db, tenantId, listingId);
  const place = await findPlace(db, listingId, tenantId);
  return {
    yours: yours ? { id: yours.id, startsAt: yours.starts_at.toISOString() } : null,
    waiting: place ? presentPlace(place) : null,
    bookingsLeft: Math.max(0, MAX_COMING_VIEWINGS - (await countComing(db, 'tenant', tenantId))),
  };
}

/** What a refused booking offers instead. */
export async function findFreeInstead(db: Db, listingId: string, tenantId: string): Promise<ViewingSlot[]> {
  const { noticeHours } = timesOf(await findTimes(db, listingId));
  const slots = await listFreeSlots(db, { listingId, tenantId, noticeHours, limit: OFFERED_INSTEAD });
  return slots.map((slot) => presentSlot(slot, tenantId));
}
