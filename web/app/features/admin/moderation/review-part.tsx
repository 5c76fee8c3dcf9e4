import type { Fact } from '@letfair/domain/listings/read-listing';
import { type ReactNode, useId } from 'react';

interface ReviewPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ReviewPart({ title, children }: ReviewPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-4">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
    {facts.map(({ term, value }) => (
      <div key={term} className="min-w-0">
        <dt className="text-sm text-muted">{term}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
      </div>
    ))}
  </dl>
);
