import {
  FilterPlaceholder,
  HeadingPlaceholder,
  Placeholder,
  Skeleton,
  SkeletonBadge,
  SkeletonButton,
  SkeletonButtons,
  SkeletonLine,
  SkeletonList,
} from '../../../../ui/feedback/skeleton.tsx';
import { TablePlaceholder } from '../../../../ui/layout/table.tsx';

/** A listing with its photo, facts, buttons and links. */
export const listingShape = (
  <div className="grid grid-cols-1 gap-4 rounded-md border border-line bg-card p-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
    <Skeleton className="aspect-4/3 w-full" />
    <div className="grid grid-cols-1 min-w-0 content-between gap-4">
      <div className="grid grid-cols-1 gap-1.5">
        <div className="flex flex-wrap justify-between gap-2">
          <SkeletonLine size="title" className="w-72" />
          <SkeletonBadge />
        </div>
        <SkeletonLine className="w-56" />
        <SkeletonLine className="w-64" />
        <SkeletonLine size="sm" className="w-52" />
      </div>
      <div className="grid grid-cols-1 gap-1">
        <SkeletonButtons widths={['w-14', 'w-16', 'w-40', 'w-32', 'w-20']} />
        <div className="flex h-9 items-center gap-6">
          {['w-16', 'w-12', 'w-20', 'w-14'].map((width) => (
            <SkeletonLine key={width} size="sm" className={width} />
          ))}
        </div>
      </div>
    </div>
  </div>
);

const tableColumns = ['Home', 'Rent', 'Views', 'Saves', 'Enquiries', 'Viewings', 'Applications', 'Days live'];

/** Homes in a table, on their way. */
export const HomesTablePlaceholder = () => (
  <Placeholder>
    <TablePlaceholder columns={tableColumns} lines={2} />
  </Placeholder>
);

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
      <SkeletonList shape={listingShape} count={3} />
    </div>
  </Placeholder>
);
