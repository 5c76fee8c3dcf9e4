import type { DeskTicket } from '@letfair/contract/site/support';
import { counted } from '@letfair/domain/counted';
import { deskStatusLabels } from '@letfair/domain/site/support/lifecycle';
import { LifeBuoy } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../../../lib/dates.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { toPageResult } from '../../../../lib/page-data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import type { Column } from '../../../../ui/layout/table.tsx';
import {
  choiceFilter,
  type Filters,
  filtersIn,
  searchFilter,
  useChangeParams,
  useListFilters,
} from '../../../../ui/lists/filters.ts';
import { ListPage } from '../../../../ui/lists/list-page.tsx';
import { useLiveRevalidation } from '../../../accounts/live/index.ts';
import { api } from '../../../accounts/session/index.ts';
import type { ListTab, ScreenProps } from '../../../trust/admin/index.ts';
import { subjectText } from '../ticket-words.ts';
import { PriorityBadge, StatusBadges } from './ticket-badges.tsx';

const TicketDialog = lazyPart(async () => (await import('./ticket-dialog.tsx')).TicketDialog);

/** A search finds the ticket number, or the address someone wrote from. */
export const ticketFilters = {
  search: searchFilter('Find a ticket', 'Ticket number or email'),
  status: choiceFilter('Status', { all: 'Any status', ...deskStatusLabels }),
  show: choiceFilter('Show', {
    all: 'All tickets',
    overdue: 'Overdue',
    mine: 'Mine',
    complaints: 'Data complaints',
  }),
  order: choiceFilter('Order', { newest: 'Newest first', overdue: 'Overdue first' }),
};

/** What the server is asked for these filters. */
export const ticketQuery = ({ status, show, order, search }: Filters<typeof ticketFilters>) => ({
  ...(status !== 'all' && { status }),
  ...(show === 'overdue' && { overdue: 'true' as const }),
  ...(show === 'mine' && { mine: 'true' as const }),
  ...(show === 'complaints' && { kind: 'data-complaint' as const }),
  ...(order === 'overdue' && { sort: order }),
  ...(search && { search }),
});

const columnsOf = (open: (reference: string) => void): readonly Column<DeskTicket>[] => [
  {
    label: 'Ticket',
    isOneLine: true,
    cell: ({ id }) => (
      <Button size="sm" aria-haspopup="dialog" onClick={() => open(id)}>
        {id}
      </Button>
    ),
  },
  {
    label: 'User',
    cell: ({ email, signedInAs }) => (
      <>
        {email}
        <span className="block text-sm text-muted">{signedInAs ? 'Signed in' : 'Not verified'}</span>
      </>
    ),
  },
  { label: 'Subject', cell: (ticket) => <span className="block min-w-32">{subjectText(ticket)}</span> },
  { label: 'Priority', cell: ({ priority }) => <PriorityBadge priority={priority} /> },
  { label: 'Status', cell: ({ status, overdue }) => <StatusBadges status={status} overdue={overdue} /> },
  { label: 'Created', isOneLine: true, cell: ({ createdAt }) => formatDate(createdAt) },
];

/** The URL names the open ticket, so that mails can link to it: `?tab=tickets&ticket=`. */
function TicketsTab({ promise }: ScreenProps<DeskTicket>) {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const filters = useListFilters(ticketFilters);
  useLiveRevalidation('ticket');
  const opened = params.get('ticket');
  const { status, show, search } = filters.applied;
  const isFiltered = status !== 'all' || show !== 'all' || search !== '';

  const open = (reference: string | null) => change({ ticket: reference });

  return (
    <>
      <ListPage
        filters={filters}
        promise={promise}
        what="the tickets"
        list={{ caption: 'Support tickets', columns: columnsOf(open) }}
        countText={(count) => `${counted(count, 'ticket')} shown`}
        empty={
          isFiltered ? (
            <EmptyState icon={LifeBuoy} title="No tickets match this" />
          ) : (
            <EmptyState icon={LifeBuoy} title="No support tickets yet">
              You’ll see tickets here when people write to us from the contact page.
            </EmptyState>
          )
        }
      />
      {opened && (
        <Suspense>
          <TicketDialog key={opened} reference={opened} onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  );
}

export const tickets: ListTab<DeskTicket> = {
  label: 'Support Tickets',
  load: ({ params, cursor, signal }) => {
    const query = { ...ticketQuery(filtersIn(params, ticketFilters)), ...(cursor && { cursor }) };
    return toPageResult(api.supportDesk.tickets({ query }, { signal }), (data) => data.tickets);
  },
  Screen: TicketsTab,
};
