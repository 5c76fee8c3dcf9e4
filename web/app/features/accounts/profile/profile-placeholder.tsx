import {
  HeadingPlaceholder,
  Placeholder,
  Repeat,
  Skeleton,
  SkeletonButton,
  SkeletonButtons,
  SkeletonField,
  SkeletonLine,
} from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';

/** A card with a form in it, while it is on its way. */
export const FormPlaceholder = () => (
  <Placeholder>
    <Card>
      <div aria-hidden="true" className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-1">
          <SkeletonLine size="title" className="w-56" />
          <SkeletonLine className="w-80" />
        </div>
        <SkeletonField hint />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <SkeletonField />
          <SkeletonField />
        </div>
        <SkeletonField />
        <SkeletonButton className="ml-auto w-40" />
      </div>
    </Card>
  </Placeholder>
);

/** The page, while the session is on its way. */
export const ProfilePlaceholder = () => (
  <Placeholder>
    <HeadingPlaceholder />
    <Card>
      <div aria-hidden="true" className="grid grid-cols-1 gap-5">
        <PhotoShape />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <SkeletonField />
          <SkeletonField />
        </div>
        <SkeletonField hint />
        <SkeletonField />
        <FactsShape />
        <div className="ml-auto">
          <SkeletonButtons size="md" widths={['w-24', 'w-36']} />
        </div>
      </div>
    </Card>
  </Placeholder>
);

const PhotoShape = () => (
  <div className="grid grid-cols-1 gap-1.5">
    <SkeletonLine className="w-44" />
    <SkeletonLine size="sm" className="w-40" />
    <div className="flex items-center gap-5">
      <Skeleton className="size-24 rounded-md" />
      <SkeletonButton className="w-36" />
    </div>
  </div>
);

const FactsShape = () => (
  <div className="grid grid-cols-1 gap-3 border-t border-line pt-5">
    <SkeletonLine size="title" className="w-48" />
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
      <Repeat count={4}>
        <div className="grid grid-cols-1 gap-0.5">
          <SkeletonLine size="sm" className="w-20" />
          <SkeletonLine className="w-24" />
        </div>
      </Repeat>
    </div>
  </div>
);
