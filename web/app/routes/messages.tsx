import { LogIn, MessagesSquare } from 'lucide-react';
import { createPath, useLocation } from 'react-router';
import { MessagesPage, MessagesPlaceholder } from '../features/messages/index.ts';
import { AccountPage, useSession } from '../features/session/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { signInPath } from '../lib/safe-next-path.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/messages.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Messages', description: 'Your conversations on Letfair.', unlisted: true });

export default function Messages() {
  return (
    <AccountPage>
      <MessagesForSession />
    </AccountPage>
  );
}

function MessagesForSession() {
  const session = useSession();
  const here = createPath(useLocation());
  if (session.status === 'loading') return <MessagesPlaceholder />;
  if (session.status === 'signed-out')
    return (
      <EmptyState
        icon={LogIn}
        title="Please Sign In"
        level="h1"
        actions={
          <LinkButton to={signInPath(here)} variant="accent">
            Sign In
          </LinkButton>
        }
      >
        You need to be signed in to access messages.
      </EmptyState>
    );
  if (session.user.userType === 'admin')
    return (
      <EmptyState
        icon={MessagesSquare}
        title="For tenants, landlords and agents"
        level="h1"
        actions={<LinkButton to="/admin/dashboard">Go to the admin dashboard</LinkButton>}
      >
        Admins take no part in conversations.
      </EmptyState>
    );
  // Whoever signs in next begins afresh.
  return <MessagesPage key={session.token} user={session.user} token={session.token} />;
}
