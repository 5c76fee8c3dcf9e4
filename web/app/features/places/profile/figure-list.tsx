import type { ReactNode } from 'react';

export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** A row of numbers, each under its name. */
export const FigureList = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:divide-x lg:divide-line">
    {figures.map(({ label, value, note }) => (
      <div key={label} className="grid content-start gap-1 lg:not-first:pl-6">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="grid gap-1.5">
          <span className="font-display text-heading font-semibold tabular-nums">{value}</span>
          {note}
        </dd>
      </div>
    ))}
  </dl>
);
