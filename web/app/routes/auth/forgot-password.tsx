import { RESET_MINUTES } from '@letfair/domain/accounts/sign-in-rules';
import { useState } from 'react';
import { AuthFrame } from '../../features/accounts/sign-in/auth-frame.tsx';
import { ForgotPasswordForm } from '../../features/accounts/sign-in/forgot-password-form.tsx';
import { rememberReturn, useNextPath } from '../../features/accounts/sign-in/return-path.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { withNext } from '../../lib/safe-next-path.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton, TextLink } from '../../ui/actions/links.tsx';
import type { Route } from './+types/forgot-password.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Forgotten your password?',
    description: 'Get a link to set a new password for your Letfair account.',
    unlisted: true,
  });

export default function ForgotPasswordPage() {
  const next = useNextPath();
  const logIn = withNext('/auth/login', next);
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const footer = (
    <>
      No account yet? <TextLink to={withNext('/auth/signup', next)}>Create one</TextLink>
    </>
  );

  if (sent)
    return (
      <AuthFrame
        title="Check Your Email"
        subtitle={
          <>
            If <strong className="text-ink">{email}</strong> has an account, a link to set a new password is on its way.
          </>
        }
        footer={footer}
      >
        <div className="grid gap-4">
          <p>
            The link works for {RESET_MINUTES} minutes. Nothing there? Check your junk folder, or try another address.
          </p>
          <LinkButton to={logIn} variant="primary" wide>
            Back to sign in
          </LinkButton>
          <Button wide onClick={() => setSent(false)}>
            Try different email
          </Button>
        </div>
      </AuthFrame>
    );

  return (
    <AuthFrame
      title="Forgotten your password?"
      subtitle="Enter your email address and we’ll send you a link."
      footer={footer}
    >
      <div className="grid gap-5">
        <ForgotPasswordForm
          defaultEmail={email}
          onSent={(address) => {
            setEmail(address);
            setSent(true);
            if (next) rememberReturn(next);
          }}
        />
        <p className="text-center">
          <TextLink to={logIn}>Back to sign in</TextLink>
        </p>
      </div>
    </AuthFrame>
  );
}
