import {
  HeadingPlaceholder,
  Placeholder,
  Skeleton,
  SkeletonButton,
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
        <div className="flex flex-wrap gap-3">
          <SkeletonButton className="w-48" />
          <SkeletonButton className="w-44" />
        </div>
        <SkeletonLine className="w-96" />
      </div>
      <div className="grid gap-4">
        <SkeletonLine size="title" className="w-40" />
        <Skeleton className="h-64 rounded-md sm:h-72" />
      </div>
    </div>
  </Placeholder>
);
