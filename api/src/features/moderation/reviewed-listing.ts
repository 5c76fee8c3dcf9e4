import type { ReviewedListing } from '@letfair/contract/moderation';
import type { Db } from '../../platform/db.ts';
import type { Account } from '../accounts/index.ts';
import { type ListingRow, wholeListing } from '../listings/index.ts';
import { presentLister } from './present-lister.ts';

export async function reviewedListing(db: Db, listing: ListingRow, account: Account): Promise<ReviewedListing> {
  const lister = presentLister(account);
  return { ...(await wholeListing(db, listing, lister.userType)), lister, flags: [...listing.flags] };
}
