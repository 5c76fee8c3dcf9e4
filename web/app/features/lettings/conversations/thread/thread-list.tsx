import type { ConversationNote } from '@letfair/contract/agencies/teams/inbox';
import type { Message } from '@letfair/contract/lettings/conversations/conversations';
import { type RefObject, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { MessageBubble, MessageMenu, MessageWarnings, UnsentBubble } from '../message-bubble.tsx';
import type { Outbox, Unsent } from '../outbox/outbox.ts';
import { colleagueOf, type Participant } from '../participants.ts';
import { TeamNote } from '../team/team-notes.tsx';
import { dayLabel, groupByDay, lastReadByOther, type Thread, threadEntries, timeOf } from './thread.ts';

interface ThreadListProps {
  readonly thread: Thread;
  readonly other: Participant;
  readonly readerId: string | undefined;
  /** Notes of the reader's team that stand between the messages. */
  readonly notes: readonly ConversationNote[];
  readonly onDeleteNote: (id: string) => void;
  readonly unsent: readonly Unsent[];
  readonly outbox: Outbox;
  readonly earlier: 'idle' | 'loading' | 'failed';
  readonly onEarlier: () => void;
  /** Number of the message that the conversation was opened at. */
  readonly at: number | null;
  /** Null at the newest message. */
  readonly later: { readonly state: 'idle' | 'loading' | 'failed'; readonly load: () => void } | null;
  /** A viewing has been booked, after which people may exchange numbers. */
  readonly hasViewing: boolean;
  /** The message with this number is to be reported. */
  readonly onReport: (number: number) => void;
  readonly scroll: { readonly box: RefObject<HTMLElement | null>; readonly onScroll: () => void };
}

export function ThreadList(props: ThreadListProps) {
  const {
    thread,
    other,
    readerId,
    notes,
    onDeleteNote,
    unsent,
    outbox,
    earlier,
    onEarlier,
    at,
    later,
    hasViewing,
    onReport,
    scroll,
  } = props;
  const readNumber = lastReadByOther(thread.messages, other.id);
  return (
    <section
      ref={scroll.box}
      onScroll={scroll.onScroll}
      aria-label={`Messages with ${other.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-paper px-3 py-4 -outline-offset-2 [overflow-anchor:none] sm:px-4"
    >
      <Announcement messages={thread.messages} other={other} />
      {thread.earlier && (
        <div className="mb-4 grid justify-items-center gap-2">
          {earlier === 'failed' && <p className="text-sm">We couldn’t load earlier messages.</p>}
          <Button size="sm" busy={earlier === 'loading' && 'Loading...'} onClick={onEarlier}>
            Earlier messages
          </Button>
        </div>
      )}
      <ol className="grid grid-cols-1 gap-4">
        {groupByDay(threadEntries(thread, notes, later !== null)).map(({ date, entries }) => (
          <li key={date} className="grid grid-cols-1 gap-2">
            <p className="text-center text-sm text-muted">
              <time dateTime={date}>{dayLabel(date, new Date())}</time>
            </p>
            <ol className="grid grid-cols-1 gap-2">
              {entries.map((entry) =>
                entry.note ? (
                  <TeamNote key={entry.note.id} note={entry.note} onDelete={onDeleteNote} />
                ) : (
                  <Sent
                    key={entry.message.number}
                    message={entry.message}
                    other={other}
                    readerId={readerId}
                    isLastRead={entry.message.number === readNumber}
                    isTarget={entry.message.number === at}
                    hasViewing={hasViewing}
                    onReport={() => onReport(entry.message.number)}
                  />
                ),
              )}
            </ol>
          </li>
        ))}
        {unsent.length > 0 && (
          <li>
            <ol className="grid grid-cols-1 gap-2">
              {unsent.map((entry) => (
                <UnsentBubble
                  key={entry.key}
                  unsent={entry}
                  onRetry={() => outbox.retry(entry.key)}
                  onDiscard={() => outbox.discard(entry.key)}
                />
              ))}
            </ol>
          </li>
        )}
      </ol>
      {later && (
        <div className="mt-4 grid justify-items-center gap-2">
          {later.state === 'failed' && <p className="text-sm">We couldn’t load later messages.</p>}
          <Button size="sm" busy={later.state === 'loading' && 'Loading...'} onClick={later.load}>
            Later messages
          </Button>
        </div>
      )}
    </section>
  );
}

interface SentProps {
  readonly message: Message;
  readonly other: Participant;
  readonly readerId: string | undefined;
  readonly isLastRead: boolean;
  readonly isTarget: boolean;
  readonly hasViewing: boolean;
  readonly onReport: () => void;
}

function Sent({ message, other, readerId, isLastRead, isTarget, hasViewing, onReport }: SentProps) {
  const isTheirs = message.senderId === other.id;
  return (
    <MessageBubble
      from={isTheirs ? other.name : null}
      colleague={colleagueOf(message, readerId)}
      content={message.content}
      attachments={message.attachments}
      number={message.number}
      isTarget={isTarget}
      foot={
        <>
          <time dateTime={message.timestamp}>{timeOf(message.timestamp)}</time>
          {isLastRead && <span className="font-semibold">Read</span>}
          {isTheirs && <MessageMenu from={other.name} onReport={onReport} />}
        </>
      }
    >
      {isTheirs && <MessageWarnings content={message.content} hasViewing={hasViewing} onReport={onReport} />}
    </MessageBubble>
  );
}

/** Announces new messages to screen readers, but not earlier ones that are loaded later. */
function Announcement({ messages, other }: { readonly messages: readonly Message[]; readonly other: Participant }) {
  const [since] = useState(messages.at(-1)?.number ?? 0);
  const count = messages.filter(({ senderId, number }) => senderId === other.id && number > since).length;
  return (
    <p aria-live="polite" className="sr-only">
      {count > 0 && `${count} new ${count === 1 ? 'message' : 'messages'} from ${other.name}`}
    </p>
  );
}
