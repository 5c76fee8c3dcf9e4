import type { DemoAccount } from '@letfair/contract/meta';
import { useNavigate, useSearchParams } from 'react-router';
import { problem, problemOf, useForm } from '../../lib/forms/use-form.ts';
import { safeNextPath } from '../../lib/safe-next-path.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/links.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { EmailField } from '../../ui/forms/text-fields.tsx';
import { api, knownDeviceToken, storeSession } from '../session/index.ts';
import { sentences } from './sentences.ts';
import { verifyPath } from './verify-path.ts';

const AFTER_LOG_IN = '/properties';

/** `demoAccounts` are offered in a demonstration; elsewhere there are none. */
export function LogInForm({ demoAccounts }: { readonly demoAccounts: readonly DemoAccount[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: '', password: '', rememberMe: '' },
    read: ({ email, password, rememberMe }) => ({ email: email.trim(), password, rememberMe: rememberMe === 'on' }),
    send: async (body, options) => {
      const deviceToken = knownDeviceToken();
      const answer = await api.accounts.login({ body: { ...body, ...(deviceToken && { deviceToken }) } }, options);
      try {
        if (answer.success) {
          storeSession(answer.data.user, answer.data.token, answer.data.deviceToken);
          await navigate(safeNextPath(search.get('next')) ?? AFTER_LOG_IN, { replace: true });
          return null;
        }
        if (!answer.data || !('requiresVerification' in answer.data)) return problemOf(answer, sentences.logInFailed);
        const notice = answer.message || sentences.logInUnverified;
        await navigate(verifyPath(answer.data), { replace: true, state: { notice } });
        return null;
      } catch {
        return problem(sentences.logInBroke);
      }
    },
  });

  return (
    <div className="grid gap-6">
      <Form form={form}>
        <EmailField {...form.field('email')} autoComplete="username" />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Checkbox name="rememberMe" label="Remember me" />
          <TextLink to="/auth/forgot-password">Forgot your password?</TextLink>
        </div>
        <Button type="submit" variant="accent" wide busy={form.isBusy && 'Signing You In...'}>
          Sign In
        </Button>
      </Form>
      {demoAccounts.length > 0 && (
        <DemoSignIn
          accounts={demoAccounts}
          busy={form.isBusy}
          onChoose={({ email, password }) => void form.submitBody({ email, password, rememberMe: false })}
        />
      )}
    </div>
  );
}

interface DemoSignInProps {
  readonly accounts: readonly DemoAccount[];
  readonly busy: boolean;
  readonly onChoose: (account: DemoAccount) => void;
}

/** In a demonstration a newcomer signs in as anybody with one press. */
const DemoSignIn = ({ accounts, busy, onChoose }: DemoSignInProps) => (
  <section aria-labelledby="demo-accounts" className="grid gap-4 border-t border-line pt-6">
    <div className="grid gap-1">
      <h2 id="demo-accounts" className="text-lg font-semibold">
        Just looking?
      </h2>
      <p className="text-sm text-muted">
        This is a demonstration: homes and people are made up. Look at it from any side.
      </p>
    </div>
    <ul className="grid gap-2 sm:grid-cols-2">
      {accounts.map((account) => (
        <li key={account.email}>
          <Button wide disabled={busy} onClick={() => onChoose(account)}>
            {account.firstName}, {account.userType}
          </Button>
        </li>
      ))}
    </ul>
    <p className="text-sm text-muted">
      Or type {accounts[0]?.email} and the like; the password is{' '}
      <code className="font-mono break-all">{accounts[0]?.password}</code> for all of them.
    </p>
  </section>
);
