import type { searchContract } from '@letfair/contract/search';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { statusForOthers } from '@letfair/domain/listings/status-for-others';
import { ukDay } from '@letfair/domain/uk-time';
import type { Db } from '../../platform/db.ts';
import type { Handler, Handlers } from '../../platform/http/handlers.ts';
import { confirmedCertificates } from '../certificates/index.ts';
import { blockersOf, listingById, listingNotFound, photoIdsOf } from '../listings/index.ts';
import { photosByIds, presentPhoto } from '../photos/index.ts';
import { countPageView } from './count-view.ts';
import { listerOf, NO_SUCH_HOME, presentListingPage } from './present-listing-page.ts';
import { similarListings } from './similar-listings.ts';

const shown: readonly ListingStatus[] = ['live', 'let-agreed'];
const gone: readonly ListingStatus[] = ['let', 'withdrawn', 'expired'];

/** What was never published is not there; what was and is no more says so and offers others. */
const showListing =
  (db: Db): Handler<typeof searchContract.property> =>
  async ({ params: { id } }) => {
    const listing = await listingById(db, id);
    const lister = listing?.published_at ? await listerOf(db, listing.account_id) : undefined;
    if (!listing?.published_at || !lister || ![...shown, ...gone].includes(listing.status))
      return listingNotFound(NO_SUCH_HOME);
    if (gone.includes(statusForOthers(listing.status, { isSuspended: lister.hidden_at !== null })))
      return {
        ok: false,
        code: 'gone',
        message: 'This home is no longer available.',
        data: { title: listing.title, similar: await similarListings(db, listing) },
      };
    // Covers the time between a rule's first day or a certificate's last one and the reassessment of that night.
    if ((await blockersOf(db, listing)).length > 0) return listingNotFound(NO_SUCH_HOME);
    const [photos, certificates, similar] = await Promise.all([
      photoIdsOf(db, id).then((ids) => photosByIds(db, ids)),
      confirmedCertificates(db, id, ukDay(new Date())),
      similarListings(db, listing),
    ]);
    const parts = {
      publishedAt: listing.published_at,
      lister,
      photos: photos.map(presentPhoto),
      certificates,
      similar,
    };
    return { ok: true, data: presentListingPage(listing, parts) };
  };

export const listingPageRoutes = (db: Db): Pick<Handlers<typeof searchContract>, 'property' | 'view'> => ({
  property: showListing(db),
  view: countPageView(db),
});
