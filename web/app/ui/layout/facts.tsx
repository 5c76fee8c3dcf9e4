import { classNames } from '../../lib/class-names.ts';

/** How terms and values stand: below each other in columns, or side by side line by line. */
const layouts = {
  large: ['grid grid-cols-2 gap-4 sm:grid-cols-3', 'grid gap-0.5', 'text-sm', 'font-semibold tabular-nums'],
  columns: ['grid gap-x-6 gap-y-2 sm:grid-cols-2', 'min-w-0', 'text-sm', 'whitespace-pre-line'],
  stacked: ['grid gap-2', 'min-w-0', 'text-sm', 'whitespace-pre-line'],
  pairs: ['grid grid-cols-2 gap-x-6 gap-y-2', 'min-w-0', 'text-sm', 'tabular-nums'],
  lines: ['grid gap-2', 'grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]', '', 'whitespace-pre-line tabular-nums'],
} as const;

interface FactsProps {
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly layout: keyof typeof layouts;
}

/** Terms and what is said about them. */
export function Facts({ facts, layout }: FactsProps) {
  const [listStyle, pairStyle, termStyle, valueStyle] = layouts[layout];
  return (
    <dl className={listStyle}>
      {facts.map(({ term, value }) => (
        <div key={term} className={pairStyle}>
          <dt className={classNames(termStyle, 'text-muted')}>{term}</dt>
          <dd className={classNames('wrap-anywhere', valueStyle)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
