import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { useCallback, useState } from 'react';
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
