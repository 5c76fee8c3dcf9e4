import type { ListingSummary } from '@letfair/contract/search/search';

type Match = NonNullable<ListingSummary['match']>;

/** The score only sorts listings; it decides nothing. */
export const MatchReasons = ({ match: { score, reasons } }: { readonly match: Match }) => (
  <details className="text-sm print:hidden">
    <summary className="w-fit cursor-pointer rounded-sm py-1 font-semibold text-link tabular-nums">
      Why this is a {score}% match
    </summary>
    <ul className="mt-1 grid list-disc gap-1 pl-5 wrap-anywhere">
      {reasons.map(({ criterion, words }) => (
        <li key={criterion}>{words}</li>
      ))}
    </ul>
  </details>
);
