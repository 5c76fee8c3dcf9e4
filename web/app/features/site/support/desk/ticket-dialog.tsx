import type { DeskThread } from '@letfair/contract/site/support';
import {
  type SilentAction,
  silentActions,
  type WrittenAction,
  writtenActions,
} from '@letfair/domain/site/support/lifecycle';
import { senderIdentity, type TicketPriority } from '@letfair/domain/site/support/tickets';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatMoment } from '../../../../lib/dates.ts';
import { type Step, useStep } from '../../../../lib/forms/use-step.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert, NoticeAlert } from '../../../../ui/feedback/alert.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { optionsOf, SelectField, SelectFilter } from '../../../../ui/forms/select.tsx';
import { ConfirmDialog, Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useLiveRevalidation } from '../../../accounts/live/index.ts';
import { api } from '../../../accounts/session/index.ts';
import { MessageForm } from '../message-form.tsx';
import { ThreadMessages } from '../thread-messages.tsx';
import { priorityLabels, subjectText, userTypeLabels } from '../ticket-words.ts';
import { useThread } from './desk-data.ts';
import { PriorityBadge, StatusBadges } from './ticket-badges.tsx';

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
    return take('answer', 'Your answer has been sent.', body, (options) =>
      api.supportDesk.answer({ params, body }, options),
    );
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
    const sentence = assigned ? 'The ticket is now assigned to you.' : 'This ticket is no longer assigned to anyone.';
    return take('assign', sentence, body, (options) => api.supportDesk.assign({ params, body }, options));
  };

  return (
    <Dialog title={`Ticket ${reference}`} placement="wide" onClose={onClose}>
      {thread === null && <Alert>We couldn’t find this ticket.</Alert>}
      {hasFailed && <LoadFailure what="the ticket" onRetry={reload} />}
      {thread === undefined && !hasFailed && <ListPlaceholder entry="fact" count={6} />}
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

interface AnswerFormProps {
  readonly ticketId: string;
  readonly actions: DeskThread['actions'];
  readonly answering: boolean;
  readonly onAnswer: (content: string, action: WrittenAction) => Promise<boolean>;
}

function AnswerForm({ ticketId, actions, answering, onAnswer }: AnswerFormProps) {
  const possible = writtenActions.filter((action) => actions.includes(action));
  if (possible.length === 0) return <Note>You can’t reply to a closed ticket. Reopen it first.</Note>;
  return (
    <MessageForm
      ticketId={ticketId}
      label="Answer"
      hint="We’ll email it to the sender and add it to the thread."
      onSend={(content, data) => {
        const chosen = data.get('action');
        return onAnswer(content, possible.find((action) => action === chosen) ?? 'answer');
      }}
    >
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          name="action"
          label="After that"
          defaultValue="answer"
          options={possible.map((value) => ({ value, label: writtenLabels[value] }))}
        />
        <Button type="submit" variant="primary" busy={answering && 'Sending...'}>
          Send answer
        </Button>
      </div>
    </MessageForm>
  );
}

/** Sender, subject, due date and assignee of a ticket. */
const TicketFacts = ({ ticket }: { readonly ticket: DeskThread }) => (
  <div className="grid gap-3">
    <div className="flex flex-wrap gap-1.5">
      <PriorityBadge priority={ticket.priority} />
      <StatusBadges status={ticket.status} overdue={ticket.overdue} />
    </div>
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_1fr]">
      <dt className="text-sm text-muted sm:pt-0.5">From</dt>
      <dd className="wrap-anywhere">
        {ticket.name} ({userTypeLabels[ticket.userType]}), {ticket.email}
      </dd>
      <dt className="text-sm text-muted sm:pt-0.5">Identity</dt>
      <dd className="wrap-anywhere">{senderIdentity(ticket.signedInAs)}</dd>
      <dt className="text-sm text-muted sm:pt-0.5">Subject</dt>
      <dd>{subjectText(ticket)}</dd>
      <dt className="text-sm text-muted sm:pt-0.5">Answer due</dt>
      <dd className="tabular-nums">{ticket.dueAt ? formatMoment(ticket.dueAt) : 'No reply needed'}</dd>
      <dt className="text-sm text-muted sm:pt-0.5">Assigned to</dt>
      <dd className="wrap-anywhere">{assigneeText(ticket)}</dd>
    </dl>
  </div>
);

const assigneeText = ({ assignee }: DeskThread): string => {
  if (!assignee) return 'Nobody';
  return assignee.you ? 'You' : assignee.name;
};

interface TicketControlsProps {
  readonly ticket: DeskThread;
  /** What is under way. */
  readonly step: string | null;
  readonly onAct: (action: SilentAction) => void;
  readonly onPrioritise: (priority: TicketPriority) => void;
  readonly onAssign: (assigned: boolean) => void;
}

/** Changes of a ticket that need no message. */
function TicketControls({ ticket, step, onAct, onPrioritise, onAssign }: TicketControlsProps) {
  const [asked, setAsked] = useState<SilentAction | null>(null);
  const question = asked && silentQuestions[asked];
  return (
    <section aria-label="Manage the ticket" className="grid gap-4 border-t border-line pt-5">
      <SelectFilter
        label="Priority"
        value={ticket.priority}
        options={optionsOf(priorityLabels)}
        onChange={onPrioritise}
      />
      <div className="flex flex-wrap gap-3">
        {!ticket.assignee?.you && (
          <Button size="sm" busy={step === 'assign' && 'Saving...'} onClick={() => onAssign(true)}>
            Assign to me
          </Button>
        )}
        {ticket.assignee && (
          <Button size="sm" busy={step === 'assign' && 'Saving...'} onClick={() => onAssign(false)}>
            Unassign
          </Button>
        )}
        {silentActions
          .filter((action) => ticket.actions.includes(action))
          .map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'close' ? 'danger' : 'quiet'}
              busy={step === action && 'Saving...'}
              onClick={() => (silentQuestions[action] ? setAsked(action) : onAct(action))}
            >
              {silentLabels[action]}
            </Button>
          ))}
      </div>
      {asked && question && (
        <ConfirmDialog
          title={question.title}
          action={silentLabels[asked]}
          variant={asked === 'close' ? 'danger' : 'primary'}
          busy={false}
          onConfirm={() => {
            setAsked(null);
            onAct(asked);
          }}
          onClose={() => setAsked(null)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** What happens to the ticket after an answer. */
const writtenLabels: Readonly<Record<WrittenAction, string>> = {
  answer: 'Wait for the sender’s reply',
  update: 'Keep working on it',
  resolve: 'Mark it as resolved',
};

/** Asked before a step of which the sender is told by mail. */
const silentQuestions: Partial<Readonly<Record<SilentAction, { readonly title: string; readonly text: string }>>> = {
  resolve: {
    title: 'Resolve without a reply?',
    text: 'We’ll email the sender to say the ticket is resolved. They can still reply.',
  },
  close: {
    title: 'Close the ticket?',
    text: 'We’ll email the sender to say the ticket is closed. No one can reply unless an admin reopens it.',
  },
};

const silentLabels: Readonly<Record<SilentAction, string>> = {
  start: 'Start work',
  resolve: 'Resolve without a reply',
  close: 'Close ticket',
  reopen: 'Reopen ticket',
};
