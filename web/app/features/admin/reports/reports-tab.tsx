import type { ReportedTarget } from '@letfair/contract/reports';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReportsTable } from './reports-table.tsx';
import { useReportQueue } from './use-report-queue.ts';

const ReportDetails = lazy(async () => ({ default: (await import('./report-details.tsx')).ReportDetails }));

export function ReportsTab() {
  const list = useReportQueue();
  const [shown, setShown] = useState<ReportedTarget | null>(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      {list.status === 'failed' && <LoadFailure what="the reports" onRetry={list.reload} />}
      {!list.items && list.status === 'loading' && <Skeleton className="h-80 rounded-md" />}
      {list.items?.length === 0 && (
        <EmptyState icon={Flag} title="No open reports">
          What people report on cards, pages and in conversations appears here.
        </EmptyState>
      )}
      {list.items && list.items.length > 0 && <ReportsTable targets={list.items} onDetails={setShown} />}
      {list.hasMore && <LoadMore busy={list.loadingMore} onLoadMore={list.loadMore} />}
      {shown && (
        <Suspense>
          <ReportDetails target={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
