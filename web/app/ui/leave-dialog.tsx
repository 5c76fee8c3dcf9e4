import { useState } from 'react';
import { Button } from './button.tsx';
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
    <Dialog title="Leave without saving?" onClose={onStay}>
      <p>You have changes that are not saved yet.</p>
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
