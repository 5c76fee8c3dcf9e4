import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { type LoadResult, useAwaited } from '../../../../lib/page-data.ts';
import { type Assigned, type FoundPage, messagesUrl } from '../conversation-data.ts';
import { withFirstPage, withFurtherPage } from './conversation-pages.ts';

/** The conversations that match: all of them come from the route's loader, a search or a part from a fetcher. */
export function useConversations(promise: Promise<LoadResult<FoundPage>>, search: string, assigned: Assigned) {
  const isPart = search !== '' || assigned !== '';
  const all = useAwaited(promise);
  const { load: loadFound, data: found } = useFetcher<LoadResult<FoundPage>>();
  const { load: loadFurther, data: further } = useFetcher<LoadResult<FoundPage>>();
  const [listed, setListed] = useState(all.data);
  const [seen, setSeen] = useState({ first: all.data, further });
  /** A revalidation loads the further page again, which is not shown as loading. */
  const [isLoadingMore, setIsLoadingMore] = useState(false);

  useEffect(() => {
    if (isPart) void loadFound(messagesUrl({ search, assigned }));
  }, [isPart, search, assigned, loadFound]);

  const asked = { search, assigned };
  const answer = found?.success && isSame(found.data, asked) ? found.data : undefined;
  const first = isPart ? answer : all.data;
  if (first && first !== seen.first) {
    setSeen({ ...seen, first });
    const known = listed && isSame(listed, first) ? listed : null;
    setListed({ ...withFirstPage(known, first), search: first.search, assigned: first.assigned });
  } else if (further !== seen.further) {
    setSeen({ ...seen, further });
    setIsLoadingMore(false);
    if (listed && further?.success && isSame(further.data, listed))
      setListed({ ...withFurtherPage(listed, further.data), search: listed.search, assigned: listed.assigned });
  }

  function loadMore() {
    if (!listed?.nextCursor || isLoadingMore) return;
    setIsLoadingMore(true);
    const { search, assigned, nextCursor: cursor } = listed;
    void loadFurther(messagesUrl({ search, assigned, cursor }));
  }

  return {
    conversations: listed?.conversations,
    /** What the list that is shown was searched for. */
    search: listed?.search ?? '',
    hasFailed: isPart ? found?.success === false : all.hasFailed,
    hasMore: Boolean(listed?.nextCursor),
    loadingMore: isLoadingMore,
    moreFailed: !isLoadingMore && further?.success === false,
    loadMore,
    reload: all.reload,
  };
}

type Part = Pick<FoundPage, 'search' | 'assigned'>;
const isSame = (one: Part, other: Part): boolean => one.search === other.search && one.assigned === other.assigned;
