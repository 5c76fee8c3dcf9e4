import type { LucideIcon } from 'lucide-react';
import { Skeleton } from './skeleton.tsx';

interface StatCardProps {
  readonly label: string;
  /** Undefined while the figure is on its way. */
  readonly value: number | undefined;
  readonly icon: LucideIcon;
}

export const StatCard = ({ label, value, icon: Icon }: StatCardProps) => (
  <div className="flex items-start justify-between gap-4 rounded-md border border-line bg-card p-5">
    <dl className="grid gap-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="h-9 font-display text-heading font-semibold tabular-nums">
        {value === undefined ? <Skeleton className="mt-1 h-7 w-14" /> : value.toLocaleString('en-GB')}
      </dd>
    </dl>
    <Icon aria-hidden="true" className="size-5 text-primary" />
  </div>
);
