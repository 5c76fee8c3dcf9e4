import { settlePage } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';

export const clientFilters = (params: URLSearchParams) => ({
  search: params.get('search') ?? '',
  isArchived: params.get('show') === 'archived',
});

function loadPage(url: URL, signal: AbortSignal, cursor?: string) {
  const { search, isArchived } = clientFilters(url.searchParams);
  const query = {
    archived: isArchived ? ('true' as const) : ('false' as const),
    ...(search && { search }),
    ...(cursor && { cursor }),
  };
  return settlePage(api.clients.list({ query }, { signal }), ({ clients }) => clients);
}

/** An agent's client landlords by name; null for other roles. */
export const loadClients = accountLoader(
  ({ user, url, signal }) => (user.userType === 'agent' ? { clients: loadPage(url, signal) } : null),
  ({ url, cursor, signal }) => loadPage(url, signal, cursor),
);
