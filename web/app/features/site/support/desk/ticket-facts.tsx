import type { DeskThread } from '@letfair/contract/site/support';
import { senderIdentity } from '@letfair/domain/site/support/tickets';
import { formatMoment } from '../../../../lib/dates.ts';
import { subjectText, userTypeLabels } from '../ticket-words.ts';
import { PriorityBadge, StatusBadges } from './ticket-badges.tsx';

/** Sender, subject, due date and assignee of a ticket. */
export const TicketFacts = ({ ticket }: { readonly ticket: DeskThread }) => (
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
      <dd className="tabular-nums">{ticket.dueAt ? formatMoment(ticket.dueAt) : 'Nobody waits for an answer'}</dd>
      <dt className="text-sm text-muted sm:pt-0.5">Assigned to</dt>
      <dd className="wrap-anywhere">{assigneeText(ticket)}</dd>
    </dl>
  </div>
);

const assigneeText = ({ assignee }: DeskThread): string => {
  if (!assignee) return 'Nobody';
  return assignee.you ? 'You' : assignee.name;
};
