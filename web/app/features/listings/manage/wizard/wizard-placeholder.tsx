import {
  HeadingPlaceholder,
  Placeholder,
  Skeleton,
  SkeletonButtons,
  SkeletonField,
  SkeletonLine,
} from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';

/** The form, and the checklist beside it where there is room. */
export const WIZARD_COLUMNS = 'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start';

/** The wizard at its first tab, while the session, the draft or the listing is on its way. */
export const WizardPlaceholder = () => (
  <Placeholder>
    <HeadingPlaceholder subtitle={false} />
    <Skeleton className="h-60.5 rounded-md sm:h-30.5" />
    <div aria-hidden="true" className={WIZARD_COLUMNS}>
      <div className="grid grid-cols-1 gap-5">
        <Skeleton className="h-13 rounded-md sm:h-11.5" />
        <Card>
          <div className="grid grid-cols-1 gap-8">
            <div className="grid grid-cols-1 gap-5 border-b border-line pb-8">
              <SkeletonLine size="title" className="w-40" />
              <SkeletonField />
              <TextAreaShape />
            </div>
            <div className="grid grid-cols-1 gap-5">
              <div className="grid grid-cols-1 gap-1">
                <SkeletonLine size="title" className="w-24" />
                <SkeletonLine className="w-96" />
              </div>
              <SkeletonField />
              <SkeletonField />
              <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
                <SkeletonField />
                <SkeletonField />
                <SkeletonField />
              </div>
            </div>
          </div>
        </Card>
        <div className="flex flex-wrap gap-3">
          <SkeletonButtons size="md" widths={['w-24', 'w-20']} />
          <div className="ml-auto">
            <SkeletonButtons size="md" widths={['w-28']} />
          </div>
        </div>
      </div>
      <Skeleton className="h-40 rounded-md lg:h-[calc(100dvh-6rem)]" />
    </div>
  </Placeholder>
);

/** Six lines of text, and the control's edges. */
const TextAreaShape = () => (
  <div className="grid grid-cols-1 gap-1.5">
    <SkeletonLine className="w-44" />
    <SkeletonLine size="sm" className="w-96" />
    <Skeleton className="h-40.5 rounded-md" />
  </div>
);
