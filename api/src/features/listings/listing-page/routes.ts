import type { listingPageContract } from '@letfair/contract/listings/listing-page';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { countPageView } from './count-view.ts';
import { showListing } from './show-listing.ts';

export const listingPageRoutes = (db: Db): Handlers<typeof listingPageContract> => ({
  property: showListing(db),
  view: countPageView(db),
});
