/**
 * How an account page gets its data:
 *
 * 1. The feature has `loadTickets = accountLoader(({ user, url, signal }) => ({ tickets: toLoadResult(api.…({}, { signal })) }))`.
 *    The loader starts the calls and returns their promises, so that the page opens at once with its placeholders.
 *    It returns null for a role that has nothing to see here, or throws `redirect`.
 * 2. The route's exports are made by `accountRoute(loadTickets, { meta, placeholder, signedOut, content, otherwise })`:
 *    the server renders the placeholder and nothing of an account; signed-out visitors are asked to sign in.
 * 3. The content renders `<Awaited promise={data.tickets} …>`, which shows a placeholder, then the data, or the failure
 *    with a retry. Parts that stand below each other share one `<Suspense>`, so that none pushes another about.
 * 4. A list is a `ListPage`, whose loader passes `more` to `accountLoader`: it gives the page of the next cursor.
 * 5. A dialog reads its data with `useDetails`, which a loader answers that passes `details`.
 * 6. Whatever changes the data calls `revalidate` of `useRevalidator`; old data stays on screen until the new is there.
 */
import { use, useEffect, useId, useState } from 'react';
import { type ShouldRevalidateFunction, useFetcher, useLocation, useRevalidator } from 'react-router';

export type LoadResult<T> = { readonly success: true; readonly data: T } | { readonly success: false };

/** The answer of a call, or a failure when there was none: a page that cannot load offers a retry and does not break. */
export const toLoadResult = <T>(call: Promise<LoadResult<T>>): Promise<LoadResult<T>> =>
  call.catch(() => ({ success: false }));

/** For a page that reads its query itself: the data stays as it is while only the query changes. */
export const reloadsForPathOnly: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href ? defaultShouldRevalidate : false;

/** What a promise of the loader gave; it suspends until then. Data outlives a failed revalidation. */
export function useAwaited<T>(promise: Promise<LoadResult<T>>) {
  const result = use(promise);
  const [last, setLast] = useState<T>();
  if (result.success && result.data !== last) setLast(result.data);
  const { revalidate } = useRevalidator();
  return {
    data: result.success ? result.data : last,
    hasFailed: !result.success,
    reload: () => void revalidate(),
  };
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  /** Of all pages, where the server counts them; null for too many. */
  readonly total?: number | null;
}

/** Makes a page of what a call answers, whose list has the noun's own name. */
export const toPageResult = <Data extends { readonly nextCursor: string | null }, Item>(
  call: Promise<LoadResult<Data>>,
  itemsOf: (data: Data) => readonly Item[],
): Promise<LoadResult<Page<Item>>> =>
  toLoadResult(
    call.then((answer) =>
      answer.success ? { success: true, data: { ...answer.data, items: itemsOf(answer.data) } } : answer,
    ),
  );

/** More pages than this make no list to choose from. */
const MOST_PAGES = 50;

/** A whole list, page after page. */
export async function loadAllPages<Data extends { readonly nextCursor: string | null }, Item>(
  loadPage: (query: { readonly cursor?: string }) => Promise<LoadResult<Data>>,
  itemsOf: (data: Data) => readonly Item[],
  mostPages = MOST_PAGES,
): Promise<LoadResult<readonly Item[]>> {
  const items: Item[] = [];
  let query = {};
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await toLoadResult(loadPage(query));
    if (!answer.success) return answer;
    items.push(...itemsOf(answer.data));
    if (!answer.data.nextCursor) break;
    query = { cursor: answer.data.nextCursor };
  }
  return { success: true, data: items };
}

/**
 * The first page of a list, which the loader gave, and those that "Load more" adds through the loader's `more`.
 * Another `listKey` is another list, which begins with its first page.
 */
export function usePages<Item extends { readonly id: string }>(first: Page<Item>, listKey = '') {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<LoadResult<Page<Item>>>({ key: `${useId()} ${listKey}` });
  const [shownKey, setShownKey] = useState(listKey);
  const [further, setFurther] = useState<Page<Item> | null>(null);
  const [seen, setSeen] = useState(fetcher.data);
  /** A revalidation loads the further page again, which is not shown as loading. */
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  if (listKey !== shownKey) {
    setShownKey(listKey);
    setFurther(null);
    setSeen(fetcher.data);
    setIsLoadingMore(false);
  } else if (fetcher.data !== seen) {
    setSeen(fetcher.data);
    setIsLoadingMore(false);
    if (fetcher.data?.success) {
      const { items, nextCursor } = fetcher.data.data;
      setFurther({ items: [...without(further?.items ?? [], items), ...items], nextCursor });
    }
  }

  const cursor = further ? further.nextCursor : first.nextCursor;
  function loadMore() {
    if (!cursor || isLoadingMore) return;
    const params = new URLSearchParams(search);
    params.set('cursor', cursor);
    setIsLoadingMore(true);
    void fetcher.load(`${pathname}?${params}`);
  }

  return {
    // A new item moves the others down, so that a page may repeat items of the one before.
    items: [...first.items, ...without(further?.items ?? [], first.items)],
    total: first.total,
    hasMore: cursor !== null,
    loadingMore: isLoadingMore,
    moreFailed: !isLoadingMore && fetcher.data?.success === false,
    loadMore,
    /** Shows a changed item of a further page, which a revalidation does not load again. */
    replaceItem: (changed: Item) =>
      setFurther(
        (before) =>
          before && { ...before, items: before.items.map((item) => (item.id === changed.id ? changed : item)) },
      ),
  };
}

/**
 * What the loader's `details` answers for `parameter`: the data of a dialog, loaded when it opens; null asks nothing.
 * `path` names the route to ask where it is not the one that is shown.
 */
export function useDetails<T>(parameter: string, id: string | null, path?: string) {
  const { pathname } = useLocation();
  const { load, data: answer, state } = useFetcher<LoadResult<T>>();
  const url = `${path ?? pathname}?${new URLSearchParams({ [parameter]: id ?? '' })}`;
  const isAsked = id !== null;
  useEffect(() => {
    if (isAsked) void load(url);
  }, [load, url, isAsked]);
  const [last, setLast] = useState<T>();
  if (answer?.success && answer.data !== last) setLast(answer.data);
  return {
    /** Undefined until the first answer; it outlives a failed revalidation. */
    data: answer?.success ? answer.data : last,
    hasFailed: state === 'idle' && answer?.success === false,
    reload: () => void load(url),
  };
}

const without = <Item extends { readonly id: string }>(items: readonly Item[], others: readonly Item[]) => {
  const ids = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
};
