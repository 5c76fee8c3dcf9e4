import { MIN_PASSWORD_LENGTH, passwordProblem } from '@letfair/domain/accounts/sign-in-rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formTexts } from '../../lib/form-values.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Form } from '../../ui/forms/form.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { api } from '../session/index.ts';
import { plainOutcome, type Refused, refused, sentences } from './outcomes.ts';

export function ResetPasswordForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const { busy, submit } = useSubmission();
  const [problem, setProblem] = useState<Refused | null>(null);

  async function reset(form: HTMLFormElement) {
    const password = formTexts(form)('password');
    const wrong = passwordProblem(password);
    if (wrong) return setProblem(refused(wrong, { password: wrong }));
    const body = { token, password };
    const sent = await submit(body, (options) => api.accounts.resetPassword({ body }, options));
    if (!sent) return;
    const outcome = plainOutcome(sent, sentences.resetFailed);
    if (outcome.kind === 'refused') return setProblem(outcome);
    toast({ title: 'Password Changed', description: 'Please sign in with your new password.' });
    await navigate('/auth/login', { replace: true });
  }

  return (
    <Form onSubmit={reset} errors={problem?.fields}>
      {problem && !busy && <Alert>{problem.message}</Alert>}
      <PasswordField
        name="password"
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        autoComplete="new-password"
        error={problem?.fields.password}
      />
      <Button type="submit" variant="accent" wide busy={busy && 'Saving...'}>
        Set New Password
      </Button>
    </Form>
  );
}
