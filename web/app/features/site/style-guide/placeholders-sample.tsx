import {
  FilterPlaceholder,
  HeadingPlaceholder,
  Placeholder,
  Repeat,
  Skeleton,
  SkeletonButton,
  SkeletonCard,
  SkeletonFacts,
  SkeletonField,
} from '../../../ui/feedback/skeleton.tsx';
import { StatsPlaceholder } from '../../../ui/layout/stat-card.tsx';
import { TablePlaceholder } from '../../../ui/layout/table.tsx';

export const PlaceholdersSample = () => (
  <Placeholder status="Samples of what is loading">
    <div aria-hidden="true" className="grid grid-cols-1 gap-6">
      <HeadingPlaceholder actions={<SkeletonButton className="w-32" />} />
      <StatsPlaceholder count={3} />
      <FilterPlaceholder />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Repeat count={2}>
          <SkeletonCard title="w-44" lines={['w-4/5']} smallLine="w-3/5" buttons={['w-20']}>
            <Skeleton className="h-24" />
          </SkeletonCard>
        </Repeat>
      </div>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <SkeletonField hint />
        <SkeletonFacts rows={3} />
      </div>
      <TablePlaceholder columns={['Home', 'State', 'Actions']} lines={2} actions />
    </div>
  </Placeholder>
);
