interface FactsProps {
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly className: string;
  /** Of each pair of a term and its value. */
  readonly pairClassName: string;
  readonly termClassName?: string;
  readonly valueClassName: string;
}

/** Terms and what is said about them. */
export const Facts = ({ facts, className, pairClassName, termClassName, valueClassName }: FactsProps) => (
  <dl className={className}>
    {facts.map(({ term, value }) => (
      <div key={term} className={pairClassName}>
        <dt className={termClassName ?? 'text-sm text-muted'}>{term}</dt>
        <dd className={valueClassName}>{value}</dd>
      </div>
    ))}
  </dl>
);
