import type { searchContract } from '@letfair/contract/search/search';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { Travel } from '../travel/index.ts';
import { showCards } from './cards/show-cards.ts';
import { findListings } from './find-listings.ts';
import { mapListings } from './map/map-listings.ts';
import { showDistrictRents } from './rents/rents-by-district.ts';
import { showRents } from './rents/show-rents.ts';
import { sitemapRoutes } from './sitemap.ts';

export const searchRoutes = (
  db: Db,
  travel: Travel,
): Pick<
  Handlers<typeof searchContract>,
  'find' | 'map' | 'rents' | 'districtRents' | 'cards' | 'sitemap' | 'sitemapPart'
> => ({
  find: findListings(db, travel),
  map: mapListings(db, travel),
  rents: showRents(db),
  districtRents: showDistrictRents(db),
  cards: showCards(db),
  ...sitemapRoutes(db),
});
