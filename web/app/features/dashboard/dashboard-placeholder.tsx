import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The shape of a dashboard, while the session or its figures are on their way. */
export const DashboardPlaceholder = ({ stats }: { readonly stats: 3 | 4 }) => (
  <div className="grid gap-10">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <div className="grid gap-3">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-5 w-56 max-w-full" />
    </div>
    <div className={stats === 4 ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4' : 'grid gap-4 sm:grid-cols-3'}>
      {Array.from({ length: stats }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} className="h-26 rounded-md" />
      ))}
    </div>
    <Skeleton className="h-56 rounded-md" />
  </div>
);
