import { ShieldAlert } from 'lucide-react';
import { AdminDashboard } from '../../features/admin/admin-dashboard.tsx';
import { AdminPlaceholder } from '../../features/admin/admin-placeholder.tsx';
import { AccountPage, useSession } from '../../features/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { LinkButton } from '../../ui/actions/links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Route } from './+types/dashboard.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Admin Dashboard', description: 'Users and support tickets.', unlisted: true });

export default function AdminDashboardPage() {
  return (
    <AccountPage>
      <AdminDashboardForSession />
    </AccountPage>
  );
}

function AdminDashboardForSession() {
  const session = useSession();
  if (session.status === 'loading') return <AdminPlaceholder />;
  if (session.status === 'signed-in' && session.user.userType === 'admin') return <AdminDashboard />;
  return (
    <EmptyState
      icon={ShieldAlert}
      title="Access Denied - Admin access required to view this page."
      level="h1"
      actions={<LinkButton to="/">Return to home</LinkButton>}
    />
  );
}
