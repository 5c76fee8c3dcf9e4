import { createPath, useLocation, useSearchParams } from 'react-router';
import { AccountPage, SignInPrompt, useSession } from '../features/session/index.ts';
import { OwnThread, OwnTickets, SupportPlaceholder } from '../features/support/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/support.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Support tickets', description: 'What you asked the Letfair team.', unlisted: true });

export default function SupportPage() {
  return (
    <AccountPage>
      <SupportForSession />
    </AccountPage>
  );
}

function SupportForSession() {
  const session = useSession();
  const here = createPath(useLocation());
  const [search] = useSearchParams();
  if (session.status === 'loading') return <SupportPlaceholder />;
  if (session.status === 'signed-out')
    return <SignInPrompt next={here}>You need to be signed in to see your support tickets.</SignInPrompt>;
  const reference = search.get('ticket')?.trim().toUpperCase();
  return reference ? (
    <OwnThread key={`${session.token} ${reference}`} reference={reference} />
  ) : (
    <OwnTickets key={session.token} />
  );
}
