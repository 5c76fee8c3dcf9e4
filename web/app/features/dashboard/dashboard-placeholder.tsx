import { Skeleton } from '../../ui/skeleton.tsx';
import { StatGrid } from '../../ui/stat-card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The shape of a dashboard, while the session or its figures are on their way. */
export const DashboardPlaceholder = ({ stats }: { readonly stats: 3 | 4 }) => (
  <div className="grid gap-10">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <div className="grid gap-3">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-5 w-56 max-w-full" />
    </div>
    <StatGrid count={stats}>
      {Array.from({ length: stats }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} className="h-24 rounded-md sm:h-26" />
      ))}
    </StatGrid>
    <Skeleton className="h-56 rounded-md" />
  </div>
);
