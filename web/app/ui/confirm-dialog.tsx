import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** What the button does, in its own words. */
  readonly action: string;
  /** The text while it is under way. */
  readonly busy: string | false;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({ title, action, busy, onConfirm, onClose, children }: ConfirmDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <div className="wrap-anywhere">{children}</div>
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </div>
  </Dialog>
);
