import type { searchContract } from '@letfair/contract/search/search';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { countPageView } from './count-view.ts';
import { showListing } from './show-listing.ts';

export const listingPageRoutes = (db: Db): Pick<Handlers<typeof searchContract>, 'property' | 'view'> => ({
  property: showListing(db),
  view: countPageView(db),
});
