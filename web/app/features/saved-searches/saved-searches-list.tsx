import type { SavedSearch } from '@letfair/contract/saved-searches';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { LinkButton } from '../../ui/actions/links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import { SavedSearchesPlaceholder } from './saved-searches-placeholder.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

export function SavedSearchesList() {
  const { searches, status, reload, change, remove } = useSavedSearches();
  const heading = useRef<HTMLHeadingElement>(null);
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const [asked, setAsked] = useState<SavedSearch | null>(null);
  const [deleting, setDeleting] = useState(false);

  async function onConfirm(search: SavedSearch) {
    setDeleting(true);
    const gone = await remove(search);
    setDeleting(false);
    setAsked(null);
    // The button that had the focus goes with its search.
    if (gone) setTimeout(() => heading.current?.focus());
  }

  return (
    <div className="grid gap-6">
      <PageHeading
        title="Saved searches"
        subtitle="The searches you keep, and how often we write to you about new homes."
        actions={<LinkButton to="/properties">Search homes</LinkButton>}
        headingRef={heading}
      />
      {status === 'failed' && <LoadFailure what="your saved searches" onRetry={reload} />}
      {!searches && status === 'loading' && <SavedSearchesPlaceholder />}
      {searches?.length === 0 && <NoSearches />}
      {searches && searches.length > 0 && (
        <ul className="grid gap-3">
          {searches.map((search) => (
            <SavedSearchRow
              key={search.id}
              search={search}
              onFrequency={(frequency) => void change(search, { frequency })}
              onRename={() => setRenamed(search)}
              onDelete={() => setAsked(search)}
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
      {asked && (
        <ConfirmDialog
          title="Delete this search?"
          action="Delete search"
          busy={deleting && 'Deleting...'}
          onConfirm={() => void onConfirm(asked)}
          onClose={() => setAsked(null)}
        >
          “{asked.name}” will be gone, and so will its mails.
        </ConfirmDialog>
      )}
    </div>
  );
}

const NoSearches = () => (
  <EmptyState
    icon={Bell}
    title="No saved searches yet"
    actions={
      <LinkButton to="/properties" variant="accent">
        Search homes
      </LinkButton>
    }
  >
    Search for a home, then press “Save this search” above the results.
  </EmptyState>
);
