import { type BulkStep, bulkSteps, MOST_AT_ONCE } from '@letfair/domain/listings/bulk/bulk-changes';
import { formatCount } from '@letfair/domain/money';
import type { Ref } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { actionLabels } from '../listing-actions.tsx';
import { homesInWords } from './bulk-words.ts';

interface SelectionBarProps {
  readonly ref: Ref<HTMLElement>;
  readonly count: number;
  /** How many homes match the filter. */
  readonly total: number;
  /** A whole page is chosen, and more homes match. */
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onStep: (step: BulkStep) => void;
  readonly onRent: () => void;
  readonly onAssign: () => void;
}

const chosenText = (count: number, busy: boolean): string => {
  if (count === 0) return '';
  return busy ? `Changing ${homesInWords(count)}...` : `${homesInWords(count)} chosen`;
};

/** What can be done with the homes that are chosen, in sight wherever the list stands. */
export function SelectionBar({ ref, count, total, hasMore, busy, onSelectAll, onClear, ...props }: SelectionBarProps) {
  return (
    <section
      ref={ref}
      aria-label="Chosen homes"
      className={
        count === 0
          ? 'sr-only'
          : 'sticky bottom-(--work-bar) z-10 grid grid-cols-1 gap-2 rounded-md border border-line-strong bg-card p-3 shadow-lg md:bottom-0 lg:flex lg:flex-wrap lg:items-center lg:justify-between'
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p aria-live="polite" className="font-semibold tabular-nums">
          {chosenText(count, busy)}
        </p>
        {hasMore && total <= MOST_AT_ONCE && (
          <Button size="sm" variant="plain" onClick={onSelectAll}>
            Select all {formatCount(total)} that match
          </Button>
        )}
        {count > 0 && (
          <Button size="sm" variant="plain" onClick={onClear}>
            Clear selection
          </Button>
        )}
        {hasMore && total > MOST_AT_ONCE && (
          <p className="text-sm text-muted">
            {formatCount(total)} match, and you can change up to {formatCount(MOST_AT_ONCE)} at once. Select more on the
            next pages, or filter the list.
          </p>
        )}
      </div>
      {count > 0 && (
        <div className="-m-1 flex gap-2 overflow-x-auto p-1 whitespace-nowrap sm:flex-wrap">
          {bulkSteps.map((step) => (
            <Button key={step} size="sm" data-step={step} onClick={() => busy || props.onStep(step)}>
              {actionLabels[step]}
            </Button>
          ))}
          <Button size="sm" onClick={props.onRent}>
            Change rent
          </Button>
          <Button size="sm" onClick={props.onAssign}>
            Assign
          </Button>
        </div>
      )}
    </section>
  );
}
