import type { BulkResult, bulkContract } from '@letfair/contract/bulk';
import type { Received } from '@letfair/contract/wire/endpoint';
import {
  type BulkStep,
  MOST_AT_ONCE,
  type RentChange,
  rentChangeProblem,
  UNDO_SECONDS,
} from '@letfair/domain/listings/bulk/bulk-changes';
import { listingGraph } from '@letfair/domain/listings/lifecycle';
import { formatCount, formatPence } from '@letfair/domain/money';
import type { Db, Tx } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { invalid } from '../../platform/http/refusals.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { recordAudits } from '../audit/index.ts';
import {
  findNewRents,
  findPossible,
  type ListingRow,
  listingNotFound,
  listingsByIds,
  lockListingsOf,
  moveListings,
  updateRents,
  withholdRefused,
} from '../listings/index.ts';
import { keepBefore } from './bulk-changes.repository.ts';
import { listHomeIds } from './homes-table.repository.ts';

type Body = Received<typeof bulkContract.change>['body'];

const tooMany = invalid(
  'filter',
  `At most ${formatCount(MOST_AT_ONCE)} homes can be changed at once. Narrow the list down first.`,
);
const neitherOr = invalid('ids', 'Name either the homes or a filter.');
const noRent = invalid('rent', 'Enter by how much the rents change.');

function refusalOf({ ids, filter, action, rent }: Body) {
  if ((ids === undefined) === (filter === undefined)) return neitherOr;
  if (action !== 'rent') return rent ? invalid('rent', 'Rents change with the action “rent” only.') : null;
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
      const planned = await plan(db, listings, body);
      return { ok: true, data: { changeId: null, ...present(ids, listings, planned, 'before') } };
    }
    return write(async (tx) => {
      const listings = await lockListingsOf(tx, actor.id, ids);
      const planned = await plan(tx, listings, body);
      const changeId = await apply(tx, actor.id, planned, body.action);
      if (body.action === 'confirm') await withholdRefused(tx, listings, planned);
      return { ok: true, data: { changeId, ...present(ids, listings, planned, 'after') } };
    });
  };

interface Planned {
  readonly step: BulkStep | null;
  readonly possible: readonly ListingRow[];
  readonly refused: ReadonlyMap<string, string>;
  /** In pence, by the ids of the listings, where rents change. */
  readonly rents: ReadonlyMap<string, number>;
}

/** What becomes of each home. */
async function plan(db: Db, listings: readonly ListingRow[], { action, rent }: Body): Promise<Planned> {
  if (action !== 'rent') return { step: action, ...(await findPossible(db, listings, action)), rents: new Map() };
  const { rents, refused } = await findNewRents(db, listings, rent as RentChange);
  return { step: null, possible: listings.filter(({ id }) => !refused.has(id)), refused, rents };
}

const ATTEMPTS = 10;
/** The answer has to reach the lister, and the press has to come back. */
const GRACE_SECONDS = 5;

/** Changes the homes in a fixed number of statements. What follows for viewings and applicants waits for the undo. */
async function apply(
  tx: Tx,
  actorId: string,
  { step, possible, rents }: Planned,
  action: Body['action'],
): Promise<string | null> {
  const accountId = possible[0]?.account_id;
  if (accountId === undefined) return null;
  const changeId = await keepBefore(tx, { accountId, actorId, action }, possible);
  if (step) await moveListings(tx, possible, step);
  else await updateRents(tx, new Map(possible.map(({ id, rent_pence }) => [id, rents.get(id) ?? rent_pence])));
  const together = possible.length > 1 ? `One of ${formatCount(possible.length)} homes changed together` : '';
  await recordAudits(
    tx,
    possible.map((listing) => ({
      actor_id: actorId,
      actor_role: 'lister',
      action: step ?? 'edit',
      target_type: 'listing',
      target_id: listing.id,
      status: step ? listingGraph[step].to : listing.status,
      note: step
        ? together
        : `Changed: rent from ${formatPence(listing.rent_pence)} to ${formatPence(rents.get(listing.id) ?? 0)}`,
    })),
  );
  await enqueue(
    tx,
    'finish-bulk-change',
    { changeId },
    {
      attempts: ATTEMPTS,
      key: `bulk ${changeId}`,
      queue: 'bulk changes',
      delaySeconds: UNDO_SECONDS + GRACE_SECONDS,
    },
  );
  return changeId;
}

/** Home by home, in the order in which they were named. */
function present(
  ids: readonly string[],
  listings: readonly ListingRow[],
  { step, refused, rents }: Planned,
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
      status: step && !reason && when === 'after' ? listingGraph[step].to : listing.status,
      outcome: reason ? 'refused' : 'done',
      ...(reason && { reason }),
      ...(rent !== undefined && { price: listing.rent_pence / 100, newPrice: rent / 100 }),
    };
  });
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return { done, refused: results.length - done, results };
}
