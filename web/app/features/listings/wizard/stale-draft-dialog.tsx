import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface StaleDialogProps {
  /** What was changed elsewhere. */
  readonly what: 'draft' | 'listing';
  readonly onKeepMine: () => Promise<void>;
  readonly onTakeOther: () => Promise<void>;
  readonly onClose: () => void;
}

/** Two versions of the same thing: nobody but the lister can tell which one counts. */
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
        Somebody saved a newer version since you opened it here, perhaps you in another tab or on another device. Which
        one shall count?
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => choose('mine', onKeepMine)} busy={busy === 'mine' && 'Saving...'}>
          Keep mine
        </Button>
        <Button onClick={() => choose('other', onTakeOther)} busy={busy === 'other' && 'Loading...'}>
          Take the other
        </Button>
      </div>
    </Dialog>
  );
}
