import type { User } from '@letfair/contract/accounts';
import type { Account } from './accounts.repository.ts';

/** An account as its owner and an admin see it. */
export const presentUser = (account: Account): User => ({
  id: account.id,
  firstName: account.first_name,
  lastName: account.last_name,
  email: account.email,
  phone: account.phone,
  userType: account.user_type,
  isVerified: account.verified_at !== null,
  suspended: account.suspended_at !== null,
  profilePhoto: null,
  createdAt: account.created_at.toISOString(),
  updatedAt: account.updated_at.toISOString(),
});
