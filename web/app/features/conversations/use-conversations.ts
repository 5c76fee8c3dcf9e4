import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { type Settled, useAwaited } from '../../lib/page-data.ts';
import { type FoundPage, messagesUrl } from './conversation-data.ts';
import { withFirstPage, withFurtherPage } from './conversation-pages.ts';

/** The conversations that match: all of them come from the route's loader, a search from a fetcher. */
export function useConversations(promise: Promise<Settled<FoundPage>>, search: string) {
  const all = useAwaited(promise);
  const { load: loadFound, data: found } = useFetcher<Settled<FoundPage>>();
  const { load: loadFurther, data: further } = useFetcher<Settled<FoundPage>>();
  const [listed, setListed] = useState(all.data);
  const [seen, setSeen] = useState({ first: all.data, further });
  /** A revalidation loads the further page again, which is not shown as loading. */
  const [isLoadingMore, setIsLoadingMore] = useState(false);

  useEffect(() => {
    if (search) void loadFound(messagesUrl({ search }));
  }, [search, loadFound]);

  const answer = found?.success && found.data.search === search ? found.data : undefined;
  const first = search ? answer : all.data;
  if (first && first !== seen.first) {
    setSeen({ ...seen, first });
    const known = listed?.search === first.search ? listed : null;
    setListed({ ...withFirstPage(known, first), search: first.search });
  } else if (further !== seen.further) {
    setSeen({ ...seen, further });
    setIsLoadingMore(false);
    if (further?.success && further.data.search === listed?.search)
      setListed({ ...withFurtherPage(listed, further.data), search: listed.search });
  }

  function loadMore() {
    if (!listed?.nextCursor || isLoadingMore) return;
    setIsLoadingMore(true);
    void loadFurther(messagesUrl({ search: listed.search, cursor: listed.nextCursor }));
  }

  return {
    conversations: listed?.conversations,
    /** What the list that is shown was searched for. */
    search: listed?.search ?? '',
    hasFailed: search ? found?.success === false : all.hasFailed,
    hasMore: Boolean(listed?.nextCursor),
    loadingMore: isLoadingMore,
    moreFailed: !isLoadingMore && further?.success === false,
    loadMore,
    reload: all.reload,
  };
}
