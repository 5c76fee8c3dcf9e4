import { CODE_MINUTES } from '@letfair/domain/accounts/sign-in-rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../features/accounts/session/index.ts';
import { AuthFrame } from '../../features/accounts/sign-in/auth-frame.tsx';
import { takeReturn, useNextPath } from '../../features/accounts/sign-in/return-path.ts';
import { VerifyForm } from '../../features/accounts/sign-in/verify-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { apiContext } from '../../lib/request-context.ts';
import { withNext } from '../../lib/safe-next-path.ts';
import { LinkButton, TextLink } from '../../ui/actions/links.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { Route } from './+types/verify.ts';

const REDIRECT_MS = 2_000;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Verify your email', description: 'Verify your email address.', unlisted: true });

export async function loader({ context }: Route.LoaderArgs) {
  const about = await context.get(apiContext).meta.about();
  return { localMail: about.success && about.data.mail === 'local' };
}

export default function VerifyPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const notice = (state as { readonly notice?: string } | null)?.notice;
  const next = useNextPath();
  const email = search.get('email') ?? '';
  const [wayOn, setWayOn] = useState<WayOn | null>(null);
  const goOn = () => setWayOn(wayBack(next ?? takeReturn()));
  useSignInElsewhere(email, goOn);

  if (wayOn) return <Verified {...wayOn} />;
  return (
    <AuthFrame
      title="Verify your email"
      subtitle={`We mailed you a 6-digit code. It works for ${CODE_MINUTES} minutes.`}
      footer={<TextLink to={withNext('/auth/login', next)}>Back to sign in</TextLink>}
    >
      <div className="grid gap-5">
        {notice && <Note>{notice}</Note>}
        <VerifyForm
          email={email}
          code={search.get('code') ?? ''}
          token={search.get('token')}
          next={next}
          onVerified={(resetToken) => (resetToken ? setWayOn(newPasswordPage(resetToken)) : goOn())}
        />
        {loaderData.localMail && (
          <Note>
            No mail server is set up here, so mails stay on this machine:{' '}
            <a href="/dev/mail" className="font-semibold text-link underline underline-offset-3">
              open the local mailbox
            </a>
            .
          </Note>
        )}
      </div>
    </AuthFrame>
  );
}

interface WayOn {
  readonly path: string;
  readonly subtitle: string;
  readonly footer: string;
  readonly label: string;
}

const dashboard: WayOn = {
  path: '/dashboard',
  subtitle: 'Your address is verified and you are signed in.',
  footer: 'Your dashboard opens in a moment.',
  label: 'Go to your dashboard',
};

/** To where the sign-up began, if it began at something. */
const wayBack = (next: string | null): WayOn =>
  next === null
    ? dashboard
    : { ...dashboard, path: next, footer: 'The page you came from opens in a moment.', label: 'Go back to it' };

const newPasswordPage = (token: string): WayOn => ({
  path: `/auth/reset-password?token=${encodeURIComponent(token)}`,
  subtitle: 'Your address is verified. Somebody signed up with it more than once, so please choose a new password.',
  footer: 'The page opens in a moment.',
  label: 'Choose a new password',
});

/** The link in the mail was opened in another tab, which signs this one in too. */
function useSignInElsewhere(email: string, onSignedIn: () => void): void {
  const session = useSession();
  const wasSignedOut = useRef(false);
  const isThem = session.status === 'signed-in' && session.user.email.toLowerCase() === email.trim().toLowerCase();
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (session.status === 'signed-out') wasSignedOut.current = true;
    else if (isThem && wasSignedOut.current) goOn();
  }, [session.status, isThem]);
}

function Verified({ path, subtitle, footer, label }: WayOn) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(path, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, path]);
  return (
    <AuthFrame title="You are all set" subtitle={subtitle} footer={footer}>
      <LinkButton to={path} replace variant="primary" wide>
        {label}
      </LinkButton>
    </AuthFrame>
  );
}
