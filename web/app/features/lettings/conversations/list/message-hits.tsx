import type { FoundMessage } from '@letfair/contract/lettings/conversations/conversations';
import { MIN_MESSAGE_SEARCH } from '@letfair/domain/lettings/conversations/message-search';
import { useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import type { LoadResult } from '../../../../lib/page-data.ts';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../../ui/feedback/load-more.tsx';
import { EntriesToCome } from '../../../../ui/feedback/placeholders.tsx';
import { TimeOrDate } from '../../../../ui/time-or-date.tsx';
import { api } from '../../../accounts/session/index.ts';
import { type FoundMessages, messagesUrl } from '../conversation-data.ts';
import { colleagueOf } from '../participants.ts';
import { useListLink } from './conversation-filters.ts';

interface MessageHitsProps {
  readonly search: string;
  readonly readerId: string | undefined;
}

/** The messages that contain what was searched for; each opens its conversation at that message. */
export function MessageHits({ search, readerId }: MessageHitsProps) {
  const isTooShort = search.length < MIN_MESSAGE_SEARCH;
  const list = useMessageHits(isTooShort ? '' : search);
  return (
    <section aria-labelledby="found-messages" className="grid grid-cols-1">
      <h2 id="found-messages" className="border-b border-line bg-sand px-3 py-2 text-sm font-semibold">
        Found in messages{' '}
      </h2>
      <div aria-live="polite">
        {isTooShort && <HitsNote>Type at least {MIN_MESSAGE_SEARCH} characters to search messages.</HitsNote>}
        {list.messages?.length === 0 && <HitsNote>No messages contain “{search}”.</HitsNote>}
      </div>
      {list.hasFailed && (
        <div className="p-3">
          <LoadFailure what="these messages" onRetry={list.reload} />
        </div>
      )}
      {list.isLoading && <EntriesToCome entry="row" count={2} className="gap-6 p-3" />}
      {list.messages && list.messages.length > 0 && (
        <ul aria-label="Messages found">
          {list.messages.map((message) => (
            <li key={message.id}>
              <Hit message={message} readerId={readerId} />
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <div className="p-3">
          <LoadMore list={list} />
        </div>
      )}
    </section>
  );
}

const HitsNote = ({ children }: { readonly children: React.ReactNode }) => (
  <p className="px-3 py-3 text-sm wrap-anywhere text-muted">{children}</p>
);

interface HitProps extends Pick<MessageHitsProps, 'readerId'> {
  readonly message: FoundMessage;
}

const Hit = ({ message, readerId }: HitProps) => (
  <Link
    to={useListLink()(message.conversationId, message.number)}
    preventScrollReset
    className="grid grid-cols-1 gap-0.5 border-b border-line px-3 py-3 -outline-offset-2 hover:bg-sand"
  >
    <span className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 truncate font-semibold">{message.otherName}</span>
      <TimeOrDate at={message.timestamp} />
    </span>
    <span className="truncate text-sm">{message.propertyTitle}</span>
    <span className="line-clamp-3 text-sm wrap-anywhere text-muted">
      {message.isOwn && `${colleagueOf(message, readerId) ?? 'You'}: `}
      <Excerpt parts={message.excerpt} />
    </span>
  </Link>
);

function Excerpt({ parts }: { readonly parts: FoundMessage['excerpt'] }) {
  let at = 0;
  return parts.map(({ text, isMatch }) => {
    const key = at;
    at += text.length;
    return isMatch ? (
      <mark key={key} className="rounded-sm bg-accent-soft font-semibold text-on-accent-soft">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}

function useMessageHits(search: string) {
  const { load, data: answer } = useFetcher<LoadResult<FoundMessages>>();
  const [further, setFurther] = useState<FoundMessages | null>(null);
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');

  useEffect(() => {
    if (search) void load(messagesUrl({ found: search }));
  }, [search, load]);

  const first = answer?.success && answer.data.search === search ? answer.data : undefined;
  const loaded = further?.search === search ? further : first;
  const cursor = loaded?.nextCursor;

  async function loadMore(): Promise<void> {
    if (!loaded || !cursor || more === 'loading') return;
    setMore('loading');
    const next = await api.conversations.search({ query: { search, cursor } }).catch(() => null);
    setMore(next?.success ? 'idle' : 'failed');
    if (next?.success) setFurther({ ...next.data, search, messages: [...loaded.messages, ...next.data.messages] });
  }

  const hasFailed = search !== '' && !loaded && answer?.success === false;
  return {
    messages: search ? loaded?.messages : undefined,
    isLoading: search !== '' && !loaded && !hasFailed,
    hasFailed,
    reload: () => void load(messagesUrl({ found: search })),
    hasMore: Boolean(search && cursor),
    loadingMore: more === 'loading',
    moreFailed: more === 'failed',
    loadMore: () => void loadMore(),
  };
}
