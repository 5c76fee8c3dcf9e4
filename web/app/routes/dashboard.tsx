import { LogIn } from 'lucide-react';
import { Navigate } from 'react-router';
import { Dashboard, DashboardPlaceholder } from '../features/dashboard/index.ts';
import { AccountPage, useSession } from '../features/session/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { signInPath } from '../lib/safe-next-path.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/dashboard.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Dashboard', description: 'Your Letfair dashboard.', unlisted: true });

export default function DashboardPage() {
  return (
    <AccountPage>
      <DashboardForSession />
    </AccountPage>
  );
}

function DashboardForSession() {
  const session = useSession();
  if (session.status === 'loading') return <DashboardPlaceholder stats={3} />;
  if (session.status === 'signed-out')
    return (
      <EmptyState
        icon={LogIn}
        title="Please Sign In"
        level="h1"
        actions={
          <LinkButton to={signInPath('/dashboard')} variant="accent">
            Sign In
          </LinkButton>
        }
      >
        You need to be signed in to see your dashboard.
      </EmptyState>
    );
  if (session.user.userType === 'admin') return <Navigate to="/admin/dashboard" replace />;
  return <Dashboard user={session.user} favourites={session.favourites} />;
}
