import type { ReviewedListing } from '@letfair/contract/moderation';
import type { Account } from '../accounts/index.ts';

/** Who lists a home, as the moderators see them. */
export const presentLister = (account: Account): ReviewedListing['lister'] => ({
  id: account.id,
  name: `${account.first_name} ${account.last_name}`,
  email: account.email,
  userType: account.user_type === 'agent' ? 'agent' : 'landlord',
  createdAt: account.created_at.toISOString(),
  suspended: account.suspended_at !== null,
});
