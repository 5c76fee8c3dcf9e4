import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import {
  HeadingPlaceholder,
  Placeholder,
  Skeleton,
  SkeletonButton,
  SkeletonLine,
  SkeletonList,
} from '../../../ui/feedback/skeleton.tsx';

export const MessagesPlaceholder = () => (
  <Placeholder>
    <div aria-hidden="true" className="grid grid-cols-1 gap-5">
      <div className="min-h-10">
        <HeadingPlaceholder subtitle={false} />
      </div>
      <div
        className={classNames(
          layoutHeight,
          'overflow-hidden rounded-md border border-line bg-card md:grid md:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)]',
        )}
      >
        <div className="md:border-r md:border-line">
          <div className="border-b border-line p-3">
            <SkeletonButton className="w-full" />
          </div>
          <SkeletonList {...conversationShape} count={5} />
        </div>
      </div>
    </div>
  </Placeholder>
);

export const conversationShape = {
  shape: (
    <div className="grid grid-cols-1 gap-0.5 border-b border-line px-3 py-3">
      <div className="flex justify-between gap-3">
        <SkeletonLine className="w-32" />
        <SkeletonLine size="sm" className="w-20" />
      </div>
      <SkeletonLine size="sm" className="w-4/5" />
      <div className="flex h-6 items-center">
        <SkeletonLine size="sm" className="w-3/5" />
      </div>
    </div>
  ),
  className: '',
};

export const PanelHeaderPlaceholder = ({ back }: { readonly back: ReactNode }) => (
  <div className="border-b border-line px-3 py-2">
    <div className="flex items-center gap-2">
      {back}
      <div aria-hidden="true" className="min-w-0 flex-1">
        <SkeletonLine size="title" className="w-40" />
        <SkeletonLine size="sm" className="w-16" />
      </div>
    </div>
    <div className="flex h-9 items-center">
      <SkeletonLine className="w-56" />
    </div>
  </div>
);

const bubbles = [
  ['start', 'w-3/5'],
  ['end', 'w-1/2'],
  ['start', 'w-2/5'],
  ['end', 'w-3/5'],
] as const;

export const ThreadShape = () => (
  <div aria-hidden="true" className="flex h-full flex-col justify-end gap-2 overflow-hidden px-3 py-4 sm:px-4">
    {bubbles.map(([side, width]) => (
      <Skeleton
        key={`${side} ${width}`}
        className={classNames('h-15 rounded-md', width, side === 'end' && 'self-end')}
      />
    ))}
  </div>
);

/** Written out because Tailwind finds class names in the source text. */
export const layoutHeight = 'h-[600px]';
