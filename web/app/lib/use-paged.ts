import { useCallback, useEffect, useState } from 'react';
import { useLoaded } from './use-loaded.ts';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  /** Of all pages, where the server tells it; null for too many. */
  readonly total?: number | null;
}
type Answered<T> = { readonly success: true; readonly data: T } | { readonly success: false };
type LoadPage<Item> = (cursor: string | undefined, signal?: AbortSignal) => Promise<Answered<Page<Item>>>;

interface FurtherPages<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null | undefined;
}

/** A list that the server gives page by page. `loadPage` comes from useCallback; a new one is another list. */
export function usePaged<Item extends { readonly id: string }>(loadPage: LoadPage<Item>) {
  const first = useLoaded(useCallback((signal: AbortSignal) => loadPage(undefined, signal), [loadPage]));
  const [further, setFurther] = useState<FurtherPages<Item>>({ items: [], nextCursor: undefined });
  const [loadingMore, setLoadingMore] = useState(false);
  const [moreFailed, setMoreFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other further pages
  useEffect(() => {
    setFurther({ items: [], nextCursor: undefined });
    setMoreFailed(false);
  }, [loadPage]);

  const cursor = further.nextCursor === undefined ? first.data?.nextCursor : further.nextCursor;

  async function loadMore(): Promise<void> {
    if (!cursor || loadingMore) return;
    setLoadingMore(true);
    setMoreFailed(false);
    try {
      const answer = await loadPage(cursor);
      setMoreFailed(!answer.success);
      if (answer.success)
        setFurther(({ items }) => ({
          items: [...items, ...answer.data.items],
          nextCursor: answer.data.nextCursor,
        }));
    } catch {
      // The button is still there; pressing it again is the way on.
      setMoreFailed(true);
    } finally {
      setLoadingMore(false);
    }
  }

  /** Shows a changed item where it stands, and asks the server again. */
  function refetchWith(changed: Item): void {
    setFurther(({ items, nextCursor }) => ({
      items: items.map((item) => (item.id === changed.id ? changed : item)),
      nextCursor,
    }));
    first.reload();
  }

  return {
    items: first.data && distinct([...first.data.items, ...further.items]),
    total: first.data?.total,
    status: first.status,
    hasMore: Boolean(cursor),
    loadingMore,
    moreFailed,
    loadMore,
    reload: first.reload,
    refetchWith,
  };
}

/** A new item between two pages moves everything down by one; nothing is listed twice for it. */
const distinct = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
