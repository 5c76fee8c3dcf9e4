import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

export const PageHeading = ({ title, subtitle, actions }: PageHeadingProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div className="grid gap-2">
      <h1 className="text-heading">{title}</h1>
      {subtitle && <p className="max-w-prose text-muted">{subtitle}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
  </div>
);
