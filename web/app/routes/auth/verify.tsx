import { CODE_MINUTES } from '@letfair/domain/accounts/sign-in-rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { currentSession, type Session, useSession } from '../../features/accounts/session/index.ts';
import { AuthFrame } from '../../features/accounts/sign-in/auth-frame.tsx';
import { FIRST_VISIT, takeReturn, useNextPath } from '../../features/accounts/sign-in/return-path.ts';
import { VerifyForm } from '../../features/accounts/sign-in/verify-form.tsx';
import { AskedHomeCard, loadAskedHome } from '../../features/search/asked-home/index.ts';
import { useHydrated } from '../../lib/first-paint/use-hydrated.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { apiContext } from '../../lib/request-context.ts';
import { withNext } from '../../lib/safe-next-path.ts';
import { LinkButton, TextLink } from '../../ui/actions/links.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { Route } from './+types/verify.ts';

const REDIRECT_MS = 2_000;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Verify your email', description: 'Verify your email address.', unlisted: true });

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [about, askedHome] = await Promise.all([api.meta.about(), loadAskedHome(api, url.searchParams.get('next'))]);
  return { localMail: about.success && about.data.mail === 'local', askedHome };
}

export default function VerifyPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const isHydrated = useHydrated();
  // The server knows no state, and draws the same page after a reload.
  const notice = isHydrated && (state as { readonly notice?: string } | null)?.notice;
  const next = useNextPath();
  const email = search.get('email') ?? '';
  const [wayOn, setWayOn] = useState<WayOn | null>(null);
  const goOn = () => setWayOn(wayBack(next ?? takeReturn(), isNewAccount(currentSession())));
  useSignInElsewhere(email, goOn);

  if (wayOn) return <Verified {...wayOn} />;
  return (
    <AuthFrame
      title="Verify your email"
      subtitle={`We’ve emailed you a 6-digit code. It works for ${CODE_MINUTES} minutes.`}
      about={loaderData.askedHome && <AskedHomeCard home={loaderData.askedHome} />}
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
            No mail server is set up here, so emails stay on this machine:{' '}
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
  readonly state?: typeof FIRST_VISIT;
}

const dashboard: WayOn = {
  path: '/dashboard',
  subtitle: 'Your address is verified and you’re signed in.',
  footer: 'Taking you to your dashboard.',
  label: 'Go to your dashboard',
};

/** To where the sign-up began, if it began at something. */
const wayBack = (next: string | null, isNew: boolean): WayOn =>
  next === null
    ? { ...dashboard, ...(isNew && { state: FIRST_VISIT }) }
    : { ...dashboard, path: next, ...(wordsFor.get(next) ?? wordsBack) };

const wordsBack = { footer: 'Taking you back to where you were.', label: 'Go back to where you were' };
/** Pages that nobody has seen before they signed up. */
const wordsFor: ReadonlyMap<string, typeof wordsBack> = new Map([
  ['/list-property', { footer: 'Taking you to list your property.', label: 'List your property' }],
  ['/favorites', { footer: 'Taking you to your favourites.', label: 'View your favourites' }],
]);

const NEW_FOR_MS = 24 * 60 * 60 * 1_000;

/** A changed address is verified on this page as well. */
const isNewAccount = (session: Session): boolean =>
  session.status === 'signed-in' && Date.now() - Date.parse(session.user.createdAt ?? '') < NEW_FOR_MS;

const newPasswordPage = (token: string): WayOn => ({
  path: `/auth/reset-password?token=${encodeURIComponent(token)}`,
  subtitle: 'Your address is verified. Someone signed up with it more than once, so please choose a new password.',
  footer: 'Taking you there now.',
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

function Verified({ path, subtitle, footer, label, state }: WayOn) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(path, { replace: true, state }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, path, state]);
  return (
    <AuthFrame title="You’re all set" subtitle={subtitle} footer={footer}>
      <LinkButton to={path} state={state} replace variant="primary" wide>
        {label}
      </LinkButton>
    </AuthFrame>
  );
}
