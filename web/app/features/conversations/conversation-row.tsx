import type { Conversation } from '@letfair/contract/conversations';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { formatDate } from '../../lib/dates.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { unreadTexts } from '../live/index.ts';
import { type Participant, participantTypes } from './participants.ts';

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly other: Participant;
  readonly selected: boolean;
}

export function ConversationRow({ conversation, other, selected }: ConversationRowProps) {
  const { id, propertyTitle, lastMessage, unreadCount, updatedAt } = conversation;
  const date = lastMessage?.timestamp ?? updatedAt;
  return (
    <Link
      to={`/messages?conversation=${id}`}
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
        <time dateTime={date} className="shrink-0 text-sm text-muted tabular-nums">
          {formatDate(date)}
        </time>
      </span>
      <span className="truncate text-sm">{propertyTitle}</span>
      <span className="flex items-center justify-between gap-3">
        <span className={classNames('min-w-0 truncate text-sm', unreadCount > 0 ? 'font-semibold' : 'text-muted')}>
          {lastMessage && (
            <>
              {lastMessage.senderId !== other.id && 'You: '}
              {lastMessage.content}
            </>
          )}
        </span>
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
