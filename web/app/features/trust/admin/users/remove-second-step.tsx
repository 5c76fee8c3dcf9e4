import { useState } from 'react';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../../ui/overlays/dialog.tsx';
import { api, withConfirmation } from '../../../accounts/session/index.ts';

interface RemoveSecondStepProps {
  readonly userId: string;
  readonly onRemoved: () => void;
}

/** For somebody who lost phone, passkeys and recovery codes. */
export function RemoveSecondStep({ userId, onRemoved }: RemoveSecondStepProps) {
  const [isAsking, setAsking] = useState(false);
  const step = useStep();

  async function remove() {
    const taken = await step.take('remove', () =>
      withConfirmation(() => api.security.removeSecondStepOf({ params: { id: userId } })),
    );
    if (!taken) return;
    if (taken.isDone || taken.refused) setAsking(false);
    if (!taken.isDone) return toast({ title: 'Not removed', description: taken.problem });
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
          busy={step.isBusy && 'Removing...'}
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
