import { type BulkStep, bulkSteps, MOST_AT_ONCE } from '@letfair/domain/listings/bulk/bulk-changes';
import { formatCount } from '@letfair/domain/money';
import { Button } from '../../../../../ui/actions/button.tsx';
import { actionLabels } from '../listing-actions.tsx';
import { homesInWords } from './bulk-words.ts';

interface SelectionBarProps {
  readonly count: number;
  /** How many homes match the filter. */
  readonly total: number;
  readonly isPageSelected: boolean;
  readonly isAllSelected: boolean;
  readonly busy: boolean;
  readonly onSelectPage: (selected: boolean) => void;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onStep: (step: BulkStep) => void;
  readonly onRent: () => void;
  readonly onAssign: () => void;
}

const chosenText = (count: number, busy: boolean): string => {
  if (count === 0) return 'Choose several homes to change them all at once.';
  return busy ? `Changing ${homesInWords(count)}...` : `${homesInWords(count)} chosen`;
};

/** What can be done with the homes that are chosen. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, total, isPageSelected, isAllSelected, busy, onSelectPage, onSelectAll, onClear } = props;
  const hasMore = isPageSelected && !isAllSelected && total > count;
  return (
    <section aria-label="Chosen homes" className="grid gap-3 rounded-md border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex min-h-9 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={isPageSelected}
            onChange={(event) => onSelectPage(event.target.checked)}
            className="size-5 shrink-0 cursor-pointer"
          />
          Choose all on this page
        </label>
        <p aria-live="polite" className="text-muted tabular-nums">
          {chosenText(count, busy)}
        </p>
        {hasMore && total <= MOST_AT_ONCE && (
          <Button size="sm" variant="plain" onClick={onSelectAll}>
            Choose all {formatCount(total)} that match
          </Button>
        )}
        {hasMore && total > MOST_AT_ONCE && (
          <p className="text-sm text-muted">
            {formatCount(total)} match, and you can change up to {formatCount(MOST_AT_ONCE)} at once. Choose more on the
            next pages, or filter the list.
          </p>
        )}
        {count > 0 && (
          <Button size="sm" variant="plain" onClick={onClear}>
            Clear selection
          </Button>
        )}
      </div>
      {count > 0 && (
        <div className="flex flex-wrap gap-2">
          {bulkSteps.map((step) => (
            <Button key={step} size="sm" onClick={() => busy || props.onStep(step)}>
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
