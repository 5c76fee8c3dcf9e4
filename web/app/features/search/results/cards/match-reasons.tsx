import type { ListingSummary as Card } from '@letfair/contract/search/search';
import { Badge } from '../../../../ui/badge.tsx';

/** The score only sorts listings; it decides nothing. It comes later than the card, so it lies on the photo. */
export const MatchReasons = ({ match: { score, reasons } }: { readonly match: NonNullable<Card['match']> }) => (
  <details className="absolute bottom-0 left-0 z-10 max-w-full p-2 text-sm open:inset-x-0 print:hidden">
    <summary className="flex min-h-8 w-fit cursor-pointer list-none items-center rounded-sm tabular-nums [&::-webkit-details-marker]:hidden">
      <Badge tone="good">{score}% match – why?</Badge>
    </summary>
    <ul className="absolute inset-x-2 bottom-full grid max-h-40 list-disc gap-1 overflow-y-auto rounded-sm border border-line bg-card py-2 pr-3 pl-7 wrap-anywhere">
      {reasons.map(({ criterion, words }) => (
        <li key={criterion}>{words}</li>
      ))}
    </ul>
  </details>
);
