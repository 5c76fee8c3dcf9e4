import type { DemoAccount } from '@letfair/contract/meta';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formTexts } from '../../lib/form-values.ts';
import { safeNextPath } from '../../lib/safe-next-path.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/links.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { EmailField } from '../../ui/forms/text-fields.tsx';
import { api, storeSession } from '../session/index.ts';
import { DemoSignIn } from './demo-sign-in.tsx';
import { logInOutcome, type Refused, refused, sentences } from './outcomes.ts';
import { verifyPath } from './verify-path.ts';

const AFTER_LOG_IN = '/properties';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Demonstrations offer accounts to sign in with; elsewhere there are none. */
export function LogInForm({ demoAccounts }: { readonly demoAccounts: readonly DemoAccount[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { busy, submit } = useSubmission();
  const [problem, setProblem] = useState<Refused | null>(null);

  function logInBy(form: HTMLFormElement) {
    const text = formTexts(form);
    return logIn({
      email: text('email').trim(),
      password: text('password'),
      rememberMe: text('rememberMe') === 'on',
    });
  }

  async function logIn(body: Credentials) {
    const sent = await submit(body, (options) => api.accounts.login({ body }, options));
    if (!sent) return;
    try {
      const outcome = logInOutcome(sent);
      if (outcome.kind === 'refused') return setProblem(outcome);
      if (outcome.kind === 'unverified')
        return await navigate(verifyPath(outcome), { replace: true, state: { notice: outcome.message } });
      storeSession(outcome.user, outcome.token);
      await navigate(safeNextPath(search.get('next')) ?? AFTER_LOG_IN, { replace: true });
    } catch {
      setProblem(refused(sentences.logInBroke));
    }
  }

  return (
    <div className="grid gap-6">
      <Form onSubmit={logInBy} errors={problem?.fields}>
        {problem && !busy && <Alert>{problem.message}</Alert>}
        <EmailField autoComplete="username" error={problem?.fields.email} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          error={problem?.fields.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Checkbox name="rememberMe" label="Remember me" />
          <TextLink to="/auth/forgot-password">Forgot your password?</TextLink>
        </div>
        <Button type="submit" variant="accent" wide busy={busy && 'Signing You In...'}>
          Sign In
        </Button>
      </Form>
      {demoAccounts.length > 0 && (
        <DemoSignIn
          accounts={demoAccounts}
          busy={busy}
          onChoose={({ email, password }) => void logIn({ email, password, rememberMe: false })}
        />
      )}
    </div>
  );
}
