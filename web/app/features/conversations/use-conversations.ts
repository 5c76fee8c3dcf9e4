import { useEffect, useRef, useState } from 'react';
import { oneAtATime, setUnread, useLiveEvents } from '../live/index.ts';
import { api } from '../session/index.ts';
import { type ConversationPages, withFirstPage, withFurtherPage } from './conversation-pages.ts';

interface Listed {
  readonly search: string;
  readonly pages: ConversationPages | null;
  readonly status: 'loading' | 'ready' | 'failed';
}

/** The conversations that match, kept up to date by the live channel. */
export function useConversations(search: string) {
  const [listed, setListed] = useState<Listed>({ search, pages: null, status: 'loading' });
  const [loadingMore, setLoadingMore] = useState(false);
  const [moreFailed, setMoreFailed] = useState(false);
  const wanted = useRef(search);
  const [reload] = useState(() => oneAtATime(() => loadFirst(wanted.current)));

  async function loadFirst(of: string): Promise<void> {
    const answer = await api.conversations.list({ query: of ? { search: of } : {} }).catch(() => null);
    // A search that was changed meanwhile has its own run, right after this one.
    if (of !== wanted.current) return;
    if (answer?.success) setUnread(answer.data.unread);
    setListed((before) => {
      const known = before.search === of ? before.pages : null;
      if (!answer?.success) return { ...before, status: 'failed' };
      return { search: of, pages: withFirstPage(known, answer.data), status: 'ready' };
    });
  }

  useEffect(() => {
    wanted.current = search;
    reload();
  }, [search, reload]);
  useLiveEvents('message', reload);
  useLiveEvents('read', reload);

  async function loadMore(): Promise<void> {
    const cursor = listed.pages?.nextCursor;
    if (!cursor || loadingMore) return;
    setLoadingMore(true);
    setMoreFailed(false);
    const query = listed.search ? { search: listed.search, cursor } : { cursor };
    const answer = await api.conversations.list({ query }).catch(() => null);
    setLoadingMore(false);
    setMoreFailed(!answer?.success);
    // Without an answer the button is still there; pressing it again is the way on.
    if (answer?.success)
      setListed((before) =>
        before.pages && before.search === listed.search
          ? { ...before, pages: withFurtherPage(before.pages, answer.data) }
          : before,
      );
  }

  return {
    conversations: listed.pages?.conversations,
    /** What the list that is shown was searched for. */
    search: listed.search,
    status: listed.status,
    hasMore: Boolean(listed.pages?.nextCursor),
    loadingMore,
    moreFailed,
    loadMore,
    reload,
  };
}
