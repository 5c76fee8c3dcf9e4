import { MAX_PASSKEY_NAME, secondStepSentences } from '@letfair/domain/accounts/second-step';
import { type ReactNode, useState } from 'react';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api, canUsePasskeys, makePasskey, PASSKEY_NOT_MADE, withConfirmation } from '../session/index.ts';

interface NewPasskey {
  readonly ask: () => void;
  readonly dialog: ReactNode;
}

/** Asks for a name, and the browser for the passkey. */
export function useNewPasskey({ onAdded }: { readonly onAdded: () => void }): NewPasskey {
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => {
      if (canUsePasskeys()) return setAsking(true);
      toast({
        title: 'You can’t add a passkey here',
        description: 'This browser can’t use passkeys, or this site isn’t on HTTPS.',
      });
    },
    dialog: isAsking && (
      <PasskeyDialog
        onClose={() => setAsking(false)}
        onAdded={() => {
          setAsking(false);
          onAdded();
        }}
      />
    ),
  };
}

interface PasskeyDialogProps {
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

function PasskeyDialog({ onClose, onAdded }: PasskeyDialogProps) {
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => (name.trim() === '' ? problem('', { name: secondStepSentences.passkeyNameMissing }) : null),
    send: async ({ name }, options) => {
      const creation = await withConfirmation(() => api.security.startPasskey());
      if (!creation.success) return problemOf(creation, PASSKEY_NOT_MADE);
      const passkey = await makePasskey(creation.data);
      if (!passkey) return problem(PASSKEY_NOT_MADE);
      const answer = await withConfirmation(() => api.security.addPasskey({ body: { name, passkey } }, options));
      if (!answer.success) return problemOf(answer, PASSKEY_NOT_MADE);
      toast({ title: 'Passkey added', description: `You can now sign in with “${name.trim()}”.` });
      onAdded();
      return null;
    },
  });

  return (
    <Dialog title="Add a passkey" onClose={onClose}>
      <p>
        Your device creates and stores the passkey. You use it with your fingerprint, your face or your device’s PIN.
      </p>
      <Form form={form}>
        <TextField
          {...form.field('name')}
          label="Name"
          hint="A name you’ll recognise later, such as “My phone”."
          maxLength={MAX_PASSKEY_NAME}
          autoComplete="off"
        />
        <FormButtons form={form} variant="primary" busy="Waiting for your device..." onCancel={onClose}>
          Add passkey
        </FormButtons>
      </Form>
    </Dialog>
  );
}
