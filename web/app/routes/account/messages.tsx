import { MessagesSquare } from 'lucide-react';
import { createPath, useLocation } from 'react-router';
import { MessagesPage, MessagesPlaceholder } from '../../features/conversations/index.ts';
import { AccountPage, SignInPrompt, useSession } from '../../features/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { LinkButton } from '../../ui/actions/links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
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
    return <SignInPrompt next={here}>You need to be signed in to access messages.</SignInPrompt>;
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
