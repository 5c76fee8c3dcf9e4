import { Placeholder, SkeletonButtons, SkeletonLine } from '../../../../ui/feedback/skeleton.tsx';

/** As tall as the next free time with its buttons. */
export const BookingPlaceholder = () => (
  <Placeholder status="Loading the viewing times...">
    <div aria-hidden="true" className="grid grid-cols-1 gap-3">
      <div>
        <SkeletonLine size="sm" className="w-24" />
        <SkeletonLine className="w-56" />
        <SkeletonLine size="sm" className="w-20" />
      </div>
      <SkeletonButtons size="md" widths={['w-20', 'w-32']} />
    </div>
  </Placeholder>
);
