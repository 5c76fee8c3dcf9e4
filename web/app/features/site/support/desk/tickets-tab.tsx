import type { DeskTicket } from '@letfair/contract/site/support';
import { ticketStatuses } from '@letfair/domain/site/support/tickets';
import { LifeBuoy } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import type { Page, Settled } from '../../../../lib/page-data.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../../ui/forms/search-field.tsx';
import { optionsOf, SelectFilter } from '../../../../ui/forms/select.tsx';
import { useLiveRevalidation } from '../../../accounts/live/index.ts';
import { AdminList, inPlace, useTabFilters } from '../../../trust/admin/index.ts';
import { ticketFilters } from './desk-data.ts';
import { TicketsPlaceholder, TicketsTable } from './tickets-table.tsx';

const TicketDialog = lazyPart(async () => (await import('./ticket-dialog.tsx')).TicketDialog);

const statusOptions = [
  { value: 'all', label: 'Any status' },
  ...ticketStatuses.map((value) => ({ value, label: value })),
] as const;
const showLabels = { all: 'All tickets', overdue: 'Overdue', mine: 'Mine', complaints: 'Data complaints' } as const;
const orderLabels = { newest: 'Newest first', overdue: 'Overdue first' } as const;

/** The URL names the open ticket, so that mails can link to it: `?tab=tickets&ticket=`. */
export function TicketsTab({ tickets }: { readonly tickets: Promise<Settled<Page<DeskTicket>>> }) {
  const [params, setParams] = useSearchParams();
  const { filters, applied, change } = useTabFilters(ticketFilters);
  useLiveRevalidation('ticket');
  const opened = params.get('ticket');
  const isUnfiltered = applied.status === 'all' && applied.show === 'all' && applied.search === '';

  function open(reference: string | null) {
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (reference) next.set('ticket', reference);
      else next.delete('ticket');
      return next;
    }, inPlace);
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-4">
        <SearchField
          label="Find a ticket"
          placeholder="Ticket number or email"
          value={filters.search}
          onChange={(search) => change({ search })}
        />
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <SelectFilter
            label="Status"
            value={filters.status}
            options={statusOptions}
            onChange={(status) => change({ status })}
          />
          <SelectFilter
            label="Show"
            value={filters.show}
            options={optionsOf(showLabels)}
            onChange={(show) => change({ show })}
          />
          <SelectFilter
            label="Order"
            value={filters.order}
            options={optionsOf(orderLabels)}
            onChange={(order) => change({ order })}
          />
        </div>
      </div>
      <AdminList
        promise={tickets}
        listKey={Object.values(applied).join(' ')}
        what="the tickets"
        placeholder={<TicketsPlaceholder />}
        countText={(count) => `${count} tickets shown`}
        empty={
          isUnfiltered ? (
            <EmptyState icon={LifeBuoy} title="No support tickets yet">
              Tickets that people send from the contact page appear here.
            </EmptyState>
          ) : (
            <EmptyState icon={LifeBuoy} title="No such tickets" />
          )
        }
      >
        {({ items, loadingMore }) => <TicketsTable loadingMore={loadingMore} tickets={items} onOpen={open} />}
      </AdminList>
      {opened && (
        <Suspense>
          <TicketDialog key={opened} reference={opened} onClose={() => open(null)} />
        </Suspense>
      )}
    </div>
  );
}
