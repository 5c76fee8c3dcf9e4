import { securityContract } from './accounts/security.ts';
import { accountsContract } from './accounts.ts';
import { adminContract } from './admin.ts';
import { appealsContract } from './appeals.ts';
import { applicationsContract } from './applications.ts';
import { certificatesContract } from './certificates.ts';
import { clientsContract } from './clients.ts';
import { conversationsContract } from './conversations.ts';
import { dashboardContract } from './dashboard.ts';
import { favoritesContract } from './favorites.ts';
import { listingsContract } from './listings.ts';
import { metaContract } from './meta.ts';
import { moderationContract, transparencyContract } from './moderation.ts';
import { photosContract } from './photos.ts';
import { privacyContract } from './privacy.ts';
import { profileContract } from './profile.ts';
import { reportsContract } from './reports.ts';
import { savedSearchesContract } from './saved-searches.ts';
import { searchContract } from './search.ts';
import { supportContract, supportDeskContract } from './support.ts';

/** The whole wire, by feature. */
export const contract = {
  accounts: accountsContract,
  admin: adminContract,
  appeals: appealsContract,
  favorites: favoritesContract,
  applications: applicationsContract,
  certificates: certificatesContract,
  clients: clientsContract,
  conversations: conversationsContract,
  dashboard: dashboardContract,
  listings: listingsContract,
  meta: metaContract,
  moderation: moderationContract,
  photos: photosContract,
  privacy: privacyContract,
  profile: profileContract,
  savedSearches: savedSearchesContract,
  search: searchContract,
  security: securityContract,
  reports: reportsContract,
  support: supportContract,
  supportDesk: supportDeskContract,
  transparency: transparencyContract,
};

export type LetfairContract = typeof contract;
