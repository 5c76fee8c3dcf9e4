import { LifeBuoy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSettled } from '../../../lib/use-settled.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Placeholder } from '../../../ui/feedback/skeleton.tsx';
import { useLiveEvents } from '../../live/index.ts';
import { TicketFilters } from './ticket-filters.tsx';
import { firstView } from './ticket-view.ts';
import { TicketsPlaceholder, TicketsTable } from './tickets-table.tsx';
import { useAdminTickets } from './use-admin-tickets.ts';

const TicketDialog = lazy(async () => ({ default: (await import('./ticket-dialog.tsx')).TicketDialog }));

const SEARCH_DELAY_MS = 300;

/** The page's address says which ticket is open, so that mails can lead to it: `?tab=tickets&ticket=`. */
export function TicketsTab({ onTicketChanged }: { readonly onTicketChanged: () => void }) {
  const [address, setAddress] = useSearchParams();
  const opened = address.get('ticket');
  const [view, setView] = useState(firstView);
  const search = useSettled(view.search.trim(), SEARCH_DELAY_MS);
  const list = useAdminTickets({ ...view, search });
  useLiveEvents('ticket', refresh);

  function refresh() {
    list.reload();
    onTicketChanged();
  }

  function open(reference: string | null) {
    setAddress(reference ? { tab: 'tickets', ticket: reference } : {}, { replace: true, preventScrollReset: true });
  }

  const isFirstView = view.status === 'all' && view.show === 'all' && search === '';
  return (
    <div className="grid grid-cols-1 gap-5">
      <TicketFilters view={view} onChange={setView} />
      {list.status === 'failed' && <LoadFailure what="the tickets" onRetry={list.reload} />}
      <p aria-live="polite" className="sr-only">
        {list.items && list.status === 'ready' && `${list.items.length} tickets shown`}
      </p>
      {!list.items && list.status === 'loading' && (
        <Placeholder>
          <TicketsPlaceholder />
        </Placeholder>
      )}
      {list.items?.length === 0 &&
        (isFirstView ? (
          <EmptyState icon={LifeBuoy} title="No support tickets yet">
            Tickets that people send from the contact page appear here.
          </EmptyState>
        ) : (
          <EmptyState icon={LifeBuoy} title="No such tickets" />
        ))}
      {list.items && list.items.length > 0 && (
        <TicketsTable loadingMore={list.loadingMore} tickets={list.items} onOpen={open} />
      )}
      <LoadMore list={list} />
      {opened && (
        <Suspense>
          <TicketDialog key={opened} reference={opened} onChanged={refresh} onClose={() => open(null)} />
        </Suspense>
      )}
    </div>
  );
}
