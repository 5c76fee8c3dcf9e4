import { type AccountStep, accountStepEnder, tenantGoneReason } from '@letfair/domain/lettings/consequences/accounts';
import {
  consequencesOf,
  endedViewings,
  endReasons,
  type HomeStep,
  heldUntil,
  type ViewingChoice,
} from '@letfair/domain/lettings/consequences/steps';
import { isBooked, openStatuses } from '@letfair/domain/lettings/viewings/lifecycle';
import type { ViewingEnder } from '@letfair/domain/lettings/viewings/words';
import { type ListingAction, type ListingStatus, listingGraph } from '@letfair/domain/listings/lifecycle';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { sql } from 'kysely';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { enqueue, type Jobs } from '../../../platform/jobs/jobs.ts';
import { announceViewing, endOf, recordViewing } from './announce-viewing.ts';
import { returnViewings } from './return-viewings.ts';
import { findSlot, givePlaceBack, lockComingSlots, lockSlots, withdrawSlots } from './times/slots.repository.ts';
import { findHome, findTimes, setExtendedTo } from './times/viewing-times.repository.ts';
import { changeViewing, moveOf, type ViewingRow } from './viewings.repository.ts';
import { releasePlace } from './waiting/release-place.ts';
import { deleteWaiting, lockAllWaiting } from './waiting/waiting-list.repository.ts';

const ATTEMPTS = 10;

/** What a step of a locked listing means for its viewings, in the same transaction. */
export async function followListingStep(
  tx: Tx,
  listing: ViewedListing,
  action: ListingAction,
  _from: ListingStatus,
  choice: ViewingChoice = 'keep',
): Promise<void> {
  if (listing.status === 'live') {
    await returnViewings(tx, listing, action);
    return reopenTimes(tx, listing.id);
  }
  const ending = endedViewings(action, choice);
  if (ending) return endOfListing(tx, listing, { step: action, ...ending });
  const { fate } = consequencesOf(action).viewing;
  if (fate === 'returned') await returnViewings(tx, listing, action);
  // Nobody books a home that is off the market, so its free times no longer keep other homes from having them.
  if (fate === 'asked' || fate === 'held') await closeTimes(tx, listing.id);
  if (fate === 'held') await endHeldLater(tx, listing.id, heldUntil(new Date()));
}

/** The homes that have viewings or times for them, now or before. */
export async function findHomesWithViewings(db: Db, listingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const here = sql`listing_id = any(${[...listingIds]}::uuid[])`;
  const { rows } = await sql<{ listing_id: string }>`
    select listing_id from viewing where ${here}
    union select listing_id from viewing_slot where ${here}
    union select listing_id from viewing_waiting where ${here}
    union select listing_id from viewing_times where ${here}
  `.execute(db);
  return new Set(rows.map(({ listing_id }) => listing_id));
}

const endHeldLater = (tx: Tx, listingId: string, at: Date) =>
  enqueue(
    tx,
    'end-held-viewings',
    { listingId },
    {
      attempts: ATTEMPTS,
      key: `held viewings ${listingId} ${at.getTime()}`,
      delaySeconds: Math.max(1, Math.ceil((at.getTime() - Date.now()) / 1_000)),
    },
  );

/** Handles the job `end-held-viewings`: the home is still not as the law wants it, so nobody can view it. */
export const endHeldViewings =
  (db: Db) =>
  ({ listingId }: Jobs['end-held-viewings']): Promise<void> =>
    write(db, async (tx) => {
      const listing = await tx
        .selectFrom('listing')
        .select(['id', 'status', 'withheld_at'])
        .where('id', '=', listingId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      // Put right, or withheld anew, which has a job of its own.
      if (!listing?.withheld_at || heldUntil(listing.withheld_at) > new Date()) return;
      await endOfListing(tx, listing, { step: 'withhold', sparesAccepted: false });
    });

async function reopenTimes(tx: Tx, listingId: string): Promise<void> {
  if (!(await findTimes(tx, listingId))) return;
  await enqueue(tx, 'extend-viewing-slots', { listingId }, { attempts: ATTEMPTS, key: `viewing slots ${listingId}` });
}

interface ViewedListing {
  readonly id: string;
  readonly status: ListingStatus;
}

interface Ending {
  readonly step: HomeStep;
  readonly sparesAccepted: boolean;
}

/** Cancels what is to come at a home, tells the booked, and takes its times away. */
async function endOfListing(tx: Tx, { id, status }: ViewedListing, { step, sparesAccepted }: Ending): Promise<void> {
  await lockComingSlots(tx, id);
  const viewings = await lockOpenViewings(tx, 'listing_id', id, sparesAccepted);
  const reason = endReasons[step] ?? '';
  const ended = { side: 'lister', reason, listingStatus: status, step, endedBy: enderOf(step) } as const;
  for (const viewing of viewings) await cancelFor(tx, viewing, ended);
  if (consequencesOf(step).waiting.fate === 'ended') await endWaiting(tx, id);
  await closeTimes(tx, id);
}

async function endWaiting(tx: Tx, listingId: string): Promise<void> {
  for (const { id, slot_id } of await lockAllWaiting(tx, 'listing_id', listingId)) {
    await deleteWaiting(tx, id);
    if (slot_id) await givePlaceBack(tx, slot_id);
  }
}

/** Takes away the times that are neither booked nor held for anyone. */
async function closeTimes(tx: Tx, listingId: string): Promise<void> {
  const slots = await lockComingSlots(tx, listingId);
  const spared = new Set(await listOpenSlotIds(tx, 'listing_id', listingId));
  for (const { slot_id } of await lockAllWaiting(tx, 'listing_id', listingId)) if (slot_id) spared.add(slot_id);
  await withdrawSlots(
    tx,
    slots.filter((slot) => !spared.has(slot.id)).map((slot) => slot.id),
  );
  await setExtendedTo(tx, listingId, daysAfter(ukDay(new Date()), -1));
}

/** For a tenant who is suspended or leaves: their places are for others. */
export async function endViewingsOfTenant(tx: Tx, accountId: string, step: AccountStep): Promise<void> {
  // Slots are locked before viewings, as everywhere.
  const slots = await lockSlots(tx, await listOpenSlotIds(tx, 'tenant_id', accountId));
  for (const viewing of await lockOpenViewings(tx, 'tenant_id', accountId, false)) {
    const slot = slots.find(({ id }) => id === viewing.slot_id);
    const home = await findHome(tx, viewing.listing_id);
    const listingStatus = home?.status ?? 'live';
    const endedBy = accountStepEnder(step);
    const ended = { side: 'tenant', reason: tenantGoneReason(step), listingStatus, step, endedBy } as const;
    await cancelFor(tx, viewing, ended, { keepsPlace: true });
    if (slot && isBooked(viewing.status)) await releasePlace(tx, slot);
    const moveSlot = slots.find(({ id }) => id === viewing.move_slot_id);
    if (moveSlot) await releasePlace(tx, moveSlot);
  }
  for (const { id, slot_id } of await lockAllWaiting(tx, 'tenant_id', accountId)) {
    await deleteWaiting(tx, id);
    const [slot] = slot_id === null ? [] : await lockSlots(tx, [slot_id]);
    if (slot) await releasePlace(tx, slot);
  }
}

/** Proposals and bookings to come; whoever was accepted for the home may be spared. */
function lockOpenViewings(
  tx: Tx,
  column: 'listing_id' | 'tenant_id',
  id: string,
  sparesAccepted: boolean,
): Promise<ViewingRow[]> {
  const query = tx
    .selectFrom('viewing')
    .selectAll()
    .where(column, '=', id)
    .where('starts_at', '>', sql<Date>`now()`)
    .where('status', 'in', openStatuses)
    .orderBy('id')
    .forNoKeyUpdate();
  return (sparesAccepted ? query.where(isOfOthers) : query).execute();
}

const isOfOthers = sql<boolean>`not exists (
  select from application
  where application.listing_id = viewing.listing_id and application.tenant_id = viewing.tenant_id
    and application.status = 'accepted'
)`;

const listOpenSlotIds = async (tx: Tx, column: 'listing_id' | 'tenant_id', id: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('viewing')
      .select(['slot_id', 'move_slot_id'])
      .where(column, '=', id)
      .where('starts_at', '>', sql<Date>`now()`)
      .where('status', 'in', openStatuses)
      .execute()
  ).flatMap(({ slot_id, move_slot_id }) => [slot_id, ...(move_slot_id ? [move_slot_id] : [])]);

interface Cancelled {
  readonly side: 'tenant' | 'lister';
  readonly reason: string;
  readonly listingStatus: ListingStatus;
  readonly step: HomeStep | AccountStep;
  /** Null where that was the side. */
  readonly endedBy: ViewingEnder | null;
}

/** Who ended a viewing with a step of the home; null where that was its landlord or agent. */
const enderOf = (step: HomeStep): ViewingEnder | null => {
  const by = Object.hasOwn(listingGraph, step) ? listingGraph[step as ListingAction].by : null;
  if (by === 'moderator') return 'moderator';
  return by === 'clock' ? 'letfair' : null;
};

/** Not late, whenever it is: nobody has let anybody down. */
async function cancelFor(
  tx: Tx,
  viewing: ViewingRow,
  { side, reason, listingStatus, step, endedBy }: Cancelled,
  { keepsPlace = false } = {},
): Promise<void> {
  const status = `cancelled-by-${side}` as const;
  const cancelled = await changeViewing(tx, viewing.id, {
    status,
    is_coming: false,
    note: reason,
    move_slot_id: null,
    ended_by: endedBy,
    ended_step: step,
    ended_status: viewing.status,
  });
  const move = viewing.move_slot_id ? await findSlot(tx, viewing.move_slot_id) : null;
  if (isBooked(viewing.status) && !keepsPlace) await givePlaceBack(tx, viewing.slot_id);
  if (move && !keepsPlace) await givePlaceBack(tx, move.id);
  await announceViewing(tx, status, cancelled, { note: reason, forgotten: moveOf(cancelled, move ?? null) });
  await recordViewing(tx, {
    listingId: viewing.listing_id,
    listingStatus,
    ...endOf(cancelled, `viewing-${status}`),
    actorId: null,
    startsAt: viewing.starts_at,
  });
}
