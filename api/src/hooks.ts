import { followAccountStep } from './account-steps.ts';
import { closeOrReopenApplications, findHomesAppliedFor } from './features/lettings/applications/index.ts';
import { findTiedHomes, recordHomeNews } from './features/lettings/home-news/index.ts';
import { findHomesWithViewings, followListingStep } from './features/lettings/viewings/index.ts';
import { createInventory, findBookedHomes, type InventoryDeps } from './features/listings/inventory/index.ts';
import { tellWithheld } from './features/listings/manage/index.ts';
import { hideAccountListings } from './features/search/results/index.ts';
import type { Tx } from './platform/db.ts';
import { type Hooks, onlyFor } from './platform/hooks.ts';

/** What follows when something happens, in the same transaction and in this order. */
export function createHooks(deps: InventoryDeps): Hooks<Tx> {
  const { publicUrl } = deps;
  const inventory = createInventory(deps);
  return {
    afterListingMoved: [
      onlyFor(findTiedHomes, recordHomeNews),
      onlyFor(findHomesWithViewings, followListingStep),
      tellWithheld(publicUrl),
      onlyFor(findBookedHomes, inventory.cancelWhenWithdrawn),
      onlyFor(findHomesAppliedFor, closeOrReopenApplications(publicUrl)),
    ],
    afterAccountStep: [followAccountStep(publicUrl)],
    beforeAccountErased: [hideAccountListings, inventory.cancelAllOf],
  };
}
