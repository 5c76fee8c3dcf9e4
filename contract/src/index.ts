import { accountsContract } from './accounts.ts';
import { adminContract } from './admin.ts';
import { listingsContract, moderationContract } from './listings.ts';
import { metaContract } from './meta.ts';
import { photosContract } from './photos.ts';
import { supportContract } from './support.ts';

/** The whole wire, by feature. */
export const contract = {
  accounts: accountsContract,
  admin: adminContract,
  listings: listingsContract,
  meta: metaContract,
  moderation: moderationContract,
  photos: photosContract,
  support: supportContract,
};

export type LetfairContract = typeof contract;
