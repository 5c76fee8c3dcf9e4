import type { AccessReview } from '@letfair/contract/accounts/access';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuthFrame } from '../../features/accounts/sign-in/auth-frame.tsx';
import { PasswordChanged, ResetPasswordForm } from '../../features/accounts/sign-in/reset-password-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { LinkButton, TextLink } from '../../ui/actions/links.tsx';
import type { Route } from './+types/reset-password.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Set a new password',
    description: 'Set a new password for your Letfair account.',
    unlisted: true,
  });

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const [review, setReview] = useState<AccessReview | null>(null);
  const footer = (
    <>
      Link expired? <TextLink to="/auth/forgot-password">Ask for a new one</TextLink>
    </>
  );

  if (!token)
    return (
      <AuthFrame
        title="This link is incomplete"
        subtitle="Open the link in our email again, or ask for a new one."
        footer={<TextLink to="/auth/login">Back to sign in</TextLink>}
      >
        <LinkButton to="/auth/forgot-password" variant="primary" wide>
          Ask for a new link
        </LinkButton>
      </AuthFrame>
    );

  if (review) return <PasswordChanged {...review} />;

  return (
    <AuthFrame
      title="Set a new password"
      subtitle="This replaces the old one and signs you out everywhere else."
      footer={footer}
    >
      <ResetPasswordForm token={token} onRemaining={setReview} />
    </AuthFrame>
  );
}
