import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { signInPath } from '../../../../lib/safe-next-path.ts';
import { PagePlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { useSession } from '../../../accounts/session/index.ts';
import { DraftWizard } from './draft-wizard.tsx';
import type { Lister } from './law/law-of-form.ts';
import { SavedDraftWizard, SavedListingEditor } from './saved-sources.tsx';
import { clearPendingSubmission, pendingSubmission, unsavedForm } from './saving/pending-submission.ts';
import { firstShown, nextShown, type ShownSource, sourceIn } from './wizard-source.ts';

/** Landlords and agents only; everyone else is sent to sign in, and led back. */
export function ListPropertyPage() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <PagePlaceholder fields={6} />;
  const user = session.status === 'signed-in' ? session.user : null;
  const lister = user?.userType;
  if (lister !== 'landlord' && lister !== 'agent') return <Navigate to={signInPath(pathname + search)} replace />;
  // What one person typed is never saved for someone else who signs in later.
  return <WizardForAddress key={user?.email} lister={lister} search={search} />;
}

interface WizardForAddressProps {
  readonly lister: Lister;
  readonly search: string;
}

function WizardForAddress({ lister, search }: WizardForAddressProps) {
  const navigate = useNavigate();
  const [created, setCreated] = useState<string | null>(null);
  const [before, setBefore] = useState<ShownSource>(() => firstShown(sourceIn(search)));
  const shown = nextShown(before, sourceIn(search), created);
  if (shown !== before) setBefore(shown);
  const { begunWith, round } = shown;

  async function onCreated(id: string) {
    setCreated(id);
    await navigate({ search: `?draft=${encodeURIComponent(id)}` }, { replace: true, preventScrollReset: true });
  }

  switch (begunWith.kind) {
    case 'draft':
      return <SavedDraftWizard key={round} id={begunWith.id} lister={lister} onCreated={onCreated} />;
    case 'listing':
      return <SavedListingEditor key={round} id={begunWith.id} lister={lister} />;
    case 'new':
      return <NewWizard key={round} lister={lister} onCreated={onCreated} />;
  }
}

interface NewWizardProps {
  readonly lister: Lister;
  readonly onCreated: (id: string) => Promise<void>;
}

function NewWizard({ lister, onCreated }: NewWizardProps) {
  // A form that reached the inventory step, or was left by a reload, without being saved is restored once.
  const [pending] = useState(() => [pendingSubmission(), unsavedForm.read()].find((kept) => kept?.draftId === null));
  useEffect(() => {
    if (pending) clearPendingSubmission();
  }, [pending]);

  return (
    <DraftWizard
      lister={lister}
      draft={null}
      savedForm={emptyListingForm}
      startForm={pending?.form ?? emptyListingForm}
      onCreated={onCreated}
    />
  );
}
