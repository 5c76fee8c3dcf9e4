import type { dashboardContract } from '@letfair/contract/site/dashboard';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { toLoadResult } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';
import { loadAllOwnListings } from '../../listings/manage/index.ts';

export type Figures = Extract<Answer<typeof dashboardContract.figures>, { success: true }>['data'];

/**
 * Counts and things to do, the next viewing, drafts and listings for listers, matching listings for tenants; null for admins, who have
 * their own page. A fetcher asks for the activity of one listing.
 */
export const loadDashboard = accountLoader(
  ({ user, signal }) => {
    if (user.userType === 'admin') return null;
    const isTenant = user.userType === 'tenant';
    return {
      figures: toLoadResult(api.dashboard.figures({}, { signal })),
      viewings: toLoadResult(api.viewings.summary({}, { signal })),
      drafts: isTenant ? null : toLoadResult(api.listings.drafts({}, { signal })),
      listings: isTenant ? null : loadAllOwnListings(signal),
      replies: isTenant ? null : toLoadResult(api.replyTimes.show({}, { signal })),
      matches: isTenant ? toLoadResult(api.search.matches({}, { signal })) : null,
    };
  },
  undefined,
  { activity: ({ id, signal }) => toLoadResult(api.dashboard.activity({ params: { id } }, { signal })) },
);

export type DashboardData = NonNullable<Awaited<ReturnType<typeof loadDashboard>>['data']>;
