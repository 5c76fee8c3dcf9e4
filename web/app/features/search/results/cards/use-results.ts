import type { ListingSummary } from '@letfair/contract/search/search';
import type { SearchTexts } from '@letfair/domain/search/search-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { whenBack } from '../../../../lib/network/connection.ts';
import { api, useTenantToken } from '../../../accounts/session/index.ts';
import { type FoundListings, withoutMatchSort } from '../load-search.ts';
import { type ParsedSearchUrl, searchUrl } from '../search-url.ts';

interface FurtherPages {
  readonly of: string;
  readonly pages: readonly FoundListings[];
}

/** The further pages that were loaded, restored when somebody comes back from a listing. */
let leftPages: FurtherPages | null = null;

/** A listing added between two requests moves the others down by one; none is shown twice for it. */
const withoutRepeats = (cards: readonly ListingSummary[]): readonly ListingSummary[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
];

/** The results of a search: the page that was rendered, and those loaded after it. */
export function useResults({ texts, cursor }: ParsedSearchUrl, rendered: FoundListings) {
  const of = searchUrl(texts, { cursor });
  const cameBack = useNavigationType() === 'POP';
  const forTenant = useTenantResults(texts, cursor);
  const [further, setFurther] = useState<FurtherPages>(() =>
    cameBack && leftPages?.of === of ? leftPages : { of, pages: [] },
  );
  const [loadingMore, setLoadingMore] = useState(false);
  const [failedFor, setFailedFor] = useState<string | null>(null);

  const pages = further.of === of ? further.pages : [];
  const first = forTenant.found ?? rendered;
  const nextCursor = (pages.at(-1) ?? first).nextCursor;
  const isTenantOrder = needsTenant(texts) && forTenant.found !== null;

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

interface ForTenant {
  /** Null for a tenant without preferences. */
  readonly found: FoundListings | null;
  readonly texts: SearchTexts;
}

interface TenantResults {
  readonly found: FoundListings | null;
  readonly status: 'everybody' | 'loading' | 'ready' | 'nothing-to-match' | 'failed';
  readonly reload: () => void;
}

/** Never settles, so that only tenants send the request. */
const noAnswer = () => new Promise<never>(() => undefined);

export const useIsTenant = (): boolean => useTenantToken() !== null;

/**
 * The page is rendered without an account, so a tenant's browser loads the results again with their match scores. A
 * fetcher cannot do that, because the route's loader runs on the server, which never gets the token.
 */
function useTenantResults(texts: SearchTexts, cursor: string | null): TenantResults {
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
  // The data still belongs to the previous search.
  if (data?.texts !== texts) return { found: null, status: 'loading', reload };
  return { found: data.found, status: data.found ? 'ready' : 'nothing-to-match', reload };
}

/** Whether only a tenant's browser can load the order. */
const needsTenant = (texts: SearchTexts): boolean => withoutMatchSort(texts).sort !== texts.sort;

type Answered<T> = { readonly success: true; readonly data: T } | { readonly success: false };
type Load<T> = (signal: AbortSignal) => Promise<Answered<T>>;

interface Loaded<T> {
  /** What came last; it stays while it is loaded again. */
  readonly data: T | undefined;
  readonly status: 'loading' | 'ready' | 'failed';
}

/** Calls `load`, which comes from useCallback, and again when it changes or the lost connection is back. */
function useLoaded<T>(load: Load<T>): Loaded<T> & { readonly reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ data: undefined, status: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the same load
  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: Loaded<T> | ((before: Loaded<T>) => Loaded<T>)) => abort.signal.aborted || setLoaded(next);
    settle((before) => ({ ...before, status: 'loading' }));
    load(abort.signal).then(
      (answer) =>
        settle((before) =>
          answer.success ? { data: answer.data, status: 'ready' } : { data: before.data, status: 'failed' },
        ),
      () => settle((before) => ({ ...before, status: 'failed' })),
    );
    return () => abort.abort();
  }, [load, round]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  const failed = loaded.status === 'failed';
  useEffect(() => {
    if (failed) return whenBack(reload);
  }, [failed, reload]);

  return { ...loaded, reload };
}
