import type { Ticket } from '@letfair/contract/site/support';
import { LifeBuoy } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import type { LoadResult, Page } from '../../../lib/page-data.ts';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagePlaceholder, ThreadPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { useLiveRevalidation } from '../../accounts/live/index.ts';
import { TicketStatusBadge } from './ticket-status-badge.tsx';
import { subjectText, ticketPath } from './ticket-words.ts';

/** The list needs no form, so the page of one ticket is loaded on demand. */
const LazyThread = lazyPart(async () => (await import('./own-thread.tsx')).OwnThread);

export const TicketPage = (props: ComponentProps<typeof LazyThread>) => (
  <Suspense
    fallback={
      <PagePlaceholder>
        <ThreadPlaceholder />
      </PagePlaceholder>
    }
  >
    <LazyThread {...props} />
  </Suspense>
);

interface OwnTicketsProps {
  readonly tickets: Promise<LoadResult<Page<Ticket>>>;
}

/** What the reader asked, and where each question stands. */
export function OwnTickets({ tickets }: OwnTicketsProps) {
  useLiveRevalidation('ticket');
  return (
    <ListPage
      heading={{
        title: 'Support tickets',
        subtitle: 'Your questions to us, newest first. Open a ticket to read our answers and reply.',
        actions: (
          <LinkButton to="/contact" variant="primary">
            New ticket
          </LinkButton>
        ),
      }}
      promise={tickets}
      what="your tickets"
      empty={
        <EmptyState icon={LifeBuoy} title="No support tickets yet">
          When you write to us from the contact page, you’ll see the ticket here.
        </EmptyState>
      }
      list={{ className: 'gap-3', card: (ticket) => <OwnTicket key={ticket.id} ticket={ticket} /> }}
    />
  );
}

const OwnTicket = ({ ticket }: { readonly ticket: Ticket }) => (
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
    <p className="text-sm text-muted tabular-nums">Last updated {formatMoment(ticket.updatedAt)}</p>
  </li>
);
