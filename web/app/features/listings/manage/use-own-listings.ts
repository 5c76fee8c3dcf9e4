import type { OwnListingSummary } from '@letfair/contract/listings';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { useCallback, useState } from 'react';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { usePaged } from '../../../lib/use-paged.ts';
import { api } from '../../session/index.ts';

type Counts = Readonly<Partial<Record<ListingStatus, number>>>;

/** The lister's own listings, newest first, and how many there are of each status. */
export function useOwnListings(status: ListingStatus | null) {
  const [counts, setCounts] = useState<Counts | null>(null);
  const list = usePaged(
    useCallback(
      async (cursor: string | undefined, signal?: AbortSignal) => {
        const query = { ...(status && { status }), ...(cursor && { cursor }) };
        const answer = await api.listings.mine({ query }, { ...(signal && { signal }) });
        if (!answer.success) return answer;
        const { properties, counts: counted, nextCursor } = answer.data;
        if (!signal?.aborted) setCounts(counted);
        return { ...answer, data: { items: properties, nextCursor } };
      },
      [status],
    ),
  );
  return { ...list, counts };
}

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
