import {
  Placeholder,
  Repeat,
  SkeletonBadge,
  SkeletonButton,
  SkeletonCard,
  SkeletonLine,
} from '../../../ui/feedback/skeleton.tsx';

/** While reports, or what was decided about them, are on their way. */
export const ReportsPlaceholder = () => (
  <Placeholder>
    <ReportShapes count={3} />
  </Placeholder>
);

export const ReportShapes = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true" className="grid grid-cols-1 gap-4">
    <Repeat count={count}>
      <SkeletonCard>
        <div className="flex items-start justify-between gap-2">
          <SkeletonLine size="title" className="w-72" />
          <SkeletonBadge />
        </div>
        <div className="grid gap-1.5">
          <SkeletonButton size="sm" className="w-80" />
          <SkeletonButton size="sm" className="w-120" />
        </div>
        <SkeletonLine className="w-48" />
        <SkeletonLine className="w-24" />
        <div className="flex gap-2">
          <SkeletonButton size="sm" className="w-20" />
          <SkeletonButton size="sm" className="w-28" />
          <SkeletonButton size="sm" className="w-32" />
        </div>
      </SkeletonCard>
    </Repeat>
  </div>
);
