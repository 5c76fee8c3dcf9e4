import { useCallback } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Placeholder, Repeat, Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
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
        <Placeholder>
          <ActivityShape />
        </Placeholder>
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

const ActivityShape = () => (
  <div aria-hidden="true" className="grid gap-6">
    <div className="grid gap-6 sm:grid-cols-3">
      <Repeat count={3}>
        <div className="grid content-start gap-2">
          <div>
            <SkeletonLine size="sm" className="w-16" />
            <SkeletonLine size="heading" className="w-14" />
          </div>
          <Skeleton className="aspect-[328/80] w-full" />
          <SkeletonLine size="sm" className="w-40" />
        </div>
      </Repeat>
    </div>
    <SkeletonLine className="w-96" />
    <SkeletonLine className="w-24" />
  </div>
);
