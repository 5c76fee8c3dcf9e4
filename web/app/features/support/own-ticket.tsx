import type { Ticket } from '@letfair/contract/support';
import { formatMoment } from '../../lib/dates.ts';
import { TextLink } from '../../ui/actions/links.tsx';
import { TicketStatusBadge } from './ticket-status-badge.tsx';
import { subjectText, ticketPath } from './ticket-words.ts';

/** A ticket in the list of its sender. */
export const OwnTicket = ({ ticket }: { readonly ticket: Ticket }) => (
  <li className="grid gap-2 rounded-md border border-line bg-card p-4 sm:p-5">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <h2 className="min-w-0 text-title">
        <TextLink to={ticketPath(ticket.id)}>
          {subjectText(ticket)}, <span className="whitespace-nowrap tabular-nums">{ticket.id}</span>
        </TextLink>
      </h2>
      <TicketStatusBadge status={ticket.status} />
    </div>
    <p className="line-clamp-2 wrap-anywhere">{ticket.message}</p>
    <p className="text-sm text-muted tabular-nums">Last change {formatMoment(ticket.updatedAt)}</p>
  </li>
);
