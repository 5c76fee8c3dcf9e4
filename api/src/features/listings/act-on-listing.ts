import type { listingsContract } from '@letfair/contract/listings';
import type { Handler } from '../../platform/http/handlers.ts';
import type { CancelBooking } from '../inventory/index.ts';
import { listerType } from './edit-listing.ts';
import { lockListingOf } from './listings.repository.ts';
import { moveListing } from './move-listing.ts';
import { noSuchListing, notFromHere } from './refusals.ts';
import { wholeListing } from './whole-listing.ts';

export const actOnListing =
  (cancelBooking: CancelBooking): Handler<typeof listingsContract.act> =>
  ({ actor, params, body: { action }, write }) =>
    write(async (tx) => {
      const listing = await lockListingOf(tx, actor.id, params.id);
      if (!listing) return noSuchListing;
      const moved = await moveListing(tx, listing, { action, by: 'lister', actorId: actor.id });
      if (!moved) return notFromHere(listing.status);
      if (action === 'withdraw') await cancelBooking(tx, moved);
      return { ok: true, data: await wholeListing(tx, moved, listerType(actor)), version: moved.version };
    });
