import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a card while its home is on its way. */
export const CardPlaceholder = () => (
  <div aria-hidden="true" className="flex h-full flex-col overflow-hidden rounded-md border border-line bg-card">
    <Skeleton className="aspect-4/3 w-full" />
    <div className="flex flex-col gap-3 p-4">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-6 w-20" />
      <Skeleton className="mt-1 h-4 w-full" />
    </div>
  </div>
);
