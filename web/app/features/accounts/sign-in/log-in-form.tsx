import type { DemoAccount } from '@letfair/contract/site/meta';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { withNext } from '../../../lib/safe-next-path.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { EmailField } from '../../../ui/forms/text-fields.tsx';
import { api, knownDeviceToken } from '../session/index.ts';
import { rememberReturn, useNextPath, verifyPath } from './return-path.ts';
import { PasskeySignIn } from './second-step/passkey-sign-in.tsx';
import type { SecondStep } from './second-step/second-step-form.tsx';
import { useSignedIn } from './second-step/use-signed-in.ts';
import { sentences } from './sentences.ts';

/** Only those who sign in in two steps load it. */
const SecondStepForm = lazyPart(async () => (await import('./second-step/second-step-form.tsx')).SecondStepForm);

/** A phone is seldom shared, and typing a password there is work. */
const PHONE = '(pointer: coarse) and (max-width: 40rem)';

/** `demoAccounts` are offered in a demonstration; elsewhere there are none. */
export function LogInForm({ demoAccounts }: { readonly demoAccounts: readonly DemoAccount[] }) {
  const navigate = useNavigate();
  const next = useNextPath();
  const signedIn = useSignedIn();
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const form = useForm({
    isDocumented: true,
    initial: { email: '', password: '', rememberMe: '' },
    read: ({ email, password, rememberMe }) => ({ email: email.trim(), password, rememberMe: rememberMe === 'on' }),
    send: async (body, options) => {
      const deviceToken = knownDeviceToken();
      const answer = await api.accounts.login({ body: { ...body, ...(deviceToken && { deviceToken }) } }, options);
      try {
        if (answer.success) {
          await signedIn(answer.data);
          return null;
        }
        if (!answer.data) return problemOf(answer, sentences.logInFailed);
        if ('requiresSecondStep' in answer.data) {
          setSecondStep({ ...answer.data, message: answer.message });
          return null;
        }
        const notice = answer.message || sentences.logInUnverified;
        if (next) rememberReturn(next);
        await navigate(verifyPath({ ...answer.data, next }), { replace: true, state: { notice } });
        return null;
      } catch {
        return problem(sentences.logInBroke);
      }
    },
  });

  const rememberOnPhone = useEffectEvent(() => {
    if (globalThis.matchMedia?.(PHONE).matches) form.write({ rememberMe: 'on' });
  });
  useEffect(() => rememberOnPhone(), []);

  if (secondStep)
    return (
      <Suspense fallback={<p className="min-h-64">One moment, please.</p>}>
        <SecondStepForm
          step={secondStep}
          rememberMe={form.values.rememberMe === 'on'}
          onStartAgain={(reason) => {
            setSecondStep(null);
            form.showProblem(reason ? problem(reason) : null);
          }}
        />
      </Suspense>
    );
  return (
    <div className="grid gap-6">
      <Form form={form}>
        <EmailField {...form.field('email')} autoComplete="username" />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Checkbox name="rememberMe" label="Remember me" />
          <TextLink to={withNext('/auth/forgot-password', next)}>Forgotten your password?</TextLink>
        </div>
        <Button type="submit" variant="primary" wide busy={form.isBusy && 'Signing You In...'}>
          Sign In
        </Button>
      </Form>
      <PasskeySignIn rememberMe={form.values.rememberMe === 'on'} />
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
        This is a demo: the homes and people are made up. Try it as any type of user.
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
      Or type an email address such as {accounts[0]?.email}. The password is{' '}
      <code className="font-mono break-all">{accounts[0]?.password}</code> for all of them.
    </p>
  </section>
);
