import type { searchContract } from '@letfair/contract/search';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { statusForOthers } from '@letfair/domain/listings/status-for-others';
import { ukDay } from '@letfair/domain/uk-time';
import type { Db } from '../../platform/db.ts';
import type { Handler, Handlers } from '../../platform/http/handlers.ts';
import { blockersInForm, formOfListing, listingNotFound } from '../listings/index.ts';
import { countPageView } from './count-view.ts';
import { listingPageRow } from './listing-page.repository.ts';
import { NO_SUCH_HOME, presentListingPage } from './present-listing-page.ts';
import { similarListings } from './similar-listings.ts';

const shown: readonly ListingStatus[] = ['live', 'let-agreed'];
const gone: readonly ListingStatus[] = ['let', 'withdrawn', 'expired'];

/** What was never published is not there; what was and is no more says so and offers others. */
const showListing =
  (db: Db): Handler<typeof searchContract.property> =>
  async ({ params: { id } }) => {
    const listing = await listingPageRow(db, id, ukDay(new Date()));
    if (!listing?.published_at || ![...shown, ...gone].includes(listing.status)) return listingNotFound(NO_SUCH_HOME);
    if (gone.includes(statusForOthers(listing.status, { isSuspended: listing.hidden_at !== null })))
      return {
        ok: false,
        code: 'gone',
        message: 'This home is no longer available.',
        data: { title: listing.title, similar: await similarListings(db, listing) },
      };
    const form = formOfListing(listing, []);
    const captions = listing.photos.map(({ caption }) => caption);
    // Covers the time between a rule's first day or a certificate's last one and the reassessment of that night.
    if (blockersInForm(form, listing, captions).length > 0) return listingNotFound(NO_SUCH_HOME);
    const parts = { form, publishedAt: listing.published_at, similar: await similarListings(db, listing) };
    return { ok: true, data: presentListingPage(listing, parts) };
  };

export const listingPageRoutes = (db: Db): Pick<Handlers<typeof searchContract>, 'property' | 'view'> => ({
  property: showListing(db),
  view: countPageView(db),
});
