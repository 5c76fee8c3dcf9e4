import { looksLikeEmail } from '@letfair/domain/accounts/contact-details';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { EmailField } from '../../../ui/forms/text-fields.tsx';
import { api } from '../session/index.ts';
import { sentences } from './sentences.ts';

interface ForgotPasswordFormProps {
  readonly defaultEmail: string;
  readonly onSent: (email: string) => void;
}

export function ForgotPasswordForm({ defaultEmail, onSent }: ForgotPasswordFormProps) {
  const form = useForm({
    isDocumented: true,
    initial: { email: defaultEmail },
    read: ({ email }) => ({ email: email.trim() }),
    check: ({ email }) =>
      looksLikeEmail(email) ? null : problem(sentences.forgotInvalid, { email: sentences.forgotInvalid }),
    send: async (body, options) => {
      const answer = await api.accounts.forgotPassword({ body }, options);
      if (!answer.success) return problemOf(answer, sentences.forgotFailed);
      onSent(body.email);
    },
  });

  return (
    <Form form={form}>
      <EmailField {...form.field('email')} />
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={form.values.email.trim() === ''}
        busy={form.isBusy && 'Sending...'}
      >
        Send reset link
      </Button>
    </Form>
  );
}
