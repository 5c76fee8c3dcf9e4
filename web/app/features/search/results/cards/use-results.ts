import type { SearchTexts } from '@letfair/domain/search/search-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { api, useTenantToken } from '../../../accounts/session/index.ts';
import { type FoundListings, type ShownListings, withoutMatchSort } from '../load-search.ts';
import { type ParsedSearchUrl, searchUrl } from '../search-url.ts';
import { type ShownCard, shownCards } from './held-cards.tsx';

interface FurtherPages {
  readonly of: string;
  readonly pages: readonly FoundListings[];
}

/** The further pages that were loaded, restored when someone comes back from a listing. */
let leftPages: FurtherPages | null = null;

/** A listing added between two requests moves the others down by one; none is shown twice for it. */
const withoutRepeats = (cards: readonly ShownCard[]): readonly ShownCard[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
];

/** A tenant's answer is newer than the page, which keeps its homes, so that none jumps under the pointer. */
const withMatches = (rendered: readonly ShownCard[], found: FoundListings | null): readonly ShownCard[] => {
  const matches = new Map(found?.properties.map(({ id, match }) => [id, match]));
  return rendered.map((card) => ({ ...card, match: matches.get(card.id) ?? null }));
};

/** The results of a search: the page that was rendered, and those loaded after it. */
export function useResults({ texts, cursor }: ParsedSearchUrl, rendered: ShownListings) {
  const of = searchUrl(texts, { cursor });
  const cameBack = useNavigationType() === 'POP';
  const forTenant = useTenantResults(texts, cursor);
  const [further, setFurther] = useState<FurtherPages>(() =>
    cameBack && leftPages?.of === of ? leftPages : { of, pages: [] },
  );
  const [loadingMore, setLoadingMore] = useState(false);
  const [failedFor, setFailedFor] = useState<string | null>(null);

  const pages = further.of === of ? further.pages : [];
  const isTenantOrder = needsTenant(texts) && forTenant.found !== null;
  const onPage = useMemo(() => shownCards(rendered.properties), [rendered.properties]);
  const first = isTenantOrder ? forTenant.found : { ...rendered, properties: withMatches(onPage, forTenant.found) };
  const nextCursor = (pages.at(-1) ?? first).nextCursor;

  useEffect(() => {
    leftPages = further;
  }, [further]);

  async function loadMore(): Promise<void> {
    if (!nextCursor || loadingMore) return;
    setLoadingMore(true);
    setFailedFor(null);
    try {
      const query = { ...(isTenantOrder ? texts : withoutMatchSort(texts)), cursor: nextCursor };
      const answer = await api.search.find({ query });
      if (answer.success) setFurther({ of, pages: [...pages, answer.data] });
      else setFailedFor(of);
    } catch {
      setFailedFor(of);
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    cards: withoutRepeats([first, ...pages].flatMap(({ properties }) => properties)),
    total: first.total,
    nextCursor,
    /** The state of an order that only a tenant's browser can load. */
    order: needsTenant(texts) ? forTenant.status : 'ready',
    reload: forTenant.reload,
    loadMore,
    loadingMore,
    failed: failedFor === of,
  };
}

interface TenantResults {
  readonly found: FoundListings | null;
  readonly status: 'everyone' | 'loading' | 'ready' | 'nothing-to-match' | 'failed';
  readonly reload: () => void;
}

export const useIsTenant = (): boolean => useTenantToken() !== null;

/**
 * The page is rendered without an account, so a tenant's browser loads the results again with their match scores. A
 * fetcher cannot do that, because the route's loader runs on the server, which never gets the token.
 */
function useTenantResults(texts: SearchTexts, cursor: string | null): TenantResults {
  const isTenant = useIsTenant();
  const { data, hasFailed, load } = useAnswer<FoundListings | null>(
    async (signal) => {
      const answer = await api.search.find({ query: { ...texts, ...(cursor && { cursor }) } }, { signal });
      if (answer.success) return answer;
      // A tenant without preferences.
      const nothingToMatch = answer.error.code === 'invalid' && texts.sort === 'match';
      return nothingToMatch ? { success: true, data: null } : answer;
    },
    isTenant ? JSON.stringify([texts, cursor]) : null,
  );
  if (!isTenant) return { found: null, status: 'everyone', reload: load };
  if (hasFailed) return { found: null, status: 'failed', reload: load };
  if (data === undefined) return { found: null, status: 'loading', reload: load };
  return { found: data, status: data ? 'ready' : 'nothing-to-match', reload: load };
}

/** Whether only a tenant's browser can load the order. */
const needsTenant = (texts: SearchTexts): boolean => withoutMatchSort(texts).sort !== texts.sort;
