import { looksLikeEmail } from '@letfair/domain/accounts/contact-details';
import { useState } from 'react';
import { useFieldText } from '../../lib/use-field-text.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { EmailField } from '../../ui/forms/text-fields.tsx';
import { api } from '../session/index.ts';
import { plainOutcome, type Refused, refused, sentences } from './outcomes.ts';

interface ForgotPasswordFormProps {
  readonly defaultEmail: string;
  readonly onSent: (email: string) => void;
}

export function ForgotPasswordForm({ defaultEmail, onSent }: ForgotPasswordFormProps) {
  const { busy, submit } = useSubmission();
  const [problem, setProblem] = useState<Refused | null>(null);
  const email = useFieldText(defaultEmail);

  async function ask() {
    const body = { email: email.text.trim() };
    if (!looksLikeEmail(body.email))
      return setProblem(refused(sentences.forgotInvalid, { email: sentences.forgotInvalid }));
    const sent = await submit(body, (options) => api.accounts.forgotPassword({ body }, options));
    if (!sent) return;
    const outcome = plainOutcome(sent, sentences.forgotFailed);
    if (outcome.kind === 'refused') return setProblem(outcome);
    onSent(body.email);
  }

  return (
    <Form onSubmit={ask} errors={problem?.fields}>
      {problem && !busy && <Alert>{problem.message}</Alert>}
      <EmailField {...email.input} error={problem?.fields.email} />
      <Button type="submit" variant="accent" wide disabled={email.text.trim() === ''} busy={busy && 'Sending...'}>
        Send Reset Link
      </Button>
    </Form>
  );
}
