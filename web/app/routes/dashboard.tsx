import { Navigate } from 'react-router';
import { Dashboard, DashboardPlaceholder } from '../features/dashboard/index.ts';
import { AccountPage, SignInPrompt, useSession } from '../features/session/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
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
  if (session.status === 'loading') return <DashboardPlaceholder />;
  if (session.status === 'signed-out')
    return <SignInPrompt next="/dashboard">You need to be signed in to see your dashboard.</SignInPrompt>;
  if (session.user.userType === 'admin') return <Navigate to="/admin/dashboard" replace />;
  return <Dashboard user={session.user} favourites={session.favourites} />;
}
