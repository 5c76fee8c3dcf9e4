import { ShieldAlert } from 'lucide-react';
import { AdminDashboard, loadAdmin } from '../../features/admin/admin-dashboard.tsx';
import { AdminPlaceholder } from '../../features/admin/admin-placeholder.tsx';
import { AccountContent, AccountPage } from '../../features/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { LinkButton } from '../../ui/actions/links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Route } from './+types/dashboard.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Admin Dashboard', description: 'Users and support tickets.', unlisted: true });

export const clientLoader = loadAdmin;

export const HydrateFallback = () => (
  <AccountPage>
    <AdminPlaceholder />
  </AccountPage>
);

export default function AdminDashboardPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage>
      <AccountContent loaderData={loaderData} fallback={<AdminPlaceholder />} signedOut={<AccessDenied />}>
        {(data) => (data ? <AdminDashboard {...data} /> : <AccessDenied />)}
      </AccountContent>
    </AccountPage>
  );
}

const AccessDenied = () => (
  <EmptyState
    icon={ShieldAlert}
    title="Access Denied - Admin access required to view this page."
    level="h1"
    actions={<LinkButton to="/">Return to home</LinkButton>}
  />
);
