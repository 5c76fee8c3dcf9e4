import { isPublishing, type ListerAction, listingGraph, nextStatus } from '@letfair/domain/listings/lifecycle';
import { keepsRevision } from '@letfair/domain/listings/review/revision';
import { recordAudits } from '../../../../platform/audit.ts';
import { type Db, runHooksForMany, type Tx } from '../../../../platform/db.ts';
import type { ListingRow } from '../listings.repository.ts';
import { effects } from '../move-listing.ts';
import { blockersOfListings, notPublishable } from '../publication.ts';
import { reassessListing } from '../reassess-listings.ts';
import { notFromHere } from '../refusals.ts';
import { deleteRevisions } from '../revisions/revisions.repository.ts';
import { updateListings } from './many-listings.repository.ts';

/** Which of the listings can take the step, and why the others cannot, by their ids. */
export interface ManySteps {
  readonly possible: readonly ListingRow[];
  readonly refused: ReadonlyMap<string, string>;
}

/** Asks the lifecycle and, before anything becomes live, the law. */
export async function findPossible(db: Db, listings: readonly ListingRow[], action: ListerAction): Promise<ManySteps> {
  const refused = new Map<string, string>();
  const allowed = listings.filter(({ id, status }) => {
    const isAllowed = nextStatus(status, action) !== null;
    if (!isAllowed) refused.set(id, notFromHere(status).message);
    return isAllowed;
  });
  if (!isPublishing(action)) return { possible: allowed, refused };
  const blockers = await blockersOfListings(db, allowed);
  const possible = allowed.filter(({ id }) => {
    const found = blockers.get(id) ?? [];
    if (found.length > 0) refused.set(id, notPublishable(found).message);
    return found.length === 0;
  });
  return { possible, refused };
}

/** Takes locked listings that `findPossible` has found a step on. Audit entries and consequences are the caller's. */
export const moveListings = (tx: Tx, listings: readonly ListingRow[], action: ListerAction): Promise<void> =>
  updateListings(
    tx,
    listings.map(({ id }) => id),
    { withheld_at: null, ...effects[action], status: listingGraph[action].to },
  );

interface WithdrawnBy {
  readonly actorId: string;
  readonly note: string;
}

/** Withdraws locked listings, with everything that follows from it for each. */
export async function withdrawListings(
  tx: Tx,
  listings: readonly ListingRow[],
  { actorId, note }: WithdrawnBy,
): Promise<void> {
  const status = listingGraph.withdraw.to;
  await moveListings(tx, listings, 'withdraw');
  const read = listings.filter((listing) => keepsRevision(listing.status));
  await deleteRevisions(
    tx,
    read.map(({ id }) => id),
  );
  await runHooksForMany(
    tx,
    listings.map((listing) => [{ ...listing, status, withheld_at: null }, 'withdraw', listing.status]),
  );
  await recordAudits(
    tx,
    listings.map(({ id }) => ({
      actor_id: actorId,
      actor_role: 'lister',
      action: 'withdraw',
      target_type: 'listing',
      target_id: id,
      status,
      note,
    })),
  );
}

/** A live listing that may no longer be public is paused, as when it is confirmed alone. */
export async function withholdRefused(
  tx: Tx,
  listings: readonly ListingRow[],
  { refused }: Pick<ManySteps, 'refused'>,
): Promise<void> {
  for (const listing of listings)
    if (refused.has(listing.id) && listing.status === 'live') await reassessListing(tx, listing);
}
