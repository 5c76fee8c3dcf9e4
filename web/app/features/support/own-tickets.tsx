import { LifeBuoy } from 'lucide-react';
import { LinkButton } from '../../ui/actions/links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useLiveEvents } from '../live/index.ts';
import { OwnTicket } from './own-ticket.tsx';
import { TicketShapes, TicketsPlaceholder } from './support-placeholder.tsx';
import { useOwnTickets } from './use-own-tickets.ts';

/** What the reader asked, and where each question stands. */
export function OwnTickets() {
  const list = useOwnTickets();
  useLiveEvents('ticket', list.reload);
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading
        title="Support tickets"
        subtitle="What you asked us, newest first. Open a ticket to read the answers and to reply."
        actions={
          <LinkButton to="/contact" variant="accent">
            New ticket
          </LinkButton>
        }
      />
      {list.status === 'failed' && <LoadFailure what="your tickets" onRetry={list.reload} />}
      {!list.items && list.status === 'loading' && <TicketsPlaceholder />}
      {list.items?.length === 0 && (
        <EmptyState icon={LifeBuoy} title="No support tickets yet">
          When you write to us from the contact page, the ticket appears here.
        </EmptyState>
      )}
      {list.items && list.items.length > 0 && (
        <div className="grid grid-cols-1 gap-3">
          <ul className="grid grid-cols-1 gap-3">
            {list.items.map((ticket) => (
              <OwnTicket key={ticket.id} ticket={ticket} />
            ))}
          </ul>
          {list.loadingMore && <TicketShapes count={2} />}
        </div>
      )}
      <LoadMore list={list} />
    </div>
  );
}
