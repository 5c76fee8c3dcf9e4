import type { SavedViewingTimes } from '@letfair/contract/lettings/viewings/times';
import type { viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import {
  DAYS_AHEAD,
  expandTimes,
  MAX_SLOTS,
  startOf,
  usualHours,
  type ViewingTimes,
  viewingTimesProblems,
} from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { limitedAccountMay } from '@letfair/domain/trust/moderation/limited-account';
import { ukDay, ukMomentInWords } from '@letfair/domain/uk-time';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { conflict, contactRefusal, invalidFields, limitedRefusal } from '../../../../platform/http/refusals.ts';
import { type Limit, limitRefusal } from '../../../../platform/throttle.ts';
import { lockAccount } from '../../../accounts/sign-in/index.ts';
import { recordViewing } from '../announce-viewing.ts';
import { homeNotFound } from '../refusals.ts';
import { offerNewTimes } from '../waiting/release-place.ts';
import { countWaiting } from '../waiting/waiting-list.repository.ts';
import {
  countBookedOutside,
  findOverlap,
  insertSlots,
  listFreeSlots,
  lockComingSlots,
  type NewSlot,
  type SlotRow,
  updateSlot,
  withdrawSlots,
} from './slots.repository.ts';
import {
  findOwnHome,
  findTimes,
  type Home,
  isOpen,
  lockOwnHome,
  saveTimes,
  timesOf,
} from './viewing-times.repository.ts';

const savesPerHour: Limit = { bucket: 'viewing-times', hits: 120, seconds: 3_600 };

export const showViewingTimes =
  (db: Db): Handler<typeof viewingsContract.times> =>
  async ({ actor, params }) => {
    const home = await findOwnHome(db, actor.id, params.id);
    return home ? { ok: true, data: await presentTimes(db, home) } : homeNotFound;
  };

export const saveViewingTimes =
  (): Handler<typeof viewingsContract.saveTimes> =>
  ({ actor, params, body: times, write }) =>
    write(async (tx) => {
      const home = await lockOwnHome(tx, actor.id, params.id);
      if (!home) return homeNotFound;
      if (actor.isLimited && !limitedAccountMay.saveTimes(times)) return limitedRefusal;
      // A lister's times are changed one after the other, so that the constraint has nothing to object to.
      await lockAccount(tx, actor.id);
      const refusal =
        (await limitRefusal(tx, savesPerHour, actor.id)) ??
        problemRefusal(times) ??
        contactRefusal(notesOf(times), notesOf(timesOf(await findTimes(tx, home.id))));
      if (refusal) return refusal;
      const today = ukDay(new Date());
      const overlap = isOpen(home) ? await replaceSlots(tx, home, times, today) : null;
      if (overlap) return conflict(overlapSentence(overlap));
      // A home that is not open gets its slots when it is.
      await saveTimes(tx, home.id, times, isOpen(home) ? daysAfter(today, DAYS_AHEAD) : daysAfter(today, -1));
      if (isOpen(home)) await offerNewTimes(tx, home.id);
      await recordViewing(tx, {
        listingId: home.id,
        listingStatus: home.status,
        action: 'viewing-times',
        by: 'lister',
        actorId: actor.id,
      });
      return { ok: true, data: await presentTimes(tx, home) };
    });

function problemRefusal(times: ViewingTimes) {
  const now = new Date();
  const fields = viewingTimesProblems(times, ukDay(now), now);
  const [message] = Object.values(fields);
  return message === undefined ? null : invalidFields({ message, fields });
}

const overlapSentence = ({ title, starts_at }: { readonly title: string; readonly starts_at: Date }): string =>
  `These times overlap a viewing of “${title}” on ${ukMomentInWords(starts_at)}. Choose other times, or allow viewings to overlap.`;

async function presentTimes(db: Db, { id }: Home): Promise<SavedViewingTimes> {
  const row = await findTimes(db, id);
  const { weekly, daysOff, singles, ...times } = timesOf(row);
  const today = ukDay(new Date());
  const free = await listFreeSlots(db, {
    listingId: id,
    tenantId: null,
    noticeHours: times.noticeHours,
    limit: MAX_SLOTS,
  });
  return {
    times: {
      ...times,
      weekly: [...(row ? weekly : usualHours)],
      daysOff: daysOff.filter((day) => day >= today),
      singles: singles.filter(({ day, time }) => (startOf({ day, time }) ?? new Date(0)) > new Date()),
    },
    isSaved: row !== undefined,
    freeSlots: free.length,
    asking: await countWaiting(db, id),
    bookedOutside: await countBookedOutside(db, id),
  };
}

type Overlap = NonNullable<Awaited<ReturnType<typeof findOverlap>>>;

/**
 * Makes the slots of a locked home those of its times. Booked ones that are no longer among them stay for whoever has
 * booked, and times beside them are left out. Returns a time of another home that is in the way.
 */
export async function replaceSlots(tx: Tx, home: Home, times: ViewingTimes, today: string): Promise<Overlap | null> {
  const now = new Date();
  const wanted = new Map(
    expandTimes(times, today, DAYS_AHEAD)
      .filter(({ startsAt }) => startsAt > now)
      .map((time) => [keyOf(time.startsAt, time.endsAt), time]),
  );
  const outside: SlotRow[] = [];
  const proposed: SlotRow[] = [];
  for (const slot of await lockComingSlots(tx, home.id)) {
    // One that was withdrawn and is empty is history; another time may be in its place by now.
    const isInUse = slot.withdrawn_at === null || slot.taken > 0;
    if (slot.reserved_for !== null) proposed.push(slot);
    else if (isInUse && wanted.delete(keyOf(slot.starts_at, slot.ends_at))) {
      const overlap = await keepSlot(tx, slot, times);
      if (overlap) return overlap;
    } else outside.push(slot);
  }
  await withdrawSlots(
    tx,
    outside.map(({ id }) => id),
  );
  const kept = [...outside.filter(({ taken }) => taken > 0), ...proposed.filter(({ withdrawn_at }) => !withdrawn_at)];
  const added = [...wanted.values()]
    .filter(({ startsAt, endsAt }) => !kept.some((slot) => slot.starts_at < endsAt && slot.ends_at > startsAt))
    .map(
      ({ startsAt, endsAt, source }): NewSlot => ({
        listing_id: home.id,
        lister_id: home.account_id,
        starts_at: startsAt,
        ends_at: endsAt,
        capacity: times.capacity,
        source,
        may_overlap: times.allowsOverlap,
      }),
    );
  const inserted = new Set((await insertSlots(tx, added)).map(({ starts_at }) => starts_at.getTime()));
  const missing = added.find(({ starts_at }) => !inserted.has(starts_at.getTime()));
  return (missing && (await findOverlap(tx, missing))) ?? null;
}

/** A booked time may go on overlapping another; a free one is in the way when that is no longer allowed. */
async function keepSlot(tx: Tx, slot: SlotRow, times: ViewingTimes): Promise<Overlap | null> {
  const endsOverlap = slot.may_overlap && !times.allowsOverlap;
  const overlap = endsOverlap ? await findOverlap(tx, slot, slot.id) : undefined;
  if (overlap && slot.taken === 0) return overlap;
  await updateSlot(tx, slot.id, {
    capacity: Math.max(times.capacity, slot.taken),
    may_overlap: times.allowsOverlap || overlap !== undefined,
    withdrawn_at: null,
  });
  return null;
}

const keyOf = (startsAt: Date, endsAt: Date): string => `${startsAt.getTime()} ${endsAt.getTime()}`;

/** What tenants read of the times; a video viewing needs its link. */
const notesOf = ({ meetingPlace, notes, meets }: ViewingTimes) => ({ meetingPlace, notes, meets });
