import type { User } from '@letfair/contract/accounts/accounts';
import { erasureDate } from '@letfair/domain/accounts/privacy/retention';
import { profilePhotoSizes } from '@letfair/domain/accounts/profile-photo';
import { photoFileName } from '../../../platform/photos/photo-store.ts';
import type { Account } from './accounts.repository.ts';

const SHOWN_SIZE = Math.max(...profilePhotoSizes);
export const profilePhotoUrl = (id: string): string => `/photos/${photoFileName(id, SHOWN_SIZE)}`;

export const presentUser = (account: Account): User => ({
  id: account.id,
  firstName: account.first_name,
  lastName: account.last_name,
  email: account.email,
  phone: account.phone,
  userType: account.user_type,
  isVerified: account.verified_at !== null && account.pending_email === null,
  suspended: account.suspended_at !== null,
  profilePhoto: account.photo_id && profilePhotoUrl(account.photo_id),
  createdAt: account.created_at.toISOString(),
  updatedAt: account.updated_at.toISOString(),
  ...(account.closed_at && !account.erased_at && { deletionDue: erasureDate(account.closed_at).toISOString() }),
});
