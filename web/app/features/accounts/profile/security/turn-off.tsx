import { MAX_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { TextField } from '../../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { api } from '../../session/index.ts';

interface TurnOffProps {
  readonly onClose: () => void;
  readonly onTurnedOff: () => void;
}

const NOT_TURNED_OFF = 'We couldn’t turn off two-step sign-in. Please try again.';

export function TurnOff({ onClose, onTurnedOff }: TurnOffProps) {
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) =>
      password && code
        ? null
        : problem('', {
            ...(!password && { password: 'Enter your password.' }),
            ...(!code && { code: 'Enter the code.' }),
          }),
    send: async (body, options) => {
      const answer = await api.security.disableSecondStep({ body }, options);
      if (!answer.success)
        return answer.error.fields ? problem('', answer.error.fields) : problemOf(answer, NOT_TURNED_OFF);
      toast({ title: 'Two-step sign-in is off', description: 'You now sign in with just your password.' });
      onTurnedOff();
      return null;
    },
  });

  return (
    <Dialog title="Turn off two-step sign-in?" onClose={onClose}>
      <p>Anyone who knows your password could then sign in.</p>
      <Form form={form}>
        <PasswordField
          {...form.field('password')}
          label="Your password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
        />
        <TextField
          {...form.field('code')}
          label="Code"
          hint="The 6 digits in your app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormButtons form={form} variant="danger" busy="Turning off..." onCancel={onClose}>
          Turn off
        </FormButtons>
      </Form>
    </Dialog>
  );
}
