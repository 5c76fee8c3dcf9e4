import type { Conversation, ConversationCounts } from '@letfair/contract/lettings/conversations/conversations';
import { homeMark } from '@letfair/domain/homes/own-home';
import { describeAttachments } from '@letfair/domain/lettings/conversations/attachments';
import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../../lib/class-names.ts';
import type { LoadResult } from '../../../../lib/page-data.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../../ui/feedback/load-more.tsx';
import { EntriesToCome } from '../../../../ui/feedback/placeholders.tsx';
import { TimeOrDate } from '../../../../ui/time-or-date.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { unreadTexts } from '../../../accounts/live/index.ts';
import type { SessionUser } from '../../../accounts/session/index.ts';
import type { FoundPage } from '../conversation-data.ts';
import { PanelMessage } from '../panel-header.tsx';
import { colleagueOf, otherOf, type Participant, participantTypes } from '../participants.ts';
import { type ConversationFilters, useListLink } from './conversation-filters.ts';
import { MessageHits } from './message-hits.tsx';
import { useConversations } from './use-conversations.ts';

interface ConversationListProps {
  readonly conversations: Promise<LoadResult<FoundPage>>;
  readonly asked: ConversationFilters;
  /** Told how many conversations each filter shows. */
  readonly onCounts: (counts: ConversationCounts | null) => void;
  readonly user: SessionUser;
  readonly selectedId: string | null;
}

/** Suspends until the first conversations are there. */
export function ConversationList({ conversations, asked, onCounts, user, selectedId }: ConversationListProps) {
  const list = useConversations(conversations, asked);
  const { search } = asked;
  const isPart = search !== '' || asked.show !== '' || asked.property !== '';
  const { counts } = list;
  useEffect(() => onCounts(counts), [counts, onCounts]);
  return (
    <>
      {list.hasFailed && (
        <div className="p-3">
          <LoadFailure what="your conversations" onRetry={list.reload} />
        </div>
      )}
      {list.conversations?.length === 0 && !isPart && <NoConversations user={user} />}
      {list.conversations && (list.conversations.length > 0 || isPart) && (
        <div className="relative min-h-0 flex-1 overflow-y-auto">
          <p aria-live="polite">
            {list.conversations.length === 0 && (
              <span className="block px-3 py-3 text-sm wrap-anywhere text-muted">
                {list.search ? `No conversations match “${list.search}”.` : 'No conversations here.'}
              </span>
            )}
          </p>
          <ul aria-label="Conversations">
            {list.conversations.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow
                  conversation={conversation}
                  other={otherOf(conversation, user.userType)}
                  readerId={user.id}
                  selected={conversation.id === selectedId}
                />
              </li>
            ))}
          </ul>
          {list.loadingMore && <EntriesToCome entry="row" count={2} className="gap-6 p-3" />}
          {list.hasMore && (
            <div className="p-3">
              <LoadMore list={list} />
            </div>
          )}
          {search && <MessageHits search={search} readerId={user.id} />}
        </div>
      )}
    </>
  );
}

const NoConversations = ({ user }: Pick<ConversationListProps, 'user'>) => (
  <PanelMessage icon={MessagesSquare} title="No conversations yet">
    {user.userType === 'tenant'
      ? 'When you find a home you like, message the landlord or agent from its page.'
      : 'When a tenant messages you about one of your homes, you’ll find it here.'}
  </PanelMessage>
);

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly other: Participant;
  readonly readerId: string | undefined;
  readonly selected: boolean;
}

function ConversationRow({ conversation, other, readerId, selected }: ConversationRowProps) {
  const { id, propertyTitle, lastMessage, unreadCount, forYou, updatedAt } = conversation;
  const place = homeMark(conversation.propertyReference, conversation.propertyStreet);
  const linkTo = useListLink();
  return (
    <Link
      to={linkTo(id)}
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
      className={classNames(
        'grid grid-cols-1 gap-0.5 border-b border-line px-3 py-3 -outline-offset-2 hover:bg-sand',
        selected && 'bg-primary-soft',
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">
          {other.name} <span className="text-sm font-normal text-muted">{participantTypes[other.userType]}</span>
        </span>
        <TimeOrDate at={lastMessage?.timestamp ?? updatedAt} />
      </span>
      <span className="truncate text-sm">{[place, propertyTitle].filter(Boolean).join(' · ')}</span>
      <span className="flex items-center justify-between gap-3">
        <span className={classNames('min-w-0 truncate text-sm', unreadCount > 0 ? 'font-semibold' : 'text-muted')}>
          {lastMessage && (
            <>
              {lastMessage.senderId !== other.id && `${colleagueOf(lastMessage, readerId) ?? 'You'}: `}
              {lastMessage.content || describeAttachments(lastMessage.attachments)}
            </>
          )}
        </span>
        {forYou && <Badge tone="warm">For you</Badge>}
        {unreadCount > 0 && <UnreadCount count={unreadCount} />}
      </span>
    </Link>
  );
}

function UnreadCount({ count }: { readonly count: number }) {
  const { short, spoken } = unreadTexts(count);
  return (
    <span className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-sm font-semibold text-on-accent tabular-nums">
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
