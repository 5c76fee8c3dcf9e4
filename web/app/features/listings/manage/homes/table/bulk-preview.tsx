import type { BulkResult } from '@letfair/contract/agencies/bulk';
import type { ReactNode } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { HomeOfResult, MOST_NAMED, MoreHomes, RefusedHomes } from './bulk-notice.tsx';
import { homesInWords } from './bulk-words.ts';

interface BulkPreviewProps {
  readonly results: readonly BulkResult[];
  /** Said when no home would change. */
  readonly none: string;
  /** What would change, beside the name of the home. */
  readonly changeOf: (result: BulkResult) => ReactNode;
  /** What else would change, after how many homes would. */
  readonly note?: string | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** What a change would do home by home, and the press that does it. */
export function BulkPreview({ results, none, changeOf, note, busy, onConfirm }: BulkPreviewProps) {
  const changed = results.filter(({ outcome }) => outcome === 'done');
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  return (
    <div className="grid gap-4" aria-live="polite">
      <p className="font-semibold">
        {changed.length === 0
          ? none
          : `${homesInWords(changed.length)} would change${refused.length > 0 ? `, ${homesInWords(refused.length)} wouldn’t` : ''}.`}
        {note && ` ${note}`}
      </p>
      {changed.length > 0 && (
        <ul className="grid max-h-72 gap-2 overflow-y-auto border-l border-line pl-4 tabular-nums">
          {changed.slice(0, MOST_NAMED).map((result) => (
            <li key={result.id} className="flex flex-wrap justify-between gap-x-4 wrap-anywhere">
              <span className="min-w-0">
                {result.title}
                <HomeOfResult result={result} />
              </span>
              <span className="ml-auto text-right">{changeOf(result)}</span>
            </li>
          ))}
          <MoreHomes of={changed.length} />
        </ul>
      )}
      {refused.length > 0 && <RefusedHomes refused={refused} {...(changed.length === 0 && { isOpen: true })} />}
      {changed.length > 0 && (
        <Button variant="primary" busy={busy && 'Changing...'} onClick={onConfirm}>
          Change {homesInWords(changed.length)}
        </Button>
      )}
    </div>
  );
}
