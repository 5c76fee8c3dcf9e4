import type { listingsContract } from '@letfair/contract/listings';
import { draftOfForm } from '@letfair/domain/listings/draft-form';
import { MAX_TITLE } from '@letfair/domain/listings/limits';
import type { Handler } from '../../platform/http/handlers.ts';
import { beginDraft } from '../drafts/index.ts';
import { formOfListing } from './listing-columns.ts';
import { photoIdsOf } from './listing-photos.repository.ts';
import { listingOf } from './listings.repository.ts';
import { noSuchListing } from './refusals.ts';

/** A draft with everything the listing says but the day it is free from, which is the one thing sure to be another. */
export const duplicateListing =
  (): Handler<typeof listingsContract.duplicate> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const listing = await listingOf(tx, actor.id, params.id);
      if (!listing) return noSuchListing;
      const form = formOfListing(listing, await photoIdsOf(tx, listing.id));
      return beginDraft(tx, actor.id, {
        ...draftOfForm(form),
        title: `Copy of ${form.title}`.slice(0, MAX_TITLE),
        availableDate: '',
      });
    });
