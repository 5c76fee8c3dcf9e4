import type { OwnListingSummary } from '@letfair/contract/listings';
import { type ListingStatus, listingStatuses } from '@letfair/domain/listings/lifecycle';
import { type Page, type Settled, settle } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../session/index.ts';

export type StatusCounts = Readonly<Partial<Record<ListingStatus, number>>>;

/** Newest first, with the number of listings of each status. */
export interface OwnListingsPage extends Page<OwnListingSummary> {
  readonly counts: StatusCounts;
}

/** `?status=` shows the listings of one status. */
export const statusIn = (params: URLSearchParams): ListingStatus | null =>
  listingStatuses.find((known) => known === params.get('status')) ?? null;

/** `?listing=` shows one of them. */
export const listingIn = (params: URLSearchParams): string | null => params.get('listing');

function loadPage(url: URL, signal: AbortSignal, cursor?: string): Promise<Settled<OwnListingsPage>> {
  const status = statusIn(url.searchParams);
  const listing = listingIn(url.searchParams);
  const query = { ...(listing && { id: listing }), ...(status && { status }), ...(cursor && { cursor }) };
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
  {
    appeals: ({ id, signal }) => settle(api.appeals.ofListing({ params: { propertyId: id } }, { signal })),
    details: ({ id, signal }) => settle(api.listings.own({ params: { id } }, { signal })),
    clients: async ({ signal }) => (await import('../../clients/index.ts')).loadClientChoices(signal),
  },
);
