import type { AccessReview } from '@letfair/contract/accounts/access';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { withNext } from '../../../lib/safe-next-path.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RemainingAccess } from '../access/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { takeReturn } from './return-path.ts';

/** After a new password: what can still reach the account, before the sign-in. */
export function PasswordChanged(review: AccessReview) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);

  return (
    <AuthFrame
      title="Your password has been changed"
      subtitle="Every device has been signed out, but some things can still reach your account. End anything you don’t recognise."
      footer="We’ll remind you once more after you’ve signed in."
    >
      <div ref={frame} tabIndex={-1} className="grid gap-6 rounded-sm">
        <RemainingAccess {...review} />
        <Button
          variant="accent"
          wide
          onClick={() => void navigate(withNext('/auth/login', takeReturn()), { replace: true })}
        >
          Sign in
        </Button>
      </div>
    </AuthFrame>
  );
}
