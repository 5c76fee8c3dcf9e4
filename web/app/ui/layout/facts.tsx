interface FactsProps {
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** Below each other in columns, or side by side line by line. */
  readonly layout: 'large' | 'columns' | 'stacked' | 'pairs' | 'lines';
}

/** Terms and what is said about them. */
export const Facts = ({ facts, layout }: FactsProps) => (
  <dl className={`facts facts-${layout}`}>
    {facts.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
