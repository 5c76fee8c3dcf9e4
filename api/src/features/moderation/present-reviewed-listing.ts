import type { ReviewedListing } from '@letfair/contract/moderation';
import type { Db } from '../../platform/db.ts';
import type { Account } from '../accounts/index.ts';
import { type ListingRow, wholeListing } from '../listings/index.ts';

/** Who lists a home, as the moderators see them. */
export const presentLister = (account: Account): ReviewedListing['lister'] => ({
  id: account.id,
  name: `${account.first_name} ${account.last_name}`,
  email: account.email,
  userType: account.user_type === 'agent' ? 'agent' : 'landlord',
  createdAt: account.created_at.toISOString(),
  suspended: account.suspended_at !== null,
});

export async function reviewedListing(db: Db, listing: ListingRow, account: Account): Promise<ReviewedListing> {
  const lister = presentLister(account);
  return { ...(await wholeListing(db, listing, lister.userType)), lister, flags: [...listing.flags] };
}
