import { useState } from 'react';
import { NETWORK_ERROR } from '../../../lib/forms/use-form.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { api, withConfirmation } from '../../session/index.ts';

interface RemoveSecondStepProps {
  readonly userId: string;
  readonly onRemoved: () => void;
}

const NOT_REMOVED = 'Not removed';

/** For somebody who lost phone, passkeys and recovery codes. */
export function RemoveSecondStep({ userId, onRemoved }: RemoveSecondStepProps) {
  const [isAsking, setAsking] = useState(false);
  const { busy, submit } = useSubmission();

  async function remove() {
    const sent = await submit(userId, () =>
      withConfirmation(() => api.security.removeSecondStepOf({ params: { id: userId } })),
    );
    if (!sent) return;
    if ('error' in sent) return toast({ title: NOT_REMOVED, description: NETWORK_ERROR });
    setAsking(false);
    if (!sent.answer.success) return toast({ title: NOT_REMOVED, description: sent.answer.message });
    toast({ title: 'Second step removed', description: 'The user was told by mail and signed out everywhere.' });
    onRemoved();
  }

  return (
    <div className="flex justify-end">
      <Button onClick={() => setAsking(true)}>Remove second step</Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove the second step?"
          action="Remove"
          busy={busy && 'Removing...'}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          Two-step sign-in and all passkeys go, and the password alone signs in. Be sure that the owner of the account
          is asking: call back the phone number we have, or ask what only they know.
        </ConfirmDialog>
      )}
    </div>
  );
}
