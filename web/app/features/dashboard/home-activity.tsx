import { useCallback } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { api } from '../session/index.ts';
import { activitySeries, rentComparison } from './activity.ts';
import { ActivityLines } from './activity-lines.tsx';
import { ActivityTable } from './activity-table.tsx';

/** What happened around one home in the last thirty days. */
export function HomeActivity({ id }: { readonly id: string }) {
  const load = useCallback((signal: AbortSignal) => api.dashboard.activity({ params: { id } }, { signal }), [id]);
  const { data, status, reload } = useLoaded(load);
  const comparison = data && rentComparison(data);
  return (
    <div className="grid grid-cols-1 gap-6 rounded-md border border-line bg-card p-4 sm:p-6">
      {status === 'failed' && <LoadFailure what="the activity of this home" onRetry={reload} />}
      {!data && status === 'loading' && (
        <>
          <VisuallyHidden>Loading...</VisuallyHidden>
          <Skeleton className="h-48" />
        </>
      )}
      {data && (
        <>
          <ActivityLines series={activitySeries(data.days)} />
          {comparison && <p className="tabular-nums">{comparison}</p>}
          <ActivityTable days={data.days} />
        </>
      )}
    </div>
  );
}
