import { isHigherRole, type TeamRole } from '../../agencies/teams/roles.ts';
import type { ViewingTimes } from '../../lettings/viewings/viewing-times.ts';
import type { Address } from '../../listings/fields.ts';
import { isPublishing, type ListerAction, type ListingStatus } from '../../listings/lifecycle.ts';
import { isSameAddress } from '../../listings/review/same-address.ts';

/**
 * What an account may still do while a measure limits it, in calls of which only a part is something new. Whole calls
 * are decided by `whileLimited` in the contract.
 */
export const limitedAccountMay = {
  /** A home that is live can be confirmed; none comes back to the market. */
  takeStep: (status: ListingStatus, action: ListerAction): boolean => !isPublishing(action) || status === 'live',
  /** With another address an advert would be that of another home. */
  editHome: (before: Address, after: Address): boolean => isSameAddress(before, after),
  /** Times can be taken away, not offered. */
  saveTimes: ({ weekly, singles }: Pick<ViewingTimes, 'weekly' | 'singles'>): boolean =>
    weekly.length === 0 && singles.length === 0,
  changeRole: (before: TeamRole, after: TeamRole): boolean => !isHigherRole(after, before),
  /** Replies go on; nobody is written to for the first time. */
  write: (hasConversation: boolean): boolean => hasConversation,
} as const;
