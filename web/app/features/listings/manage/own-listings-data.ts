import type { OwnListingSummary } from '@letfair/contract/listings';
import { type ListingStatus, listingStatuses } from '@letfair/domain/listings/lifecycle';
import { type Page, type Settled, settle } from '../../../lib/page-data.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { accountLoader, api } from '../../session/index.ts';

export type StatusCounts = Readonly<Partial<Record<ListingStatus, number>>>;

/** Newest first, with the number of listings of each status. */
export interface OwnListingsPage extends Page<OwnListingSummary> {
  readonly counts: StatusCounts;
}

/** `?status=` shows the listings of one status. */
export const statusIn = (params: URLSearchParams): ListingStatus | null =>
  listingStatuses.find((known) => known === params.get('status')) ?? null;

function loadPage(url: URL, signal: AbortSignal, cursor?: string): Promise<Settled<OwnListingsPage>> {
  const status = statusIn(url.searchParams);
  const query = { ...(status && { status }), ...(cursor && { cursor }) };
  return settle(
    api.listings.mine({ query }, { signal }).then((answer) => {
      if (!answer.success) return answer;
      const { properties, counts, nextCursor } = answer.data;
      return { success: true, data: { items: properties, counts, nextCursor } };
    }),
  );
}

/** A lister's own listings; null for other roles. */
export const loadOwnListings = accountLoader(
  ({ user, url, signal }) =>
    user.userType === 'landlord' || user.userType === 'agent' ? { listings: loadPage(url, signal) } : null,
  ({ url, cursor, signal }) => loadPage(url, signal, cursor),
  { details: ({ id, signal }) => settle(api.listings.own({ params: { id } }, { signal })) },
);

/** More pages than this make no list to choose from. */
const MOST_PAGES = 20;

async function loadHomes(signal: AbortSignal) {
  const homes: OwnListingSummary[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await api.listings.mine({ query: { ...(cursor && { cursor }) } }, { signal });
    if (!answer.success) return answer;
    homes.push(...answer.data.properties);
    if (!answer.data.nextCursor) break;
    cursor = answer.data.nextCursor;
  }
  return { success: true as const, data: homes };
}

/** All homes of a lister, newest first, for a list to choose from. */
export function useAllOwnListings() {
  const { data, status, reload } = useLoaded(loadHomes);
  return { data, status, reload };
}
