import {
  FilterPlaceholder,
  HeadingPlaceholder,
  Placeholder,
  Repeat,
  SkeletonButton,
  SkeletonCard,
  SkeletonLine,
} from '../../ui/feedback/skeleton.tsx';

const STATUS = 'Loading your saved searches...';

/** While the session is on its way. */
export const SearchesPagePlaceholder = () => (
  <Placeholder status={STATUS}>
    <div className="grid grid-cols-1 gap-6">
      <HeadingPlaceholder actions={<SkeletonButton className="w-32" />} />
      <SearchShapes />
    </div>
  </Placeholder>
);

/** While the searches are on their way. */
export const SavedSearchesPlaceholder = () => (
  <Placeholder status={STATUS}>
    <SearchShapes />
  </Placeholder>
);

const SearchShapes = () => (
  <div aria-hidden="true" className="grid gap-3">
    <Repeat count={3}>
      <SkeletonCard>
        <div className="grid gap-1">
          <SkeletonLine className="w-44" />
          <SkeletonLine size="sm" className="w-80" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <FilterPlaceholder />
          <div className="flex gap-2">
            <SkeletonButton size="sm" className="w-20" />
            <SkeletonButton size="sm" className="w-18" />
          </div>
        </div>
      </SkeletonCard>
    </Repeat>
  </div>
);
