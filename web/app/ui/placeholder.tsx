import type { ReactNode } from 'react';
import { SkeletonButton, SkeletonLine } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PlaceholderProps {
  /** For those who do not see the shapes. */
  readonly status?: string;
  readonly children: ReactNode;
}

/** The shapes of what is on its way, and one sentence that says so. */
export const Placeholder = ({ status = 'Loading...', children }: PlaceholderProps) => (
  <>
    <VisuallyHidden>{status}</VisuallyHidden>
    {children}
  </>
);

interface HeadingPlaceholderProps {
  readonly subtitle?: boolean;
  /** The buttons beside it. */
  readonly actions?: ReactNode;
}

/** The heading of a page, while nobody knows yet whose page it is. */
export const HeadingPlaceholder = ({ subtitle = true, actions }: HeadingPlaceholderProps) => (
  <div aria-hidden="true" className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div className="grid w-96 max-w-full gap-2">
      <SkeletonLine size="heading" className="w-3/5" />
      {subtitle && <SkeletonLine className="w-full" />}
    </div>
    {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
  </div>
);

/** A choice that narrows down a list. */
export const FilterPlaceholder = () => (
  <div aria-hidden="true" className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
    <SkeletonLine className="w-14" />
    <SkeletonButton className="w-64" />
  </div>
);
