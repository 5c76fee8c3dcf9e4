import {
  HeadingPlaceholder,
  Placeholder,
  Skeleton,
  SkeletonButtons,
  SkeletonLine,
} from '../../ui/feedback/skeleton.tsx';
import { StatsPlaceholder } from '../../ui/layout/stat-card.tsx';

/** While the session is on its way: what every dashboard begins with. */
export const DashboardPlaceholder = () => (
  <Placeholder>
    <div aria-hidden="true" className="grid gap-10">
      <HeadingPlaceholder />
      <StatsPlaceholder count={3} />
      <div className="grid gap-4">
        <SkeletonLine size="title" className="w-36" />
        <SkeletonButtons size="md" widths={['w-48', 'w-44']} />
        <SkeletonLine className="w-96" />
      </div>
      <div className="grid gap-4">
        <SkeletonLine size="title" className="w-40" />
        <Skeleton className="h-64 rounded-md sm:h-72" />
      </div>
    </div>
  </Placeholder>
);
