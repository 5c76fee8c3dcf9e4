import type { ReactNode } from 'react';
import {
  HeadingPlaceholder,
  Placeholder,
  Skeleton,
  SkeletonButton,
  SkeletonLine,
} from '../../../ui/feedback/skeleton.tsx';
import { StatsPlaceholder } from '../../../ui/layout/stat-card.tsx';
import { UsersPlaceholder } from '../../trust/admin/index.ts';

interface AdminPlaceholderProps {
  /** Shown while the figures are loading. */
  readonly heading?: ReactNode;
}

/** The whole page, while the session or the figures are on their way. */
export const AdminPlaceholder = ({ heading = <HeadingPlaceholder /> }: AdminPlaceholderProps) => (
  <Placeholder>
    <div className="grid grid-cols-1 gap-8">
      {heading}
      <div aria-hidden="true" className="grid grid-cols-1 gap-8">
        <StatsPlaceholder count={4} />
        <div className="grid grid-cols-1 gap-6">
          <Skeleton className="h-11.5 max-w-4xl rounded-md" />
          <div className="grid grid-cols-1 gap-5">
            <SkeletonButton className="w-full max-w-md" />
            <SkeletonLine size="sm" className="w-48" />
            <UsersPlaceholder />
          </div>
        </div>
      </div>
    </div>
  </Placeholder>
);
