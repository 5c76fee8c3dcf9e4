import { accountsContract } from './accounts.ts';
import { adminContract } from './admin.ts';
import { favoritesContract } from './favorites.ts';
import { listingsContract, moderationContract } from './listings.ts';
import { metaContract } from './meta.ts';
import { photosContract } from './photos.ts';
import { savedSearchesContract } from './saved-searches.ts';
import { searchContract } from './search.ts';
import { supportContract } from './support.ts';

/** The whole wire, by feature. */
export const contract = {
  accounts: accountsContract,
  admin: adminContract,
  favorites: favoritesContract,
  listings: listingsContract,
  meta: metaContract,
  moderation: moderationContract,
  photos: photosContract,
  savedSearches: savedSearchesContract,
  search: searchContract,
  support: supportContract,
};

export type LetfairContract = typeof contract;
