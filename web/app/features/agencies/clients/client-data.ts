import { toPageResult } from '../../../lib/page-data.ts';
import { choiceFilter, filtersIn, searchFilter } from '../../../ui/lists/filters.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';

/** `?search=` and `?show=archived`. */
export const clientFilters = {
  search: searchFilter('Search clients', 'Name or email'),
  show: choiceFilter('Show', { current: 'Current clients', archived: 'Archived clients' }),
};

function loadPage(url: URL, signal: AbortSignal, cursor?: string) {
  const { search, show } = filtersIn(url.searchParams, clientFilters);
  const query = {
    archived: show === 'archived' ? ('true' as const) : ('false' as const),
    ...(search && { search }),
    ...(cursor && { cursor }),
  };
  return toPageResult(api.clients.list({ query }, { signal }), ({ clients }) => clients);
}

/** An agent's client landlords by name; null for other roles. */
export const loadClients = accountLoader(
  ({ user, url, signal }) => (user.userType === 'agent' ? { clients: loadPage(url, signal) } : null),
  ({ url, cursor, signal }) => loadPage(url, signal, cursor),
);
