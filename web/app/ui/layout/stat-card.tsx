import { formatCount } from '@letfair/domain/money';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { Bar } from '../feedback/skeleton.tsx';

interface StatCardProps {
  readonly label: string;
  /** Undefined while the figure is on its way. */
  readonly value: number | undefined;
  readonly icon: LucideIcon;
  /** Where the figure is explained. */
  readonly to?: string;
}

export const StatCard = ({ label, value, icon: Icon, to }: StatCardProps) => (
  <div className="relative flex items-start justify-between gap-2 rounded-md border border-line bg-card px-4 py-3">
    <dl className="grid">
      <dt className="text-sm text-muted">
        {to ? (
          // The whole card leads there.
          <Link to={to} className="underline-offset-3 after:absolute after:inset-0 after:rounded-md hover:underline">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="h-7 font-display text-title font-semibold tabular-nums">
        {value === undefined ? <Bar className="mt-1 h-5 w-10" /> : formatCount(value)}
      </dd>
    </dl>
    <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" />
  </div>
);

/** Stat cards side by side; on a phone two in a row, the odd one out across. */
export const StatGrid = ({ count, children }: { readonly count: 3 | 4; readonly children: ReactNode }) => (
  <div
    className={classNames(
      'grid grid-cols-2 gap-3 sm:gap-4',
      count === 3 ? '*:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1' : 'lg:grid-cols-4',
    )}
  >
    {children}
  </div>
);
