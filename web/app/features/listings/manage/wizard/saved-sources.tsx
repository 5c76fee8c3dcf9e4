import type { Draft } from '@letfair/contract/listings/drafts';
import type { OwnListing } from '@letfair/contract/listings/listings';
import { formOfDraft } from '@letfair/domain/listings/form/draft-form';
import { canEdit, listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { useEffect } from 'react';
import { toLoadResult, useDetails } from '../../../../lib/page-data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { PagePlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { accountLoader, api } from '../../../accounts/session/index.ts';
import { DraftWizard } from './draft-wizard.tsx';
import type { Lister } from './law/law-of-form.ts';
import { ListingEditor } from './listing-editor.tsx';
import { draftToasts } from './saving/draft-status.tsx';
import { editToasts } from './saving/edit-outcome.ts';
import { pendingSubmission, unsavedForm } from './saving/pending-submission.ts';

/** The wizard opens at once; what it continues is loaded by the two components below. */
export const loadSavedSource = accountLoader(() => ({}), undefined, {
  'saved-draft': ({ id, signal }) => toLoadResult(api.listings.draft({ params: { id } }, { signal })),
  'saved-listing': ({ id, signal }) => toLoadResult(api.listings.own({ params: { id } }, { signal })),
});

interface SavedSourceProps {
  readonly id: string;
  readonly lister: Lister;
}

interface SavedDraftProps extends SavedSourceProps {
  readonly onCreated: (id: string) => Promise<void>;
}

/** `?draft=`: the draft as it was last saved. */
export function SavedDraftWizard({ id, lister, onCreated }: SavedDraftProps) {
  const { data: draft, hasFailed, reload } = useDetails<Draft>('saved-draft', id);
  const isLoaded = draft !== undefined;

  useEffect(() => {
    if (isLoaded) toast(draftToasts.loaded);
    if (hasFailed) toast(draftToasts.notLoaded);
  }, [isLoaded, hasFailed]);

  if (draft) {
    const { version } = draft;
    // The inventory step was reached without saving the draft, so the typed form is newer than the draft.
    const pending = pendingSubmission();
    const isNewer = pending?.draftId === draft.id && pending.version === version;
    // Typed before a reload; if the draft was changed elsewhere since, saving asks which one to keep.
    const unsaved = unsavedForm.read();
    const typed = unsaved?.draftId === draft.id ? unsaved : isNewer ? pending : null;
    return (
      <DraftWizard
        lister={lister}
        draft={{ id: draft.id, version: typed?.version ?? version }}
        savedForm={formOfDraft(draft)}
        {...(typed && { startForm: typed.form })}
        onCreated={onCreated}
      />
    );
  }
  if (hasFailed)
    return <LoadFailure title="Edit Property Draft" sentence={draftToasts.notLoaded.description} onRetry={reload} />;
  return <PagePlaceholder fields={6} />;
}

/** `?listing=`: a listing that was submitted. */
export function SavedListingEditor({ id, lister }: SavedSourceProps) {
  const { data: listing, hasFailed, reload } = useDetails<OwnListing>('saved-listing', id);

  useEffect(() => {
    if (hasFailed) toast(editToasts.notLoaded);
  }, [hasFailed]);

  if (listing && canEdit(listing.status)) return <ListingEditor lister={lister} listing={listing} />;
  if (listing)
    return (
      <>
        <PageHeading title="Edit your property" />
        <Note>
          <p>You can’t edit a listing with the status “{listingStatusLabels[listing.status]}”.</p>
          <TextLink to="/properties/manage">Manage your properties</TextLink>
        </Note>
      </>
    );
  if (hasFailed)
    return <LoadFailure title="Edit your property" sentence={editToasts.notLoaded.description} onRetry={reload} />;
  return <PagePlaceholder fields={6} />;
}

interface LoadFailureProps {
  readonly title: string;
  readonly sentence: string;
  readonly onRetry: () => void;
}

const LoadFailure = ({ title, sentence, onRetry }: LoadFailureProps) => (
  <>
    <PageHeading title={title} />
    <Alert>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p>{sentence}</p>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
        <TextLink to="/dashboard">Back to the dashboard</TextLink>
      </div>
    </Alert>
  </>
);
