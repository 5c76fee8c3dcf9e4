import { Skeleton, SkeletonLine } from '../../../ui/feedback/skeleton.tsx';

/** The shape of a card while its home is on its way. */
export const CardPlaceholder = () => (
  <div aria-hidden="true" className="flex h-full flex-col overflow-hidden rounded-md border border-line bg-card">
    <Skeleton className="aspect-4/3 w-full" />
    <div className="flex flex-col gap-1.5 p-4">
      <SkeletonLine size="title" className="w-32" />
      <SkeletonLine size="lg" className="w-4/5" />
      <SkeletonLine className="w-3/5" />
      <SkeletonLine className="w-2/3" />
      <Skeleton className="h-6 w-20" />
      <div className="flex justify-between pt-1.5">
        <SkeletonLine size="sm" className="w-32" />
        <SkeletonLine size="sm" className="w-20" />
      </div>
    </div>
  </div>
);
