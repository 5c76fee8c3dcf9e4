import { client as api } from 'virtual:api/client';
import { MAX_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { createRoot } from 'react-dom/client';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { askForPasskey, canUsePasskeys, PASSKEY_NOT_USED } from '../passkey.ts';
import { currentSession } from '../session-store.ts';

let open: Promise<boolean> | null = null;

/** True once the password or a passkey was right. Two calls at once share one dialog. */
export function askForConfirmation(): Promise<boolean> {
  open ??= showDialog().finally(() => {
    open = null;
  });
  return open;
}

/** A root of its own, because any part of any page may need it and none should load it before. */
function showDialog(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    let isConfirmed = false;
    const onClose = () => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    const onConfirmed = () => {
      isConfirmed = true;
      onClose();
    };
    root.render(<ConfirmationDialog onConfirmed={onConfirmed} onClose={onClose} />);
  });
}

interface ConfirmationDialogProps {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

const NOT_CONFIRMED = 'We couldn’t check this. Please try again.';

function ConfirmationDialog({ onConfirmed, onClose }: ConfirmationDialogProps) {
  const session = currentSession();
  const hasPasskey = useHasPasskey();
  const asking = useStep();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? problem('', { password: 'Enter your password.' }) : null),
    send: async (body, options) => {
      const answer = await api.security.confirm({ body }, options);
      if (!answer.success)
        return answer.error?.fields ? problem('', answer.error.fields) : problemOf(answer, NOT_CONFIRMED);
      onConfirmed();
      return null;
    },
  });

  async function confirmWithPasskey() {
    const taken = await asking.take('passkey', async (options) => {
      const passkey = await askForPasskey();
      if (!passkey) return { success: false, message: PASSKEY_NOT_USED } as const;
      return api.security.confirm({ body: { passkey } }, options);
    });
    if (!taken) return;
    if (!taken.isDone) return form.showProblem(problem(taken.problem));
    onConfirmed();
  }

  return (
    <Dialog title="Confirm it’s you" onClose={onClose}>
      <p>You entered your password a while ago. To protect your account, please enter it again.</p>
      <Form form={asking.isBusy ? { ...form, message: '' } : form}>
        {/* Tells password managers whose password is asked for. */}
        <input
          type="email"
          autoComplete="username"
          value={session.status === 'signed-in' ? session.user.email : ''}
          readOnly
          hidden
        />
        <PasswordField
          {...form.field('password')}
          label="Your password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
        />
        <FormButtons form={form} variant="primary" busy="Checking..." onCancel={onClose}>
          Confirm
        </FormButtons>
        {hasPasskey && (
          <Button wide busy={asking.isBusy && 'Waiting for your passkey...'} onClick={() => void confirmWithPasskey()}>
            Use a passkey instead
          </Button>
        )}
      </Form>
    </Dialog>
  );
}

/** Most people have none, and should not wonder what it is. */
function useHasPasskey(): boolean {
  const { data } = useAnswer((signal) => api.security.show({}, { signal }), canUsePasskeys() ? '' : null);
  return data !== undefined && data.passkeys.length > 0;
}
