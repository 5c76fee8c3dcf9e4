import type { ListingStatus } from './lifecycle.ts';

/** What everybody but its lister and the moderators is told: whoever is suspended has nothing to let. */
export const statusForOthers = (status: ListingStatus, lister: { readonly isSuspended: boolean }): ListingStatus =>
  lister.isSuspended ? 'withdrawn' : status;
