import { isLister } from '@letfair/domain/accounts/user-types';
import type { MissingDetail } from '@letfair/domain/listings/quality/missing-details';
import { toPageResult } from '../../../lib/page-data.ts';
import { choiceFilter, filtersIn } from '../../../ui/lists/filters.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';

const choices: Readonly<Record<'all' | MissingDetail, string>> = {
  all: 'Everything that’s missing',
  epcRating: 'Energy ratings',
  registrationNumber: 'Landlord registration numbers',
  agentRegistrationNumber: 'Letting agent registration numbers',
};

/** `?missing=` */
export const missingFilters = { missing: choiceFilter('Show', choices) };

function loadPage(url: URL, signal: AbortSignal, cursor?: string) {
  const { missing } = filtersIn(url.searchParams, missingFilters);
  const query = { ...(missing !== 'all' && { missing }), ...(cursor && { cursor }) };
  return toPageResult(api.missingDetails.list({ query }, { signal }), ({ homes }) => homes);
}

/** Homes that lack a rating or a number, newest first; null for roles without homes. */
export const loadMissingDetails = accountLoader(
  ({ user, url, signal }) => (isLister(user.userType) ? { homes: loadPage(url, signal) } : null),
  ({ url, cursor, signal }) => loadPage(url, signal, cursor),
);
