import type { viewingsContract } from '@letfair/contract/lettings/viewings/viewings';
import {
  DAYS_AHEAD,
  endOf,
  type SingleTime,
  startOf,
  timesSentences,
} from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay, ukMomentInWords } from '@letfair/domain/uk-time';
import type { Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid, notFound } from '../../../platform/http/refusals.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import { writeToOtherSide } from '../conversations/index.ts';
import { announceViewing, recordViewing } from './announce-viewing.ts';
import { presentViewings } from './present-viewing.ts';
import { homeUnavailable } from './refusals.ts';
import { findOverlap, insertSlots, type NewSlot, type SlotRow } from './times/slots.repository.ts';
import { findTimes, type Home, lockOwnHome, timesOf } from './times/viewing-times.repository.ts';
import { insertViewing, type ViewingRow } from './viewings.repository.ts';

const proposalsPerDay: Limit = { bucket: 'propose-viewing', hits: 100, seconds: 86_400 };

const conversationNotFound = notFound('We couldn’t find this conversation.');

/** Homes that are gone are viewed by nobody; let agreed is not gone for whoever was accepted. */
export const isGone = ({ status, hidden_at }: Home): boolean =>
  hidden_at !== null || status === 'withdrawn' || status === 'rejected' || status === 'let';

/** The times stand in the conversation as a message, and are booked like any other time. */
export const proposeViewings =
  (): Handler<typeof viewingsContract.propose> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const conversation = await tx
        .selectFrom('conversation')
        .select(['listing_id', 'tenant_id', 'lister_id'])
        .where('id', '=', params.id)
        .where('lister_id', '=', actor.id)
        .executeTakeFirst();
      if (!conversation) return conversationNotFound;
      const home = await lockOwnHome(tx, actor.id, conversation.listing_id);
      if (!home || isGone(home)) return homeUnavailable;
      await lockAccount(tx, actor.id);
      const problem = body.times.map(timeProblem).find((sentence) => sentence !== null);
      if (problem) return invalid('times', problem);
      const overLimit = await limitRefusal(tx, proposalsPerDay, actor.id);
      if (overLimit) return overLimit;

      const times = timesOf(await findTimes(tx, home.id));
      const minutes = body.minutes ?? times.minutes;
      const wanted = body.times.map((time) => slotOf(time, { home, minutes, tenantId: conversation.tenant_id, times }));
      const proposed = await insertProposals(tx, home, wanted, conversation.tenant_id);
      if (!proposed.ok) return proposed;
      const content = `I can show you the home at these times:\n${wanted.map(({ starts_at }) => `• ${ukMomentInWords(starts_at)}`).join('\n')}`;
      const sent = await writeToOtherSide(tx, actor, conversation, content);
      if (!sent.ok) return sent;
      return { ok: true, data: { viewings: await presentViewings(tx, actor.id, proposed.viewings) } };
    });

function timeProblem(time: SingleTime): string | null {
  const now = new Date();
  if (time.day > daysAfter(ukDay(now), DAYS_AHEAD)) return 'You can offer viewings up to three weeks ahead.';
  const startsAt = startOf(time);
  if (startsAt === null) return timesSentences.noSuchTime;
  return startsAt <= now ? timesSentences.singleInPast : null;
}

interface Proposal {
  readonly home: Home;
  readonly minutes: number;
  readonly tenantId: string;
  readonly times: { readonly allowsOverlap: boolean };
}

function slotOf(time: SingleTime, { home, minutes, tenantId, times }: Proposal): NewSlot {
  const startsAt = startOf(time) ?? new Date();
  return {
    listing_id: home.id,
    lister_id: home.account_id,
    starts_at: startsAt,
    ends_at: endOf(startsAt, minutes),
    capacity: 1,
    source: 'proposed',
    reserved_for: tenantId,
    may_overlap: times.allowsOverlap,
  };
}

/** For another time that a lister suggests for a booked viewing; only its tenant can take it. */
export async function insertSuggestedSlot(tx: Tx, { listing_id, lister_id, tenant_id }: ViewingRow, time: SingleTime) {
  const home = await lockOwnHome(tx, lister_id, listing_id);
  if (!home || isGone(home)) return homeUnavailable;
  await lockAccount(tx, lister_id);
  const problem = timeProblem(time);
  if (problem) return invalid('time', problem);
  const times = timesOf(await findTimes(tx, home.id));
  const slot = slotOf(time, { home, minutes: times.minutes, tenantId: tenant_id, times });
  const inserted = await insertSlot(tx, slot);
  return inserted ? ({ ok: true, slot: inserted } as const) : conflict(await overlapSentence(tx, slot));
}

async function insertSlot(tx: Tx, slot: NewSlot): Promise<SlotRow | undefined> {
  await makeRoom(tx, slot);
  const [inserted] = await insertSlots(tx, [slot]);
  return inserted;
}

async function insertProposals(tx: Tx, home: Home, wanted: readonly NewSlot[], tenantId: string) {
  const viewings: ViewingRow[] = [];
  for (const slot of wanted) {
    const inserted = await insertSlot(tx, slot);
    if (!inserted) return conflict(await overlapSentence(tx, slot));
    const viewing = await insertViewing(tx, {
      slot_id: inserted.id,
      listing_id: home.id,
      tenant_id: tenantId,
      lister_id: home.account_id,
      status: 'proposed',
      starts_at: inserted.starts_at,
      ends_at: inserted.ends_at,
    });
    if (!viewing) throw new Error('A proposal has nothing to conflict with.');
    viewings.push(viewing);
    await announceViewing(tx, 'proposed', viewing);
    await recordViewing(tx, {
      listingId: home.id,
      listingStatus: home.status,
      action: 'viewing-proposed',
      by: 'lister',
      actorId: home.account_id,
      startsAt: viewing.starts_at,
    });
  }
  return { ok: true, viewings } as const;
}

/** Free times of the same home give way: the lister has promised the time to somebody. */
const makeRoom = (tx: Tx, { listing_id, starts_at, ends_at }: NewSlot) =>
  tx
    .updateTable('viewing_slot')
    .set({ withdrawn_at: new Date() })
    .where('listing_id', '=', listing_id)
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .where('taken', '=', 0)
    .where('reserved_for', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();

async function overlapSentence(tx: Tx, slot: NewSlot): Promise<string> {
  const other = await findOverlap(tx, slot);
  return other
    ? `${ukMomentInWords(slot.starts_at)} overlaps a viewing of “${other.title}” on ${ukMomentInWords(other.starts_at)}.`
    : timesSentences.singlesOverlap;
}
