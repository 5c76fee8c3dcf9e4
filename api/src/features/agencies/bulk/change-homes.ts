import type { BulkResult, bulkContract } from '@letfair/contract/agencies/bulk';
import type { Received } from '@letfair/contract/wire/endpoint';
import { stepSentences } from '@letfair/domain/lettings/consequences/questions';
import type { ViewingChoice } from '@letfair/domain/lettings/consequences/steps';
import {
  ASSIGN_ACTION,
  assignmentSentences,
  type BulkStep,
  MOST_AT_ONCE,
  type RentChange,
  rentChangeProblem,
} from '@letfair/domain/listings/bulk/bulk-changes';
import type { LoweredDeposits } from '@letfair/domain/listings/law/lowered-deposits';
import { listingGraph } from '@letfair/domain/listings/lifecycle';
import { formatCount, formatPence } from '@letfair/domain/money';
import { limitedAccountMay } from '@letfair/domain/trust/moderation/limited-account';
import { limitedSentence } from '@letfair/domain/trust/moderation/measures';
import { recordAudits } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Actor, Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid, listingNotFound } from '../../../platform/http/refusals.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import {
  endedOf,
  findAffected,
  isAnyoneAffected,
  nobody,
  outcomeOf,
  presentAffected,
} from '../../lettings/consequences/index.ts';
import { findPeopleToTell } from '../../lettings/home-news/index.ts';
import {
  findNewRents,
  findPossible,
  finishChangeLater,
  keepBefore,
  type ListingRow,
  listingsByIds,
  lockListingsOf,
  moveListings,
  type NewRents,
  slicesOf,
  updateRents,
  withholdRefused,
} from '../../listings/manage/index.ts';
import { type Assignment, assignHomes, findAssignment, refusedAssignments } from './assign-homes.ts';
import { listHomeIds } from './homes-table.repository.ts';

type Body = Received<typeof bulkContract.change>['body'];

const tooMany = invalid(
  'filter',
  `You can change up to ${formatCount(MOST_AT_ONCE)} homes at once. Use the filters to narrow down the list first.`,
);
const neitherOr = invalid('ids', 'Send either the homes or a filter.');
const noSuchPerson = invalid('assignedTo', assignmentSentences.unknown);
const noRent = invalid('rent', 'Enter how much to change the rents by.');

function refusalOf({ ids, filter, action, rent, assignedTo }: Body) {
  if ((ids === undefined) === (filter === undefined)) return neitherOr;
  if (action === 'assign' && assignedTo === undefined) return invalid('assignedTo', assignmentSentences.nobody);
  if (action !== 'assign' && assignedTo !== undefined)
    return invalid('assignedTo', 'You can only name a person with the action “assign”.');
  if (action !== 'rent')
    return rent ? invalid('rent', 'You can only send a rent change with the action “rent”.') : null;
  const problem = rent && rentChangeProblem(rent);
  if (problem) return invalid('rent', problem);
  return rent ? null : noRent;
}

export const changeHomes =
  (db: Db): Handler<typeof bulkContract.change> =>
  async ({ actor, body, write }) => {
    const refusal = refusalOf(body);
    if (refusal) return refusal;
    const ids = body.ids
      ? [...new Set(body.ids)]
      : await listHomeIds(db, actor.id, body.filter ?? {}, MOST_AT_ONCE + 1);
    if (ids.length > MOST_AT_ONCE) return tooMany;
    if (body.dryRun) {
      const listings = (await listingsByIds(db, ids)).filter(({ account_id }) => account_id === actor.id);
      const planned = await planAll(db, actor, listings, body);
      if (!planned) return noSuchPerson;
      const step = outcomeOf(nobody, nobody);
      return { ok: true, data: { changeId: null, step, ...present(ids, listings, planned, 'before') } };
    }
    return write(async (tx) => {
      // A person who is being removed meanwhile gets nothing.
      if (body.action === 'assign') await lockAccount(tx, actor.id);
      const listings = await lockListingsOf(tx, actor.id, ids);
      const planned = await planAll(tx, actor, listings, body);
      if (!planned) return noSuchPerson;
      const { viewings = 'keep', seen } = body;
      const changed = planned.possible.map(({ id }) => id);
      const affected = planned.step ? await findAffected(tx, changed, planned.step) : nobody;
      const shown = presentAffected(affected);
      if (isAnyoneAffected(affected) && seen !== shown.seen)
        return { ...conflict(seen === undefined ? stepSentences.asks : stepSentences.changed), data: shown };
      // Whoever was asked about is told at once; otherwise it can be undone.
      const how = isAnyoneAffected(affected) ? { viewings } : {};
      const newsTo =
        planned.step && isAnyoneAffected(affected) ? await findPeopleToTell(tx, planned.possible, planned.step) : [];
      const changeId = await apply(tx, actor.id, planned, { action: body.action, ...how });
      const ended = planned.step ? endedOf(affected, planned.step, viewings) : nobody;
      if (body.action === 'confirm') await withholdRefused(tx, listings, planned);
      const step = outcomeOf(affected, ended, newsTo);
      return { ok: true, data: { changeId, step, ...present(ids, listings, planned, 'after') } };
    });
  };

interface Planned {
  readonly step: BulkStep | null;
  readonly possible: readonly ListingRow[];
  readonly refused: ReadonlyMap<string, string>;
  /** In pence, by the ids of the listings, where rents change. */
  readonly rents: ReadonlyMap<string, number>;
  /** What comes down with the rents, in pounds. */
  readonly deposits: NewRents['deposits'];
  /** Where homes are given to somebody. */
  readonly assignment: Assignment | null;
}

/** What becomes of each home; undefined when homes would be given to somebody who does not work for the account. */
async function planAll(
  db: Db,
  actor: Actor,
  listings: readonly ListingRow[],
  body: Body,
): Promise<Planned | undefined> {
  const parts: Planned[] = [];
  // An empty choice is planned as well, so that an unknown person is refused.
  for (const slice of listings.length > 0 ? slicesOf(listings) : [[]]) {
    const planned = await plan(db, actor, slice, body);
    if (!planned) return undefined;
    parts.push(planned);
  }
  return {
    ...parts[0]!,
    possible: parts.flatMap(({ possible }) => possible),
    refused: new Map(parts.flatMap(({ refused }) => [...refused])),
    rents: new Map(parts.flatMap(({ rents }) => [...rents])),
    deposits: new Map(parts.flatMap(({ deposits }) => [...deposits])),
  };
}

async function plan(
  db: Db,
  actor: Actor,
  listings: readonly ListingRow[],
  { action, rent, assignedTo = null, lowerDeposits }: Body,
): Promise<Planned | undefined> {
  const nothing = { step: null, rents: new Map(), deposits: new Map(), assignment: null };
  const others = (refused: ReadonlyMap<string, string>) => listings.filter(({ id }) => !refused.has(id));
  if (action === 'rent') {
    const { rents, deposits, refused } = await findNewRents(db, listings, rent as RentChange, { lowerDeposits });
    return { ...nothing, possible: others(refused), refused, rents, deposits };
  }
  if (action === 'assign') {
    const assignment = await findAssignment(db, actor.id, assignedTo);
    const refused = assignment && refusedAssignments(listings, assignment);
    return refused && { ...nothing, possible: others(refused), refused, assignment };
  }
  const held = listings.filter(({ status }) => actor.isLimited && !limitedAccountMay.takeStep(status, action));
  const { possible, refused } = await findPossible(
    db,
    listings.filter((listing) => !held.includes(listing)),
    action,
  );
  return {
    ...nothing,
    step: action,
    possible,
    refused: new Map([...refused, ...held.map(({ id }) => [id, limitedSentence] as const)]),
  };
}

/** Changes the homes, some hundred with each statement. What follows for viewings and applicants waits for the undo. */
async function apply(
  tx: Tx,
  actorId: string,
  { step, possible, rents, deposits, assignment }: Planned,
  { action, viewings }: { readonly action: Body['action']; readonly viewings?: ViewingChoice },
): Promise<string | null> {
  const accountId = possible[0]?.account_id;
  if (accountId === undefined) return null;
  const changeId = await keepBefore(tx, { accountId, actorId, action, assignedTo: assignment?.to }, possible);
  const together = possible.length > 1 ? `One of ${formatCount(possible.length)} homes changed at the same time` : '';
  for (const slice of slicesOf(possible)) {
    if (step) await moveListings(tx, slice, step);
    else if (assignment) await assignHomes(tx, slice, assignment.to);
    else await updateRents(tx, new Map(slice.map(({ id, rent_pence }) => [id, rents.get(id) ?? rent_pence])), deposits);
    await recordAudits(
      tx,
      slice.map((listing) => ({
        actor_id: actorId,
        actor_role: 'lister',
        action: step ?? (assignment ? ASSIGN_ACTION : 'edit'),
        target_type: 'listing',
        target_id: listing.id,
        status: step ? listingGraph[step].to : listing.status,
        note:
          step || assignment
            ? together
            : `Changed: rent from ${formatPence(listing.rent_pence)} to ${formatPence(rents.get(listing.id) ?? 0)}`,
      })),
    );
  }
  await finishChangeLater(tx, { changeId, accountId, ...(viewings && { viewings }) });
  return viewings ? null : changeId;
}

const presentDeposits = ({ holdingDeposit, securityDeposit }: LoweredDeposits = {}) => ({
  ...(typeof holdingDeposit === 'number' && { holdingDeposit }),
  ...(typeof securityDeposit === 'number' && { securityDeposit }),
});

/** Home by home, in the order in which they were named. */
function present(
  ids: readonly string[],
  listings: readonly ListingRow[],
  { step, refused, rents, deposits, assignment }: Planned,
  when: 'before' | 'after',
) {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const results = ids.map((id): BulkResult => {
    const listing = byId.get(id);
    if (!listing) return { id, title: '', status: null, outcome: 'refused', reason: listingNotFound().message };
    const reason = refused.get(id);
    const rent = rents.get(id);
    return {
      id,
      title: listing.title,
      propertyReference: listing.reference,
      propertyStreet: listing.line1,
      status: step && !reason && when === 'after' ? listingGraph[step].to : listing.status,
      outcome: reason ? 'refused' : 'done',
      ...(reason && { reason }),
      ...(rent !== undefined && { price: listing.rent_pence / 100, newPrice: rent / 100 }),
      ...presentDeposits(deposits.get(id)),
      ...(assignment && { assignedBefore: assignment.names.get(listing.assigned_to ?? '') ?? null }),
    };
  });
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return { done, refused: results.length - done, results };
}
