import type { listingsContract } from '@letfair/contract/listings/listings';
import type { stepsContract } from '@letfair/contract/listings/steps';
import { doneInWords, isUndoable, sinceInWords, stepSentences } from '@letfair/domain/lettings/consequences/questions';
import { type ListerAction, listingGraph, nextStatus } from '@letfair/domain/listings/lifecycle';
import { limitedAccountMay } from '@letfair/domain/trust/moderation/limited-account';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler, Handlers } from '../../../platform/http/handlers.ts';
import { conflict, limitedRefusal, listingNotFound } from '../../../platform/http/refusals.ts';
import {
  type BulkChangeRow,
  finishChangeLater,
  keepBefore,
  type ListingRow,
  listingById,
  listingOf,
  lockListingOf,
  moveListings,
  notFromHere,
  restoreHomes,
  takeBack,
  takeListerStep,
  wholeListing,
} from '../../listings/manage/index.ts';
import { findPeopleToTell } from '../home-news/index.ts';
import {
  type Affected,
  countPeople,
  endedOf,
  findAffected,
  isAnyoneAffected,
  presentAffected,
} from './find-affected.ts';

/** What a step would end, before it is taken. */
const showStepConsequences =
  (db: Db): Handler<typeof stepsContract.consequences> =>
  async ({ actor, params, query: { action } }) => {
    const listing = await listingOf(db, actor.id, params.id);
    if (!listing) return listingNotFound();
    if (!nextStatus(listing.status, action)) return notFromHere(listing.status);
    return { ok: true, data: presentAffected(await findAffected(db, [listing.id], action)) };
  };

/** Nothing is cancelled that the caller was not shown: then the refusal says what is. */
export const actOnListing =
  (): Handler<typeof listingsContract.act> =>
  ({ actor, params, body: { action, viewings, seen, undoable }, write }) =>
    write(async (tx) => {
      const listing = await lockListingOf(tx, actor.id, params.id);
      if (!listing) return listingNotFound();
      if (actor.isLimited && !limitedAccountMay.takeStep(listing.status, action)) return limitedRefusal;
      const affected = await findAffected(tx, [listing.id], action);
      const ended = endedOf(affected, action, viewings ?? 'keep');
      const shown = presentAffected(affected);
      if (!nextStatus(listing.status, action)) return notFromHere(listing.status);
      if (isAnyoneAffected(undoable ? affected : ended) && seen !== shown.seen)
        return { ...conflict(seen === undefined ? stepSentences.asks : stepSentences.changed), data: shown };
      const isLater = undoable && isUndoable(action) && !isAnyoneAffected(affected);
      const step = { action, actorId: actor.id, ...(viewings && { viewings }) };
      const newsTo = isLater ? [] : await findPeopleToTell(tx, [listing], action);
      const undo = isLater ? await takeUndoableStep(tx, listing, step) : null;
      const moved = undo ?? (await takeListerStep(tx, listing, step));
      if (!moved.ok) return moved;
      return {
        ok: true,
        data: {
          ...(await wholeListing(tx, moved.listing)),
          step: { ...outcomeOf(affected, ended, newsTo), undo: undo?.changeId ?? null },
        },
        version: moved.listing.version,
      };
    });

/** What was done; while it can be undone nobody is told. */
export const outcomeOf = (affected: Affected, ended: Affected, newsTo: readonly string[] = []) => ({
  viewingsKept: affected.viewings.length - ended.viewings.length,
  viewingsCancelled: ended.viewings.length,
  applicationsClosed: ended.applications.length,
  peopleTold: countPeople(ended, newsTo),
});

interface UnaskedStep {
  readonly action: ListerAction;
  readonly actorId: string;
  readonly note: string;
}

/** A step that files and feeds take without a question; the answer says what it ended for others, empty for nothing. */
export async function takeStepUnasked(tx: Tx, listing: ListingRow, step: UnaskedStep) {
  const affected = await findAffected(tx, [listing.id], step.action);
  const ended = endedOf(affected, step.action, 'keep');
  const newsTo = isAnyoneAffected(ended) ? await findPeopleToTell(tx, [listing], step.action) : [];
  const moved = await takeListerStep(tx, listing, step);
  return { moved, ended: isAnyoneAffected(ended) ? doneInWords(outcomeOf(affected, ended, newsTo)) : '' };
}

interface Step {
  readonly action: ListerAction;
  readonly actorId: string;
}

/** What follows for others, such as emails to those who saved the home, waits until it can no longer be undone. */
async function takeUndoableStep(tx: Tx, listing: ListingRow, { action, actorId }: Step) {
  const accountId = listing.account_id;
  const changeId = await keepBefore(tx, { accountId, actorId, action: action as 'pause' }, [listing]);
  await moveListings(tx, [listing], action);
  await recordAudit(tx, {
    actor_id: actorId,
    actor_role: 'lister',
    action,
    target_type: 'listing',
    target_id: listing.id,
    status: listingGraph[action].to,
    note: '',
  });
  await finishChangeLater(tx, { changeId, accountId });
  const moved = await listingById(tx, listing.id);
  return { ok: true, listing: moved ?? listing, changeId } as const;
}

const nothingSince = { booked: 0, cancelled: 0 };

/** What tenants did with their viewings of the home since a step of it that affected nobody. */
async function countSince(tx: Tx, { id, action }: BulkChangeRow, listingId: string) {
  // A change of rents or of who looks after homes can be undone here as well, and concerns no viewing.
  if (action === 'rent' || action === 'assign') return nothingSince;
  const { viewings } = await findAffected(tx, [listingId], action);
  const { cancelled } = await tx
    .selectFrom('viewing')
    .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('cancelled'))
    .where('listing_id', '=', listingId)
    .where('starts_at', '>', sql<Date>`now()`)
    .where('status', '=', 'cancelled-by-tenant')
    .where('updated_at', '>', (of) => of.selectFrom('bulk_change').select('made_at').where('id', '=', id))
    .executeTakeFirstOrThrow();
  return { booked: viewings.filter(({ status }) => status !== 'proposed').length, cancelled };
}

const undoStep =
  (): Handler<typeof stepsContract.undo> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      let since = nothingSince;
      const taken = await takeBack(tx, { accountId: actor.id, changeId: body.undo }, async (change, homes) => {
        if (!homes.has(params.id) || homes.size !== 1) return [];
        const restored = await restoreHomes(tx, change, homes);
        since = await countSince(tx, change, params.id);
        return restored;
      });
      if (!taken.ok) return taken;
      const listing = taken.data.undone > 0 ? await listingOf(tx, actor.id, params.id) : undefined;
      if (!listing) return conflict(stepSentences.cannotUndo);
      const message = sinceInWords(since);
      return { ok: true, data: await wholeListing(tx, listing), version: listing.version, ...(message && { message }) };
    });

export const stepsRoutes = (db: Db): Handlers<typeof stepsContract> => ({
  consequences: showStepConsequences(db),
  undo: undoStep(),
});
