import {
  HeadingPlaceholder,
  Placeholder,
  Skeleton,
  SkeletonButtons,
  SkeletonLine,
} from '../../../ui/feedback/skeleton.tsx';
import { StatsPlaceholder } from '../../../ui/layout/stat-card.tsx';
import type { DashboardRole } from './role-content.ts';

/** While the session is on its way: what every dashboard begins with. */
export const DashboardPlaceholder = () => (
  <Placeholder>
    <div aria-hidden="true" className="grid grid-cols-1 gap-10">
      <HeadingPlaceholder />
      <BodyShape stats={3} />
    </div>
  </Placeholder>
);

/** While the figures are on their way, below the heading. */
export const FiguresPlaceholder = ({ role }: { readonly role: DashboardRole }) => (
  <Placeholder>
    <div aria-hidden="true" className="grid grid-cols-1 gap-10">
      <BodyShape stats={role === 'agent' ? 4 : 3} />
    </div>
  </Placeholder>
);

const BodyShape = ({ stats }: { readonly stats: 3 | 4 }) => (
  <>
    <StatsPlaceholder count={stats} />
    <div className="grid grid-cols-1 gap-4">
      <SkeletonLine size="title" className="w-36" />
      <SkeletonButtons size="md" widths={['w-48', 'w-44']} />
      <SkeletonLine className="w-96" />
    </div>
    <div className="grid grid-cols-1 gap-4">
      <SkeletonLine size="title" className="w-40" />
      <Skeleton className="h-16 rounded-md" />
    </div>
  </>
);
