import type { PropertyCard } from '@letfair/contract/search';

type Match = NonNullable<PropertyCard['match']>;

/** How well a home suits what somebody looks for and, on request, why. The score decides nothing; it only sorts. */
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
