import type { Application, applicationsContract } from '@letfair/contract/lettings/applications';
import type { Sent } from '@letfair/contract/wire/endpoint';
import type { RenterProfile } from '@letfair/domain/lettings/applications/application-form';
import { applicationStatuses, isOpen } from '@letfair/domain/lettings/applications/lifecycle';
import { applicationWords } from '@letfair/domain/lettings/applications/words';
import type { ShouldRevalidateFunction } from 'react-router';
import { type LoadResult, toLoadResult, toPageResult } from '../../../lib/page-data.ts';
import { choiceFilter, filtersIn, thingFilter } from '../../../ui/lists/filters.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';
import { loadAllOwnListings } from '../../listings/manage/index.ts';

/** `?property=` and `?status=`. */
export const applicationFilters = {
  property: thingFilter('Home', 'All homes', 'The home you’ve chosen'),
  status: choiceFilter('Status', [
    { value: 'all', label: 'All' },
    ...applicationStatuses.map((value) => ({ value, label: applicationWords.lister[value].label })),
  ]),
};

function loadPage(search: URLSearchParams, signal: AbortSignal, cursor?: string) {
  const { property, status } = filtersIn(search, applicationFilters);
  const query = {
    ...(property && { propertyId: property }),
    ...(status !== 'all' && { status }),
    ...(cursor && { cursor }),
  };
  return toPageResult(api.applications.list({ query }, { signal }), ({ applications }) => applications);
}

/** Tenants see all applications they sent; only listers filter. */
const searchFor = (userType: string, url: URL) => (userType === 'tenant' ? new URLSearchParams() : url.searchParams);

/**
 * The applications that a tenant sent or a lister received, newest first. Fetchers ask for one of them, for what a
 * new one starts with, and for the homes to filter by.
 */
export const loadApplications = accountLoader(
  ({ user, url, signal }) =>
    user.userType === 'admin' ? null : { applications: loadPage(searchFor(user.userType, url), signal) },
  ({ user, url, cursor, signal }) => loadPage(searchFor(user.userType, url), signal, cursor),
  {
    application: ({ id, signal }) => toLoadResult(api.applications.show({ params: { id } }, { signal })),
    apply: ({ id, signal }) => toLoadResult(loadStart(id, signal)),
    homes: ({ signal }) => loadAllOwnListings(signal),
  },
);

/** The saved renter profile, and an open application for the same listing if there is one. */
async function loadStart(propertyId: string, signal: AbortSignal): Promise<LoadResult<ApplicationStart>> {
  const [profile, list] = await Promise.all([
    api.applications.profile({}, { signal }),
    api.applications.list({ query: { propertyId } }, { signal }),
  ]);
  if (!profile.success) return profile;
  if (!list.success) return list;
  const underWay = list.data.applications.find(({ status }) => isOpen(status)) ?? null;
  return { success: true, data: { profile: profile.data, underWay } };
}

export interface ApplicationStart {
  readonly profile: RenterProfile;
  readonly underWay: Application | null;
}

/** Opening an application (`?id=`) leaves the list as it is; closing it reloads the list, because it was read or answered. */
export const shouldReloadApplications: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isOpening = nextUrl.searchParams.has('id') && currentUrl.href !== nextUrl.href;
  return isOpening && listKey(currentUrl) === listKey(nextUrl) ? false : defaultShouldRevalidate;
};

const listKey = (url: URL): string => JSON.stringify([url.pathname, filtersIn(url.searchParams, applicationFilters)]);

export type ApplicationStep = Sent<typeof applicationsContract.act>['body'];
