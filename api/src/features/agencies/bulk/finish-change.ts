import type { BulkStep } from '@letfair/domain/listings/bulk/bulk-changes';
import { listingGraph } from '@letfair/domain/listings/lifecycle';
import { priceFlag } from '@letfair/domain/listings/review/review-flags';
import { keepsRevision } from '@letfair/domain/listings/review/revision';
import { type Db, runHooks, type Tx, write } from '../../../platform/db.ts';
import { enqueue, type Jobs } from '../../../platform/jobs/jobs.ts';
import {
  type BulkChangeRow,
  type ChangedHomeRow,
  deleteChange,
  deleteRevision,
  findBegunRent,
  type ListingRow,
  lockListing,
  makeFinal,
  takeChangedHomes,
} from '../../listings/manage/index.ts';
import { compareRents } from '../../search/results/index.ts';
import { findLostRight } from '../teams/index.ts';

/** Homes in one transaction: a job that is killed goes on where it was. */
const BATCH = 20;
const ATTEMPTS = 10;
/** Thousands of rents may change at once, and nobody else's jobs should wait for what follows from them. */
const BEHIND_OTHERS = 10;

/**
 * Handles the job `finish-bulk-change`, which comes when the time to undo is over: cancels viewings, closes applications
 * and tells people, as the single step does at once.
 */
export const finishBulkChange =
  (db: Db) =>
  async ({ changeId, viewings }: Jobs['finish-bulk-change']): Promise<void> => {
    const change = await write(db, (tx) => makeFinal(tx, changeId));
    if (!change) return;
    // Nothing follows for others from who looks after a home.
    if (change.action === 'assign') return void (await write(db, (tx) => deleteChange(tx, changeId)));
    for (;;) {
      const followed = await write(db, async (tx) => {
        const homes = await takeChangedHomes(tx, changeId, BATCH);
        const work = { accountId: change.account_id, personId: change.actor_id, permission: 'transfer' } as const;
        // Tenants hear that a home is let whoever said so; nobody is sent offers of an account that may make none now.
        const mayOffer = (await findLostRight(tx, work)) === null;
        for (const home of homes) await follow(tx, change, home, { mayOffer, viewings });
        return homes.length;
      });
      if (followed < BATCH) break;
    }
    await write(db, (tx) => deleteChange(tx, changeId));
  };

interface How {
  readonly mayOffer: boolean;
  readonly viewings: Jobs['finish-bulk-change']['viewings'];
}

async function follow(tx: Tx, change: BulkChangeRow, home: ChangedHomeRow, { mayOffer, viewings }: How): Promise<void> {
  const listing = await lockListing(tx, home.listing_id);
  if (!listing) return;
  if (change.action === 'rent') return followRent(tx, change, home, { listing, mayOffer });
  const step = change.action as BulkStep;
  // The lister has taken another step meanwhile, which had its own consequences.
  if (listing.status !== listingGraph[step].to) return;
  if (!keepsRevision(listing.status)) await deleteRevision(tx, listing.id);
  await runHooks(tx, 'afterListingMoved', listing, step, home.status, viewings);
}

/** Tells saved searches of a cut, and moderators of a rent far from others. */
async function followRent(
  tx: Tx,
  { id }: BulkChangeRow,
  home: ChangedHomeRow,
  { listing, mayOffer }: { readonly listing: ListingRow; readonly mayOffer: boolean },
): Promise<void> {
  const rentId = mayOffer ? await findBegunRent(tx, id, listing.id) : undefined;
  if (rentId !== undefined && listing.rent_pence < home.rent_pence)
    await enqueue(
      tx,
      'match-saved-searches',
      { listingId: listing.id, rentId },
      { attempts: ATTEMPTS, priority: BEHIND_OTHERS },
    );
  const flag = priceFlag(listing.rent_pence, await compareRents(tx, listing.postcode, listing.bedrooms));
  const flags = [...(flag ? [flag] : []), ...listing.flags.filter(({ kind }) => kind !== 'price')];
  await tx
    .updateTable('listing')
    .set({ flags: JSON.stringify(flags) })
    .where('id', '=', listing.id)
    .execute();
  if (listing.withheld_at) await enqueue(tx, 'reassess-listings', { listingId: listing.id }, { attempts: ATTEMPTS });
}
