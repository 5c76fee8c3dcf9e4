import { deleteAccountSessions } from './features/accounts/sign-in/index.ts';
import { leaveAllAgencies } from './features/agencies/clients/index.ts';
import { endInvitationsBy } from './features/agencies/invitations/index.ts';
import { endAllIntegrations, endMembership } from './features/agencies/teams/index.ts';
import { closeOrReopenApplications } from './features/lettings/applications/index.ts';
import { announceLocks } from './features/lettings/conversations/index.ts';
import { recordHomeNews, recordListerGone } from './features/lettings/home-news/index.ts';
import { endViewingsOfLister, endViewingsOfTenant, followListingStep } from './features/lettings/viewings/index.ts';
import { createInventory, type InventoryDeps } from './features/listings/inventory/index.ts';
import { restoreListings } from './features/listings/manage/index.ts';
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
      inventory.cancelWhenWithdrawn,
      closeOrReopenApplications(publicUrl),
    ],
    afterAccountClosed: [
      endMembership,
      endAllIntegrations,
      endInvitationsBy,
      leaveAllAgencies,
      deleteAccountSessions,
      hideAccountListings,
      recordListerGone,
      endViewingsOfLister,
      endViewingsOfTenant,
      announceLocks,
    ],
    afterAccountKept: [(tx, accountId) => restoreListings(tx, accountId, publicUrl), announceLocks],
    beforeAccountErased: [hideAccountListings, inventory.cancelAllOf],
  };
}
