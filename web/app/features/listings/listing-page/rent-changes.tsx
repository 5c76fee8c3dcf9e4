import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { RentStory } from './listing-view.ts';

/** How the rent has changed; nothing for a rent that never was. */
export function RentChanges({ rents: { reduced, lines, history } }: { readonly rents: RentStory }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Rent history" className="mt-2 grid gap-1">
      {lines.map((line, at) => (
        <p key={line} className="flex flex-wrap items-center gap-x-2 tabular-nums">
          {at === 0 && reduced && <Badge tone="warm">{reduced}</Badge>}
          {line}
        </p>
      ))}
      {history.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm text-link underline underline-offset-3">
            {`All ${history.length} rents of this home`}
          </summary>
          <ol className="mt-2 grid list-disc gap-1 pl-5 tabular-nums">
            {history.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes of one day may read the same, and none moves
              <li key={at}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      <p className="text-sm text-muted print:hidden">
        <TextLink to="/help?q=reduced">How rents and reductions are counted</TextLink>
      </p>
    </section>
  );
}
