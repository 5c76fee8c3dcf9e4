import type { dashboardContract } from '@letfair/contract/site/dashboard';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { toLoadResult, toPageResult } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';
import { loadAgencies } from '../../agencies/client-homes/index.ts';
import { loadAllOwnListings } from '../../listings/manage/index.ts';

export type Figures = Extract<Answer<typeof dashboardContract.figures>, { success: true }>['data'];

const loadInbox = (signal: AbortSignal, cursor?: string) =>
  toPageResult(api.dashboard.inbox({ query: { ...(cursor && { cursor }) } }, { signal }), ({ lines }) => lines);

/**
 * What waits, counts, drafts and listings for listers, what agencies have yet to set up, what they let for a landlord, matching listings for tenants; null for admins, who have their
 * own page. A fetcher asks for further pages of what waits and for the activity of one listing.
 */
export const loadDashboard = accountLoader(
  ({ user, signal }) => {
    if (user.userType === 'admin') return null;
    const isTenant = user.userType === 'tenant';
    return {
      figures: toLoadResult(api.dashboard.figures({}, { signal })),
      inbox: loadInbox(signal),
      drafts: isTenant ? null : toLoadResult(api.listings.drafts({}, { signal })),
      listings: isTenant ? null : loadAllOwnListings(signal),
      replies: isTenant ? null : toLoadResult(api.replyTimes.show({}, { signal })),
      agencies: user.hasAgency ? toLoadResult(loadAgencies(signal)) : null,
      firstSteps: user.userType === 'agent' ? toLoadResult(api.dashboard.firstSteps({}, { signal })) : null,
      matches: isTenant ? toLoadResult(api.search.matches({}, { signal })) : null,
    };
  },
  ({ cursor, signal }) => loadInbox(signal, cursor),
  { activity: ({ id, signal }) => toLoadResult(api.dashboard.activity({ params: { id } }, { signal })) },
);

export type DashboardData = NonNullable<Awaited<ReturnType<typeof loadDashboard>>['data']>;
