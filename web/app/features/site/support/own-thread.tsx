import type { OwnThread as Thread } from '@letfair/contract/site/support';
import { lifecycleSentences } from '@letfair/domain/site/support/lifecycle';
import { ArrowLeft, LifeBuoy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { formatMoment } from '../../../lib/dates.ts';
import { useStep } from '../../../lib/forms/use-step.ts';
import type { LoadResult } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useLiveRevalidation } from '../../accounts/live/index.ts';
import { api } from '../../accounts/session/index.ts';
import { MessageForm } from './message-form.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { TicketStatusBadge } from './ticket-status-badge.tsx';
import { subjectText } from './ticket-words.ts';

interface OwnThreadProps {
  readonly reference: string;
  readonly thread: Promise<LoadResult<Thread | null>>;
}

/** One of the reader's tickets, with everything that was written. */
export const OwnThread = ({ reference, thread }: OwnThreadProps) => (
  <Awaited promise={thread} what="the ticket">
    {(loaded) => (loaded ? <OpenThread reference={reference} thread={loaded} /> : <NoSuchTicket />)}
  </Awaited>
);

/** The page of one ticket, with the way back to all. */
const TicketFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-6">
    <div>
      <LinkButton to="/support" size="sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All tickets
      </LinkButton>
    </div>
    {children}
  </div>
);

function OpenThread({ reference, thread }: { readonly reference: string; readonly thread: Thread }) {
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  // A live event names a row and pages know references, so any changed ticket loads this one again.
  useLiveRevalidation('ticket');
  const notice = useRef<HTMLDivElement>(null);
  const params = { reference };

  async function reply(content: string): Promise<boolean> {
    const taken = await step.take('reply', (options) => api.support.reply({ params, body: { content } }, options), {
      content,
      done: 'Your reply has gone to the support desk.',
    });
    return taken?.isDone ?? false;
  }

  async function markResolved() {
    const body = { action: 'settle' } as const;
    const taken = await step.take('settle', (options) => api.support.act({ params, body }, options), {
      done: 'Good to hear. We’ve marked the ticket as resolved.',
    });
    if (!taken?.isDone) return;
    // The button that had the focus goes with the possibility.
    setTimeout(() => notice.current?.focus());
  }

  return (
    <TicketFrame>
      <div className="grid justify-items-start gap-2">
        <h1 className="text-heading">{subjectText(thread)}</h1>
        <p className="text-muted">
          <span className="whitespace-nowrap tabular-nums">{thread.id}</span> · sent {formatMoment(thread.createdAt)}
        </p>
        <TicketStatusBadge status={thread.status} />
      </div>
      <ThreadMessages messages={thread.messages} nameOf={({ by }) => (by === 'desk' ? 'Letfair support' : 'You')} />
      <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
        <NoticeAlert notice={step.notice} />
      </div>
      {thread.actions.includes('reply') ? (
        <MessageForm ticketId={thread.id} label="Your reply" onSend={reply}>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={step.underWay === 'reply' && 'Sending...'}>
              Send reply
            </Button>
            {thread.actions.includes('settle') && (
              <Button busy={step.underWay === 'settle' && 'Saving...'} onClick={() => void markResolved()}>
                I have what I need
              </Button>
            )}
          </div>
        </MessageForm>
      ) : (
        <Note>
          {lifecycleSentences.closed} <TextLink to="/contact">Open a new ticket</TextLink>
        </Note>
      )}
    </TicketFrame>
  );
}

const NoSuchTicket = () => (
  <EmptyState
    icon={LifeBuoy}
    title="We can’t find this ticket"
    level="h1"
    link={{ to: '/support', text: 'All tickets' }}
  >
    Check the number, and that you’re signed in with the email address you used to contact us.
  </EmptyState>
);
