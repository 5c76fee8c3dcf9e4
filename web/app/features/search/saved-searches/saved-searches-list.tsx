import type { SavedSearch } from '@letfair/contract/search/saved-searches';
import { describeSearch } from '@letfair/domain/search/describe-search';
import type { AlertFrequency } from '@letfair/domain/search/saved-searches';
import { parseSearchParams } from '@letfair/domain/search/search-query';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { type LoadResult, toLoadResult } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { SelectFilter } from '../../../ui/forms/select.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { useConfirmation } from '../../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { accountLoader, api } from '../../accounts/session/index.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { frequencyOptions } from './saved-search-form.ts';
import { useSavedSearches } from './use-saved-searches.ts';

export const loadSavedSearches = accountLoader(({ signal }) => ({
  searches: toLoadResult(api.savedSearches.list({}, { signal })),
}));

interface SavedSearchesListProps {
  readonly searches: Promise<LoadResult<{ readonly searches: readonly SavedSearch[] }>>;
}

export function SavedSearchesList({ searches }: SavedSearchesListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid gap-6">
      <PageHeading
        title="Saved searches"
        subtitle="Your saved searches, and how often we email you about new homes."
        actions={<LinkButton to="/properties">Search homes</LinkButton>}
        headingRef={heading}
      />
      <Awaited
        promise={searches}
        what="your saved searches"
        fallback={<ListPlaceholder lines={1} buttons={2} className="gap-3" status="Loading your saved searches..." />}
      >
        {(data) => <SavedSearchRows loaded={data.searches} onFocusLost={() => heading.current?.focus()} />}
      </Awaited>
    </div>
  );
}

interface SavedSearchRowsProps {
  readonly loaded: readonly SavedSearch[];
  readonly onFocusLost: () => void;
}

function SavedSearchRows({ loaded, onFocusLost }: SavedSearchRowsProps) {
  const { searches, change, remove } = useSavedSearches(loaded);
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const deletion = useConfirmation<SavedSearch>({
    title: 'Delete this search?',
    action: 'Delete search',
    busy: 'Deleting...',
    text: ({ name }) => `We’ll delete “${name}” and stop emailing you about it.`,
    perform: remove,
    onFocusLost,
  });

  return (
    <>
      {searches.length === 0 ? (
        noSearches
      ) : (
        <ul className="grid gap-3">
          {searches.map((search) => (
            <SavedSearchRow
              key={search.id}
              search={search}
              onFrequency={(frequency) => void change(search, { frequency })}
              onRename={() => setRenamed(search)}
              onDelete={() => deletion.ask(search)}
            />
          ))}
        </ul>
      )}
      {renamed && (
        <RenameDialog
          name={renamed.name}
          onRename={(name) => change(renamed, { name })}
          onClose={() => setRenamed(null)}
        />
      )}
      {deletion.dialog}
    </>
  );
}

const toSearch = { to: '/properties', text: 'Search homes', variant: 'primary' } as const;
const noSearches = (
  <EmptyState icon={Bell} title="No saved searches yet" link={toSearch}>
    Search for a home, then press “Save this search” above the results.
  </EmptyState>
);

interface SavedSearchRowProps {
  readonly search: SavedSearch;
  readonly onFrequency: (frequency: AlertFrequency) => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

const SavedSearchRow = ({ search, onFrequency, onRename, onDelete }: SavedSearchRowProps) => (
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
            Emails<VisuallyHidden> for {search.name}</VisuallyHidden>
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
