import type { SavedSearch } from '@letfair/contract/saved-searches';
import { describeSearch } from '@letfair/domain/search/describe-search';
import type { AlertFrequency } from '@letfair/domain/search/saved-searches';
import { parseSearchParams } from '@letfair/domain/search/search-query';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/links.tsx';
import { SelectFilter } from '../../ui/forms/select.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { frequencyOptions } from './frequency-labels.ts';

interface SavedSearchRowProps {
  readonly search: SavedSearch;
  readonly onFrequency: (frequency: AlertFrequency) => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

export const SavedSearchRow = ({ search, onFrequency, onRename, onDelete }: SavedSearchRowProps) => (
  <li className="grid gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
    <div className="grid gap-1 wrap-anywhere">
      <h2 className="text-base">
        <TextLink to={search.search === '' ? '/properties' : `/properties?${search.search}`}>{search.name}</TextLink>
      </h2>
      <p className="text-sm text-muted">
        {describeSearch(parseSearchParams(new URLSearchParams(search.search)).query)} · Saved{' '}
        {formatDate(search.createdAt)}
      </p>
    </div>
    <div className="flex flex-wrap items-center justify-between gap-4">
      <SelectFilter<AlertFrequency>
        label={
          <>
            Mails<VisuallyHidden> for {search.name}</VisuallyHidden>
          </>
        }
        value={search.frequency}
        options={frequencyOptions}
        onChange={onFrequency}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onRename}>
          Rename<VisuallyHidden> {search.name}</VisuallyHidden>
        </Button>
        <Button size="sm" variant="danger" onClick={onDelete}>
          Delete<VisuallyHidden> {search.name}</VisuallyHidden>
        </Button>
      </div>
    </div>
  </li>
);
