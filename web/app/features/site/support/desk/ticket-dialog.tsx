import type { SilentAction, WrittenAction } from '@letfair/domain/site/support/lifecycle';
import type { TicketPriority } from '@letfair/domain/site/support/tickets';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { type Step, useStep } from '../../../../lib/forms/use-step.ts';
import { Alert, NoticeAlert } from '../../../../ui/feedback/alert.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Placeholder, Skeleton, SkeletonFacts } from '../../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useLiveRevalidation } from '../../../accounts/live/index.ts';
import { api } from '../../../accounts/session/index.ts';
import { ThreadMessages } from '../thread-messages.tsx';
import { AnswerForm } from './answer-form.tsx';
import { useThread } from './desk-data.ts';
import { TicketControls } from './ticket-controls.tsx';
import { TicketFacts } from './ticket-facts.tsx';

type Send = Parameters<Step['take']>[1];

interface TicketDialogProps {
  readonly reference: string;
  readonly onClose: () => void;
}

/** A ticket as the desk reads and answers it. */
export function TicketDialog({ reference, onClose }: TicketDialogProps) {
  const { data: thread, hasFailed, reload } = useThread(reference);
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  // A live event names a row and pages know references, so any changed ticket loads this one again.
  useLiveRevalidation('ticket');
  const notice = useRef<HTMLDivElement>(null);
  const params = { reference };

  async function take(name: string, done: string, content: object, send: Send): Promise<boolean> {
    const taken = await step.take(name, send, { content, done });
    if (!taken?.isDone) return false;
    // The pressed button may have disappeared, so the notice takes the focus.
    setTimeout(() => notice.current?.focus());
    return true;
  }

  const answer = (content: string, action: WrittenAction) => {
    const body = { content, action };
    return take('answer', 'Your answer is sent.', body, (options) => api.supportDesk.answer({ params, body }, options));
  };
  const act = (action: SilentAction) => {
    const body = { action };
    return take(action, 'Status changed.', body, (options) => api.supportDesk.act({ params, body }, options));
  };
  const prioritise = (priority: TicketPriority) => {
    const body = { priority };
    return take('prioritise', 'Priority changed.', body, (options) =>
      api.supportDesk.prioritise({ params, body }, options),
    );
  };
  const assign = (assigned: boolean) => {
    const body = { assigned };
    const sentence = assigned ? 'The ticket is yours.' : 'This ticket is no longer assigned to anyone.';
    return take('assign', sentence, body, (options) => api.supportDesk.assign({ params, body }, options));
  };

  return (
    <Dialog title={`Ticket ${reference}`} placement="wide" onClose={onClose}>
      {thread === null && <Alert>There is no such ticket.</Alert>}
      {hasFailed && <LoadFailure what="the ticket" onRetry={reload} />}
      {thread === undefined && !hasFailed && (
        <Placeholder>
          <SkeletonFacts rows={6} />
          <Skeleton className="h-48 rounded-md" />
        </Placeholder>
      )}
      {thread && (
        <>
          <TicketFacts ticket={thread} />
          <ThreadMessages messages={thread.messages} nameOf={({ author }) => author} />
          <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
            <NoticeAlert notice={step.notice} />
          </div>
          <AnswerForm
            ticketId={thread.id}
            actions={thread.actions}
            answering={step.underWay === 'answer'}
            onAnswer={answer}
          />
          <TicketControls
            ticket={thread}
            step={step.underWay}
            onAct={act}
            onPrioritise={prioritise}
            onAssign={assign}
          />
        </>
      )}
    </Dialog>
  );
}
