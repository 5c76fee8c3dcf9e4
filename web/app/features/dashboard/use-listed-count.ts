import { useCallback } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { api } from '../session/index.ts';
import { listedCount } from './listed-count.ts';

const none = { success: true, data: 0 } as const;

/** Of a landlord or an agent; nobody else has any, and no call is made to find that out. */
export function useListedCount(lister: boolean) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (!lister) return none;
      const answer = await api.listings.mine({ query: {} }, { signal });
      return answer.success ? { success: true as const, data: listedCount(answer.data.counts) } : answer;
    },
    [lister],
  );
  const { data, status, reload } = useLoaded(load);
  return { listed: data, failed: status === 'failed', reload };
}
