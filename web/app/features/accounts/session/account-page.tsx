import { LogIn } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { createPath, Navigate, useLocation, useRevalidator } from 'react-router';
import { signInPath } from '../../../lib/safe-next-path.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import type { AccountData } from './account-loader.ts';
import { useSession } from './session-store.ts';
import type { SessionUser } from './stored-session.ts';

interface AccountPageProps {
  /** What only the browser knows. */
  readonly what?: string;
  readonly children: ReactNode;
}

/** The frame of a page that depends on who is signed in, or on something else that only the browser knows. */
export const AccountPage = ({ what = 'your session', children }: AccountPageProps) => (
  <Container>
    <div className="py-10">
      <noscript>
        <p className="mb-8 rounded-md border border-line bg-sand px-4 py-3">
          This page needs JavaScript, because {what} is kept in your browser.
        </p>
      </noscript>
      {children}
    </div>
  </Container>
);

interface AccountContentProps<Data> {
  readonly loaderData: AccountData<Data>;
  readonly fallback: ReactNode;
  /** Tells signed-out visitors why they have to sign in. */
  readonly prompt?: ReactNode;
  /** Shown to signed-out visitors in place of the prompt. */
  readonly signedOut?: ReactNode;
  /** `data` is null where the loader found nothing to load for this user. */
  readonly children: (data: Data | null, user: SessionUser) => ReactNode;
}

/** The content of an account page for whoever is signed in now, also when that changes in another tab. */
export function AccountContent<Data>(props: AccountContentProps<Data>) {
  const { loaderData, fallback, prompt, signedOut, children } = props;
  const session = useSession();
  const here = createPath(useLocation());
  const { revalidate } = useRevalidator();
  const token = session.status === 'signed-in' ? session.token : null;
  const isOfAnother = token !== null && token !== loaderData.token;

  useEffect(() => {
    if (isOfAnother) void revalidate();
  }, [isOfAnother, revalidate]);
  useCancelOnLeave(loaderData.cancel);

  if (session.status === 'signed-out') return signedOut ?? <SignInPrompt next={here}>{prompt}</SignInPrompt>;
  if (session.status === 'loading' || isOfAnother) return fallback;
  // The server refuses everything else until then.
  if (session.user.mustSetUpSecondStep)
    return <Navigate to={`/auth/second-step?next=${encodeURIComponent(here)}`} replace />;
  return <Fragment key={token}>{children(loaderData.data, session.user)}</Fragment>;
}

/** React's strict mode runs effects twice, so the calls end only if the page does not come back at once. */
function useCancelOnLeave(cancel: () => void): void {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(cancel);
    };
  }, [cancel]);
}

interface SignInPromptProps {
  /** Where to come back to. */
  readonly next: string;
  readonly children: ReactNode;
}

/** In place of a page that needs somebody to be signed in. */
const SignInPrompt = ({ next, children }: SignInPromptProps) => (
  <EmptyState
    icon={LogIn}
    title="Please Sign In"
    level="h1"
    link={{ to: signInPath(next), text: 'Sign In', variant: 'primary' }}
  >
    {children}
  </EmptyState>
);
