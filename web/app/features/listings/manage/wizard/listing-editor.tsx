import type { TakeDownQuestion } from '@letfair/contract/listings/consequences';
import type { OwnListing } from '@letfair/contract/listings/listings';
import { payloadOf } from '@letfair/domain/listings/form/listing-payload';
import { type FormPlace, formPlaces } from '@letfair/domain/listings/form/places';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { answerOf, useStep } from '../../../../lib/forms/use-step.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { LeaveDialog, useLeaveGuard } from '../../../../ui/overlays/leave-guard.tsx';
import { api } from '../../../accounts/session/index.ts';
import { formOfListing } from '../form-of-listing.ts';
import { useHomesPath } from '../homes/way-back.ts';
import { RevisionReasons } from '../revision/version-comparison.tsx';
import type { Lister } from './law/law-of-form.ts';
import { contentOf } from './saving/draft-saver.ts';
import { StaleDraftDialog } from './saving/draft-status.tsx';
import { editOutcome, editToasts } from './saving/edit-outcome.ts';
import { unsavedForm } from './saving/pending-submission.ts';
import { TakeDownDialog } from './saving/take-down-dialog.tsx';
import { useKeepUnsaved } from './saving/use-keep-unsaved.ts';
import { useWizard } from './use-wizard.ts';
import { WizardForm } from './wizard-form.tsx';

type Edit = Parameters<typeof api.listings.edit>[0]['body'];

interface ListingEditorProps {
  readonly lister: Lister;
  readonly listing: OwnListing;
}

/** The same form over a listing that was submitted: it changes the listing itself, so it has no draft. */
export function ListingEditor({ lister, listing: loaded }: ListingEditorProps) {
  const navigate = useNavigate();
  const homesPath = useHomesPath();
  const [listing, setListing] = useState(loaded);
  const [start] = useState(() => typedBeforeReload(loaded) ?? formOfListing(loaded));
  const wizard = useWizard(start, lister, listing);
  useWantedField(wizard.showPlace);
  const step = useStep();
  const [stale, setStale] = useState(false);
  const [question, setQuestion] = useState<TakeDownQuestion | null>(null);
  const isUnsaved = contentOf(wizard.form) !== contentOf(formOfListing(listing));
  const leaving = useLeaveGuard({ isUnsaved });
  const forgetUnsaved = useKeepUnsaved(wizard.form, listing, isUnsaved);

  async function save(version: number, confirmed?: string) {
    if (!wizard.check()) return;
    const body = { ...payloadOf(wizard.withDeposits(wizard.form)), ...(confirmed && { confirmed }) } as Edit;
    const taken = await step.take(
      'save',
      ({ idempotencyKey }) =>
        api.listings.edit({ params: { id: listing.id }, body }, { ifMatch: version, idempotencyKey }),
      { content: { body, version } },
    );
    if (!taken) return;
    const outcome = editOutcome(answerOf(taken), listing.status);
    if (outcome.kind === 'stale' && (await saveOverCaptions())) return;
    setQuestion(outcome.kind === 'asked' ? outcome.question : null);
    setStale(outcome.kind === 'stale');
    if (outcome.kind === 'stale' || outcome.kind === 'asked') return;
    toast(outcome.toast);
    if (outcome.kind === 'refused') return wizard.showProblems(outcome.problems);
    forgetUnsaved();
    leaving.allowLeaving();
    await navigate(homesPath);
  }

  /** A caption that waits for review has made a newer version with the same form, which is no conflict. */
  async function saveOverCaptions(): Promise<boolean> {
    const other = await loadOther();
    if (!other || contentOf(formOfListing(other)) !== contentOf(formOfListing(listing))) return false;
    setListing(other);
    await save(other.version);
    return true;
  }

  async function loadOther(): Promise<OwnListing | null> {
    try {
      const answer = await api.listings.own({ params: { id: listing.id } });
      if (answer.success) return answer.data;
    } catch {
      // A lost connection is shown like a refusal.
    }
    toast(editToasts.notLoaded);
    return null;
  }

  async function keepMine() {
    const other = await loadOther();
    if (other) await save(other.version);
  }

  async function takeOther() {
    const other = await loadOther();
    if (!other) return;
    setListing(other);
    wizard.dispatch({ kind: 'loaded', form: formOfListing(other) });
    setStale(false);
  }

  function leave() {
    forgetUnsaved();
    leaving.leave();
  }

  return (
    <>
      <PageHeading title="Edit your property" />
      {listing.status === 'rejected' && listing.rejectionReason && (
        <Alert>
          <p className="font-semibold">This listing needs some changes. Make the ones we’ve asked for, then save it.</p>
          <p>{listing.rejectionReason}</p>
        </Alert>
      )}
      {listing.revision && (
        <Note>
          <p className="font-semibold">These changes are waiting for review. You can still edit them.</p>
          <RevisionReasons reasons={listing.revision.reasons} />
        </Note>
      )}
      <WizardForm
        wizard={wizard}
        onCancel={() => navigate(homesPath)}
        actions={
          <Button variant="primary" onClick={() => save(listing.version)} busy={step.isBusy && 'Saving...'}>
            Save Changes
          </Button>
        }
      />
      {stale && (
        <StaleDraftDialog
          what="listing"
          onKeepMine={keepMine}
          onTakeOther={takeOther}
          onClose={() => setStale(false)}
        />
      )}
      {question && (
        <TakeDownDialog
          title={listing.title}
          question={question}
          busy={step.isBusy}
          onSave={() => save(listing.version, question.seen)}
          onClose={() => setQuestion(null)}
        />
      )}
      {leaving.asking && <LeaveDialog onStay={leaving.stay} onLeave={leave} />}
    </>
  );
}

/** `?field=` opens the form at what a list of homes says has to change. */
function useWantedField(showPlace: (place: FormPlace) => void): void {
  const [params] = useSearchParams();
  const field = params.get('field');
  const show = useEffectEvent(showPlace);
  useEffect(() => {
    const place = formPlaces.find((known) => known === field);
    if (place) show(place);
  }, [field]);
}

/** Only over the version it was typed over: a newer one may be somebody else's. */
function typedBeforeReload({ id, version }: OwnListing) {
  const kept = unsavedForm.read();
  return kept?.draftId === id && kept.version === version ? kept.form : null;
}
