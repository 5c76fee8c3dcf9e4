import type { FactGroup } from './listing-facts.ts';

export const FactList = ({ facts }: Pick<FactGroup, 'facts'>) => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
    {facts.map(([term, value]) => (
      <div key={term} className="min-w-0">
        <dt className="text-sm text-muted">{term}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
      </div>
    ))}
  </dl>
);
