import type { ListingForm } from '@letfair/domain/listings/fields';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { LeaveDialog, useLeaveGuard } from '../../../../ui/overlays/leave-guard.tsx';
import type { Lister } from './law/law-of-form.ts';
import type { SavedDraft } from './saving/draft-saver.ts';
import { draftToasts, SaveStatus, StaleDraftDialog } from './saving/draft-status.tsx';
import { storePendingSubmission } from './saving/pending-submission.ts';
import { useDraftSaving } from './saving/use-draft-saving.ts';
import { useKeepUnsaved } from './saving/use-keep-unsaved.ts';
import { useWizard } from './use-wizard.ts';
import { WizardForm } from './wizard-form.tsx';
import { draftIdIn } from './wizard-source.ts';

/** The longest wait for the draft to be saved before going on. */
const SAVE_PATIENCE_MS = 8_000;

interface DraftWizardProps {
  readonly lister: Lister;
  readonly draft: SavedDraft | null;
  /** As the server has it. */
  readonly savedForm: ListingForm;
  /** A form that is newer than the saved one. */
  readonly startForm?: ListingForm;
  readonly onCreated: (id: string) => Promise<void>;
}

export function DraftWizard({ lister, draft, savedForm, startForm = savedForm, onCreated }: DraftWizardProps) {
  const navigate = useNavigate();
  const wizard = useWizard(startForm, lister);
  const { form } = wizard;
  const saving = useDraftSaving({
    draft,
    savedForm,
    form,
    // Navigating now would dismiss the dialog that asks whether to leave.
    onCreated: async (id) => {
      if (!leaving.isAsking()) await onCreated(id);
    },
  });
  const [busy, setBusy] = useState<'saving' | 'listing' | null>(null);
  const [putOff, setPutOff] = useState(false);
  if (putOff && saving.trouble !== 'stale') setPutOff(false);
  const leaving = useLeaveGuard({
    isUnsaved: saving.isUnsaved,
    isSamePage: ({ pathname, search }) =>
      pathname === '/list-property' && saving.currentDraft()?.id === draftIdIn(search),
  });

  const forgetUnsaved = useKeepUnsaved(form, saving.draft, saving.isUnsaved);

  function leave() {
    forgetUnsaved();
    leaving.leave();
  }

  async function stay() {
    // The dialog also calls this when it closes after an answer.
    if (!leaving.isAsking()) return;
    leaving.stay();
    const saved = saving.currentDraft();
    if (saved && saved.id !== draftIdIn(window.location.search)) await onCreated(saved.id);
  }

  async function saveDraft(): Promise<boolean> {
    const outcome = await saving.save();
    if (outcome === 'stale') setPutOff(false);
    else toast(outcome === 'failed' ? draftToasts.notSaved : draftToasts.saved);
    return outcome === 'created' || outcome === 'saved';
  }

  async function pressSave() {
    setBusy('saving');
    await saveDraft();
    setBusy(null);
  }

  async function list() {
    if (!wizard.check()) return;
    setBusy('listing');
    // If saving fails, the form is still passed on in session storage.
    if (saving.isUnsaved || !saving.draft) await Promise.race([saving.save(), patience()]);
    const saved = saving.currentDraft();
    storePendingSubmission({ form, draftId: saved?.id ?? null, version: saved?.version });
    forgetUnsaved();
    leaving.allowLeaving();
    await navigate('/inventory-booking');
  }

  async function keepMine() {
    const outcome = await saving.keepMine();
    toast(outcome === 'created' || outcome === 'saved' ? draftToasts.saved : draftToasts.notSaved);
  }

  async function takeOther() {
    const theirs = await saving.takeOther();
    if (theirs) wizard.dispatch({ kind: 'loaded', form: theirs });
    toast(theirs ? draftToasts.loaded : draftToasts.notLoaded);
  }

  async function saveAndLeave() {
    if (await saveDraft()) leaving.leave();
    else await stay();
  }

  return (
    <>
      <PageHeading
        title={saving.draft ? 'Edit Property Draft' : 'List Your Property'}
        actions={saving.draft && <Badge tone="warm">Draft Mode</Badge>}
      />
      <WizardForm
        wizard={wizard}
        onCancel={() => navigate('/dashboard')}
        status={
          <SaveStatus
            savedAt={saving.savedAt}
            trouble={saving.trouble}
            reason={saving.reason}
            willRetry={form.title.trim() !== ''}
            onResolveConflict={() => setPutOff(false)}
          />
        }
        actions={
          <>
            <Button onClick={pressSave} busy={busy === 'saving' && 'Saving...'}>
              Save Draft
            </Button>
            {wizard.tab === 'details' && (
              <Button variant="primary" onClick={list} busy={busy === 'listing' && 'One moment...'}>
                List Property
              </Button>
            )}
          </>
        }
      />
      {saving.trouble === 'stale' && !putOff && busy !== 'listing' && (
        <StaleDraftDialog what="draft" onKeepMine={keepMine} onTakeOther={takeOther} onClose={() => setPutOff(true)} />
      )}
      {leaving.asking && <LeaveDialog onStay={stay} onLeave={leave} onSaveAndLeave={saveAndLeave} />}
    </>
  );
}

const patience = () => new Promise((resolve) => setTimeout(resolve, SAVE_PATIENCE_MS));
