import {
  FilterPlaceholder,
  HeadingPlaceholder,
  Placeholder,
  Repeat,
  Skeleton,
  SkeletonBadge,
  SkeletonButton,
  SkeletonLine,
} from '../../../ui/feedback/skeleton.tsx';

/** While the session is on its way. */
export const ManagePlaceholder = () => (
  <Placeholder>
    <div className="grid grid-cols-1 gap-6">
      <HeadingPlaceholder
        actions={
          <>
            <SkeletonButton className="w-40" />
            <SkeletonButton className="w-28" />
          </>
        }
      />
      <FilterPlaceholder />
      <ListingShapes count={3} />
    </div>
  </Placeholder>
);

/** While the listings are on their way. */
export const ListingsPlaceholder = () => (
  <Placeholder>
    <ListingShapes count={3} />
  </Placeholder>
);

export const ListingShapes = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true" className="grid gap-4">
    <Repeat count={count}>
      <div className="grid gap-4 rounded-md border border-line bg-card p-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <Skeleton className="aspect-4/3 w-full" />
        <div className="grid min-w-0 content-between gap-4">
          <div className="grid gap-1.5">
            <div className="flex flex-wrap justify-between gap-2">
              <SkeletonLine size="title" className="w-72" />
              <SkeletonBadge />
            </div>
            <SkeletonLine className="w-56" />
            <SkeletonLine className="w-64" />
            <SkeletonLine size="sm" className="w-52" />
          </div>
          <div className="grid gap-1">
            <div className="flex flex-wrap gap-2">
              <SkeletonButton size="sm" className="w-14" />
              <SkeletonButton size="sm" className="w-16" />
              <SkeletonButton size="sm" className="w-40" />
              <SkeletonButton size="sm" className="w-32" />
              <SkeletonButton size="sm" className="w-20" />
            </div>
            <div className="flex h-9 items-center gap-6">
              <SkeletonLine size="sm" className="w-16" />
              <SkeletonLine size="sm" className="w-12" />
              <SkeletonLine size="sm" className="w-20" />
              <SkeletonLine size="sm" className="w-14" />
            </div>
          </div>
        </div>
      </div>
    </Repeat>
  </div>
);
