import {
  PagePlaceholder,
  Placeholder,
  Skeleton,
  SkeletonButton,
  SkeletonCard,
  SkeletonLine,
  SkeletonList,
  SkeletonTitle,
} from '../../../ui/feedback/skeleton.tsx';

export const sentShape = {
  shape: (
    <SkeletonCard title="w-52" lines={['w-64']} buttons={['w-24']}>
      <div className="grid grid-cols-1 gap-2 border-l border-line pl-4">
        <SkeletonLine className="w-60" />
        <SkeletonLine className="w-52" />
      </div>
    </SkeletonCard>
  ),
};

export const receivedShape = {
  shape: (
    <SkeletonCard>
      <div className="-mb-1 grid grid-cols-1 gap-1.5">
        <SkeletonTitle className="w-52" />
        <SkeletonLine className="w-64" />
        <SkeletonLine className="w-72" />
      </div>
      <div className="flex items-center gap-5">
        <SkeletonButton size="sm" className="w-16" />
        <SkeletonLine className="w-24" />
      </div>
    </SkeletonCard>
  ),
  className: 'gap-4 lg:grid-cols-2',
};

/** Shown before the role is known, so it fits both tenants and listers. */
export const ApplicationsPagePlaceholder = () => (
  <PagePlaceholder>
    <Skeleton className="h-19 rounded-md sm:h-13" />
    <SkeletonList {...sentShape} count={2} />
  </PagePlaceholder>
);

export const ReceivedPlaceholder = () => (
  <Placeholder>
    {/* The bar for comparing applications. */}
    <Skeleton className="h-30.5 rounded-md sm:h-17.5" />
    <SkeletonList {...receivedShape} count={4} />
  </Placeholder>
);
