import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface ProgressProps {
  readonly title: string;
  readonly detail: string;
  /** From 0 to 1; null while nobody knows. */
  readonly share: number | null;
  /** Buttons, such as one that ends it. */
  readonly actions: ReactNode;
}

/** Browsers draw a rounded bar in colours of their own unless all of its parts are named. */
const barStyle =
  'h-2.5 w-full appearance-none overflow-hidden rounded-sm border border-line-strong bg-card [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-primary';

/** How far long work is. */
export function Progress({ title, detail, share, actions }: ProgressProps) {
  const titleId = useId();
  const percent = share === null ? undefined : Math.round(share * 100);
  return (
    <div className="grid grid-cols-1 gap-3 rounded-md border border-line bg-sand p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {/* Only the step is read out, not every number. */}
        <p id={titleId} role="status" className="min-w-0 font-semibold wrap-anywhere">
          {title}
        </p>
        {percent !== undefined && <p className="tabular-nums">{percent}%</p>}
      </div>
      <progress
        value={percent}
        max={100}
        aria-labelledby={titleId}
        className={classNames(barStyle, percent === undefined && 'animate-breathe')}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-muted tabular-nums">{detail}</p>
        {actions}
      </div>
    </div>
  );
}
