import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface PageHeadingProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** Where the focus goes when what had it is gone. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

export const PageHeading = ({ title, subtitle, actions, headingRef }: PageHeadingProps) => (
  // Without a subtitle the actions are the taller ones, and the title stays where it stands on every page.
  <div
    className={classNames(
      'flex flex-wrap justify-between gap-x-8 gap-y-4',
      subtitle === undefined ? 'items-start' : 'items-end',
    )}
  >
    <div className="grid gap-2">
      <h1 ref={headingRef} tabIndex={headingRef && -1} className="text-heading outline-none">
        {title}
      </h1>
      {subtitle && <p className="max-w-text text-muted">{subtitle}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
  </div>
);
