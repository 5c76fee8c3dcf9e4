import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { type LoadResult, useAwaited } from '../../../../lib/page-data.ts';
import { type FoundPage, listUrl } from '../conversation-data.ts';
import { type ConversationFilters, isSameList } from './conversation-filters.ts';
import { withFirstPage, withFurtherPage } from './conversation-pages.ts';

/** The conversations that match. The route's loader has those that the page was opened with, a fetcher all others. */
export function useConversations(promise: Promise<LoadResult<FoundPage>>, asked: ConversationFilters) {
  const opened = useAwaited(promise);
  const { load: loadFound, data: found } = useFetcher<LoadResult<FoundPage>>();
  const { load: loadFurther, data: further } = useFetcher<LoadResult<FoundPage>>();
  const isOpened = opened.data !== undefined && isSameList(opened.data.asked, asked);
  const [listed, setListed] = useState(isOpened ? opened.data : undefined);
  const [seen, setSeen] = useState({ first: listed, further });
  /** A revalidation loads the further page again, which is not shown as loading. */
  const [isLoadingMore, setIsLoadingMore] = useState(false);

  const url = listUrl(asked);
  useEffect(() => {
    if (!isOpened) void loadFound(url);
  }, [isOpened, url, loadFound]);

  const answer = found?.success && isSameList(found.data.asked, asked) ? found.data : undefined;
  const first = isOpened ? opened.data : answer;
  if (first && first !== seen.first) {
    setSeen({ ...seen, first });
    const known = listed && isSameList(listed.asked, first.asked) ? listed : null;
    setListed({ ...first, ...withFirstPage(known, first) });
  } else if (further !== seen.further) {
    setSeen({ ...seen, further });
    setIsLoadingMore(false);
    if (listed && further?.success && isSameList(further.data.asked, listed.asked))
      setListed({ ...listed, ...withFurtherPage(listed, further.data) });
  }

  function loadMore() {
    if (!listed?.nextCursor || isLoadingMore) return;
    setIsLoadingMore(true);
    void loadFurther(listUrl(listed.asked, listed.nextCursor));
  }

  return {
    conversations: listed?.conversations,
    counts: listed?.counts ?? null,
    /** What the list that is shown was asked for. */
    search: listed?.asked.search ?? '',
    hasFailed: isOpened ? opened.hasFailed : found?.success === false,
    hasMore: Boolean(listed?.nextCursor),
    loadingMore: isLoadingMore,
    moreFailed: !isLoadingMore && further?.success === false,
    loadMore,
    reload: opened.reload,
  };
}
