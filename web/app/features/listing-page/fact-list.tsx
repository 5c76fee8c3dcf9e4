import type { Fact } from './fact.ts';

/** What people look for first, as large as it is short. */
export const KeyFacts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
    {facts.map(({ term, value }) => (
      <div key={term} className="grid gap-0.5">
        <dt className="text-sm text-muted">{term}</dt>
        <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

/** A term and what is said about it, line by line. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="grid gap-2">
    {facts.map(({ term, value }) => (
      <div key={term} className="grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <dt className="text-muted">{term}</dt>
        <dd className="wrap-anywhere whitespace-pre-line tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
