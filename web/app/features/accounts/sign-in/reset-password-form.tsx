import type { AccessReview } from '@letfair/contract/accounts/access';
import { MIN_PASSWORD_LENGTH, passwordProblem } from '@letfair/domain/accounts/sign-in-rules';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { withNext } from '../../../lib/safe-next-path.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { RemainingAccess } from '../access/index.ts';
import { api } from '../session/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { takeReturn } from './return-path.ts';
import { sentences } from './sentences.ts';

interface ResetPasswordFormProps {
  readonly token: string;
  /** Told where something can still reach the account; otherwise the way leads on to the sign-in. */
  readonly onRemaining: (review: AccessReview) => void;
}

export function ResetPasswordForm({ token, onRemaining }: ResetPasswordFormProps) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => {
      const wrong = passwordProblem(password);
      return wrong ? problem(wrong, { password: wrong }) : null;
    },
    send: async ({ password }, options) => {
      const answer = await api.accounts.resetPassword({ body: { token, password } }, options);
      if (!answer.success) return problemOf(answer, sentences.resetFailed);
      if (answer.data.remaining.length > 0) {
        onRemaining(answer.data);
        return null;
      }
      toast({ title: 'Password changed', description: 'Please sign in with your new password.' });
      await navigate(withNext('/auth/login', takeReturn()), { replace: true });
      return null;
    },
  });

  return (
    <Form form={form}>
      <PasswordField
        {...form.field('password')}
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" wide busy={form.isBusy && 'Saving...'}>
        Set new password
      </Button>
    </Form>
  );
}

/** After a new password: what can still reach the account, before the sign-in. */
export function PasswordChanged(review: AccessReview) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);

  return (
    <AuthFrame
      title="Your password has been changed"
      subtitle="You’ve been signed out on every device, but passkeys, software or calendars you set up earlier may still have access to your account. Remove anything you don’t recognise."
      footer="We’ll remind you once more after you’ve signed in."
    >
      <div ref={frame} tabIndex={-1} className="grid gap-6 rounded-sm">
        <RemainingAccess {...review} />
        <Button
          variant="primary"
          wide
          onClick={() => void navigate(withNext('/auth/login', takeReturn()), { replace: true })}
        >
          Sign in
        </Button>
      </div>
    </AuthFrame>
  );
}
