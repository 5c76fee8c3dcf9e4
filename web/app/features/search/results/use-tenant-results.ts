import { useCallback } from 'react';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { api, useSession } from '../../session/index.ts';
import { forEverybody } from '../load-search.ts';
import type { SearchTexts } from '../search-url.ts';
import type { FoundHomes } from './found-listings.ts';

interface ForTenant {
  /** Null for a tenant who has not said what could match. */
  readonly found: FoundHomes | null;
  readonly texts: SearchTexts;
}

interface TenantResults {
  readonly found: FoundHomes | null;
  readonly status: 'everybody' | 'loading' | 'ready' | 'nothing-to-match' | 'failed';
  readonly reload: () => void;
}

/** For whom nothing is asked, nothing is answered. */
const noAnswer = () => new Promise<never>(() => undefined);

export function useIsTenant(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.userType === 'tenant';
}

/**
 * The page was rendered for nobody in particular. A tenant's browser asks for the same homes once more, with how well each
 * suits, and in that order where it was asked for.
 */
export function useTenantResults(texts: SearchTexts, cursor: string | null): TenantResults {
  const isTenant = useIsTenant();
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (!isTenant) return noAnswer();
      const answer = await api.search.find({ query: { ...texts, ...(cursor && { cursor }) } }, { signal });
      if (answer.success) return { success: true as const, data: { found: answer.data, texts } };
      const nothingToMatch = answer.error.code === 'invalid' && texts.sort === 'match';
      return nothingToMatch ? { success: true as const, data: { found: null, texts } } : answer;
    },
    [isTenant, texts, cursor],
  );
  const { data, status, reload } = useLoaded<ForTenant>(load);
  if (!isTenant) return { found: null, status: 'everybody', reload };
  if (status === 'failed') return { found: null, status, reload };
  // What belongs to the search before is no answer to this one.
  if (data?.texts !== texts) return { found: null, status: 'loading', reload };
  return { found: data.found, status: data.found ? 'ready' : 'nothing-to-match', reload };
}

/** Whether only a tenant's browser can put the homes in the order that was asked for. */
export const needsTenant = (texts: SearchTexts): boolean => forEverybody(texts).sort !== texts.sort;
