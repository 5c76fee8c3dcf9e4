import {
  FilterPlaceholder,
  HeadingPlaceholder,
  Placeholder,
  Repeat,
  SkeletonBadge,
  SkeletonButton,
  SkeletonCard,
  SkeletonLine,
} from '../../ui/feedback/skeleton.tsx';

export const ClientsPagePlaceholder = () => (
  <Placeholder>
    <div className="grid grid-cols-1 gap-6">
      <HeadingPlaceholder actions={<SkeletonButton className="w-32" />} />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-center">
        <SkeletonButton className="w-full max-w-md" />
        <FilterPlaceholder />
      </div>
      <ClientShapes count={4} />
    </div>
  </Placeholder>
);

export const ClientsPlaceholder = () => (
  <Placeholder>
    <ClientShapes count={4} />
  </Placeholder>
);

export const ClientShapes = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true" className="grid gap-4 lg:grid-cols-2">
    <Repeat count={count}>
      <SkeletonCard>
        <div className="grid gap-1.5">
          <div className="flex items-start justify-between gap-2">
            <SkeletonLine size="title" className="w-44" />
            <SkeletonBadge />
          </div>
          <SkeletonLine className="w-72" />
          <SkeletonLine className="w-32" />
          <SkeletonLine size="sm" className="w-52" />
        </div>
        <div className="flex gap-2">
          <SkeletonButton size="sm" className="w-14" />
          <SkeletonButton size="sm" className="w-20" />
        </div>
      </SkeletonCard>
    </Repeat>
  </div>
);
