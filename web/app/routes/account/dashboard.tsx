import { Navigate } from 'react-router';
import {
  Dashboard,
  DashboardPlaceholder,
  loadDashboard,
  shouldReloadDashboard,
} from '../../features/dashboard/index.ts';
import { AccountContent, AccountPage } from '../../features/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/dashboard.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Dashboard', description: 'Your Letfair dashboard.', unlisted: true });

export const clientLoader = loadDashboard;
export const shouldRevalidate = shouldReloadDashboard;

export const HydrateFallback = () => (
  <AccountPage>
    <DashboardPlaceholder />
  </AccountPage>
);

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage>
      <AccountContent
        loaderData={loaderData}
        fallback={<DashboardPlaceholder />}
        prompt="You need to be signed in to see your dashboard."
      >
        {(data, user) => (data ? <Dashboard user={user} {...data} /> : <Navigate to="/admin/dashboard" replace />)}
      </AccountContent>
    </AccountPage>
  );
}
