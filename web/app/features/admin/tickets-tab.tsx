import { LifeBuoy } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TicketsTable } from './tickets-table.tsx';
import { useAdminTickets } from './use-admin-tickets.ts';

export function TicketsTab() {
  const list = useAdminTickets();
  return (
    <div className="grid gap-5">
      {list.status === 'failed' && <LoadFailure what="the tickets" onRetry={list.reload} />}
      {!list.items && list.status === 'loading' && <Skeleton className="h-80 rounded-md" />}
      {list.items?.length === 0 && (
        <EmptyState icon={LifeBuoy} title="No support tickets yet">
          Tickets that people send from the contact page appear here.
        </EmptyState>
      )}
      {list.items && list.items.length > 0 && <TicketsTable tickets={list.items} />}
      {list.hasMore && <LoadMore busy={list.loadingMore} onLoadMore={list.loadMore} />}
    </div>
  );
}
