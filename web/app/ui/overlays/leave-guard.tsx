import { useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
  /** Saves what can be saved and leaves; absent where leaving half-done work behind is no choice. */
  readonly onSaveAndLeave?: () => Promise<void>;
}

export function LeaveDialog({ onStay, onLeave, onSaveAndLeave }: LeaveDialogProps) {
  const [saving, setSaving] = useState(false);

  async function saveAndLeave() {
    setSaving(true);
    await onSaveAndLeave?.();
    setSaving(false);
  }

  return (
    <Dialog title="Leave without saving?" onClose={onStay} closesOnBack={false}>
      <p>You have unsaved changes.</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onStay}>
          Stay
        </Button>
        {onSaveAndLeave && (
          <Button onClick={saveAndLeave} busy={saving && 'Saving...'}>
            Save and leave
          </Button>
        )}
        <Button variant="danger" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}

interface LeaveGuard {
  readonly isUnsaved: boolean;
  /** The same form under another address. */
  readonly isSamePage?: (to: Location) => boolean;
}

/** Asks before unsaved changes are left behind: in the page through the blocker, outside through the browser. */
export function useLeaveGuard({ isUnsaved, isSamePage = () => false }: LeaveGuard) {
  const free = useRef(false);
  // Known at once, not only after the next render: until it is answered, no other navigation may come in between.
  const asking = useRef(false);
  const blocker = useBlocker(({ nextLocation }) => {
    asking.current = isUnsaved && !free.current && !isSamePage(nextLocation);
    return asking.current;
  });

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => free.current || event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return {
    asking: blocker.state === 'blocked',
    isAsking: () => asking.current,
    stay: () => {
      asking.current = false;
      blocker.reset?.();
    },
    leave: () => {
      asking.current = false;
      blocker.proceed?.();
    },
    /** From here on nothing is asked: what was typed is in good hands. */
    allowLeaving: () => {
      free.current = true;
    },
  };
}
