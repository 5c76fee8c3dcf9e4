import type { listingsContract } from '@letfair/contract/listings';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { listerType } from './edit-listing.ts';
import { listingOf } from './listings.repository.ts';
import { noSuchListing } from './refusals.ts';
import { wholeListing } from './whole-listing.ts';

export const showOwn =
  (db: Db): Handler<typeof listingsContract.own> =>
  async ({ actor, params }) => {
    const listing = await listingOf(db, actor.id, params.id);
    if (!listing) return noSuchListing;
    return { ok: true, data: await wholeListing(db, listing, listerType(actor)), version: listing.version };
  };
