import { followAccountStep } from './account-steps.ts';
import { closeOrReopenApplications } from './features/lettings/applications/index.ts';
import { recordHomeNews } from './features/lettings/home-news/index.ts';
import { followListingStep } from './features/lettings/viewings/index.ts';
import { createInventory, type InventoryDeps } from './features/listings/inventory/index.ts';
import { tellWithheld } from './features/listings/manage/index.ts';
import { hideAccountListings } from './features/search/results/index.ts';
import type { Tx } from './platform/db.ts';
import type { Hooks } from './platform/hooks.ts';

/** What follows when something happens, in the same transaction and in this order. */
export function createHooks(deps: InventoryDeps): Hooks<Tx> {
  const { publicUrl } = deps;
  const inventory = createInventory(deps);
  return {
    afterListingMoved: [
      recordHomeNews,
      followListingStep,
      tellWithheld(publicUrl),
      inventory.cancelWhenWithdrawn,
      closeOrReopenApplications(publicUrl),
    ],
    afterAccountStep: [followAccountStep(publicUrl)],
    beforeAccountErased: [hideAccountListings, inventory.cancelAllOf],
  };
}
