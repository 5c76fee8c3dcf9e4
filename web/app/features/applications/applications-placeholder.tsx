import {
  HeadingPlaceholder,
  Placeholder,
  Repeat,
  Skeleton,
  SkeletonBadge,
  SkeletonButton,
  SkeletonCard,
  SkeletonLine,
} from '../../ui/feedback/skeleton.tsx';

/** Shown before the role is known, so it fits both tenants and listers. */
export const ApplicationsPagePlaceholder = () => (
  <Placeholder>
    <div className="grid grid-cols-1 gap-6">
      <HeadingPlaceholder />
      <Skeleton className="h-19 rounded-md sm:h-13" />
      <SentShapes count={2} />
    </div>
  </Placeholder>
);

export const SentPlaceholder = () => (
  <Placeholder>
    <SentShapes count={2} />
  </Placeholder>
);

export const ReceivedPlaceholder = () => (
  <Placeholder>
    {/* The bar for comparing applications. */}
    <Skeleton className="h-30.5 rounded-md sm:h-17.5" />
    <ReceivedShapes count={4} />
  </Placeholder>
);

export const SentShapes = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true" className="grid gap-4">
    <Repeat count={count}>
      <SkeletonCard>
        <div className="grid gap-1.5">
          <TitleAndBadge />
          <SkeletonLine className="w-64" />
        </div>
        <div className="grid gap-2 border-l border-line pl-4">
          <SkeletonLine className="w-60" />
          <SkeletonLine className="w-52" />
        </div>
        <SkeletonButton size="sm" className="w-24" />
      </SkeletonCard>
    </Repeat>
  </div>
);

export const ReceivedShapes = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true" className="grid gap-4 lg:grid-cols-2">
    <Repeat count={count}>
      <SkeletonCard>
        <div className="-mb-1 grid gap-1.5">
          <TitleAndBadge />
          <SkeletonLine className="w-64" />
          <SkeletonLine className="w-72" />
        </div>
        <div className="flex items-center gap-5">
          <SkeletonButton size="sm" className="w-16" />
          <SkeletonLine className="w-24" />
        </div>
      </SkeletonCard>
    </Repeat>
  </div>
);

const TitleAndBadge = () => (
  <div className="flex items-start justify-between gap-2">
    <SkeletonLine size="title" className="w-52" />
    <SkeletonBadge />
  </div>
);
