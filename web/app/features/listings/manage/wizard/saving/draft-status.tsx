import { ukTimeInWords } from '@letfair/domain/uk-time';
import { useState } from 'react';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog.tsx';
import type { SaverState } from './draft-saver.ts';

export const draftToasts = {
  loaded: { title: 'Draft Loaded' },
  notLoaded: { title: 'Error', description: 'Failed to load draft. Please try again.' },
  saved: { title: 'Draft Saved', description: 'Your progress has been saved.' },
  notSaved: { title: 'Error', description: 'Failed to save draft. Please try again.' },
} as const;

interface SaveStatusProps extends Pick<SaverState, 'savedAt' | 'trouble' | 'reason'> {
  /** Nothing is saved by itself without a title. */
  readonly willRetry: boolean;
  readonly onResolveConflict: () => void;
}

/** Takes its space from the start, so that the layout does not shift. */
export const SaveStatus = ({ savedAt, trouble, reason, willRetry, onResolveConflict }: SaveStatusProps) => (
  <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
    {savedAt && (
      <p className="tabular-nums">
        Last saved <time dateTime={savedAt.toISOString()}>{ukTimeInWords(savedAt)}</time>
      </p>
    )}
    <p aria-live="polite">
      {trouble === 'failed' &&
        (reason ? `Not saved yet: ${reason}` : `Not saved yet${willRetry ? ', trying again' : ''}`)}
      {trouble === 'stale' && 'Not saved, because there’s a newer version'}
    </p>
    {trouble === 'stale' && (
      <Button size="sm" onClick={onResolveConflict}>
        Choose a version
      </Button>
    )}
  </div>
);

interface StaleDialogProps {
  /** The version saved elsewhere. */
  readonly what: 'draft' | 'listing';
  readonly onKeepMine: () => Promise<void>;
  readonly onTakeOther: () => Promise<void>;
  readonly onClose: () => void;
}

/** The draft was changed elsewhere, so the lister chooses a version. */
export function StaleDraftDialog({ what, onKeepMine, onTakeOther, onClose }: StaleDialogProps) {
  const [busy, setBusy] = useState<'mine' | 'other' | null>(null);

  async function choose(choice: 'mine' | 'other', act: () => Promise<void>) {
    if (busy) return;
    setBusy(choice);
    await act();
    setBusy(null);
  }

  return (
    <Dialog title={`This ${what} was changed in another tab`} onClose={onClose}>
      <p>
        A newer version has been saved since you opened this one, perhaps in another tab or on another device. Which one
        would you like to keep?
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => choose('mine', onKeepMine)} busy={busy === 'mine' && 'Saving...'}>
          Keep mine
        </Button>
        <Button onClick={() => choose('other', onTakeOther)} busy={busy === 'other' && 'Loading...'}>
          Use the newer version
        </Button>
      </div>
    </Dialog>
  );
}
